extension PageCode {
  /// The style of the page, light and dark.
  // swift-format-ignore
  static let style = #"""
:root {
  color-scheme: light;
  --paper: #fff; --ground: #f6f7f9; --raised: #fff; --ink: #16191d; --soft: #59616b; --faint: #8a929c;
  --rule: #dfe2e6; --pass: #1b7f4b; --blue: #0e7abd;
  --blue-soft: #e7f2fa; --gap: #ff6a13; --overlap: #5a3fe0; --gap-ink: #b54300; --overlap-ink: #4a30c8;
  --teal: #00857c; --red: #c2261b; --ochre: #7a5c00; --plum: #9a2f8f; --olive: #5f6b00;
}
:root[data-theme=dark] {
  color-scheme: dark;
  --paper: #0f1216; --ground: #161a20; --raised: #1b2027; --ink: #edeff2; --soft: #a3abb6; --faint: #757e89;
  --rule: #2b3037; --pass: #3fbf7a; --blue: #4fb4f0;
  --blue-soft: #152a39; --gap: #ff7a29; --overlap: #8468ff; --gap-ink: #ff9552; --overlap-ink: #a894ff;
  --teal: #2fc7bc; --red: #ff6a5e; --ochre: #e0b84a; --plum: #e58adb; --olive: #c4d23c;
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
body { display: flex; flex-direction: column; height: 100dvh; }
h1, h2 { font-weight: 600; letter-spacing: -.01em; }
button, input, select { font: inherit; color: inherit; }
button, select, input[type=search] { border: 1px solid var(--rule); border-radius: 7px; background: var(--raised); padding: 4px 10px; min-height: 30px; }
button { cursor: pointer; }
button:hover, select:hover { border-color: var(--faint); }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.skip { position: absolute; left: 12px; top: -60px; z-index: 9; }
.skip:focus { top: 10px; }
.quiet { border-color: transparent; background: none; color: var(--soft); }

header { display: flex; align-items: center; gap: 18px; padding: 10px 20px; border-bottom: 1px solid var(--rule); flex: none; }
h1 { font-size: 17px; display: flex; align-items: center; gap: 8px; }
h1 rect { fill: none; stroke: var(--ink); stroke-width: 1.8; }
h1 path { stroke: var(--gap); stroke-width: 2.2; }
#verdict { flex: 1; font-size: 15px; }
main { flex: 1; display: grid; grid-template-columns: 356px minmax(0, 1fr); min-height: 0; }

nav { border-right: 1px solid var(--rule); background: var(--ground); display: flex; flex-direction: column; min-height: 0; }
#filters { padding: 14px 16px 8px; display: grid; gap: 8px; }
.group { display: flex; gap: 2px; border: 1px solid var(--rule); border-radius: 8px; padding: 1px; background: var(--raised); }
.group button { flex: 1; border-color: transparent; min-height: 26px; padding: 2px 8px; color: var(--soft); }
.group [aria-pressed=true], #pin[aria-pressed=true] { background: var(--blue-soft); color: var(--ink); border-color: var(--blue); }
#selects { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
#count { padding: 2px 16px 8px; color: var(--soft); font-size: 12px; }
#list { flex: 1; overflow-y: auto; position: relative; border-top: 1px solid var(--rule); overscroll-behavior: contain; }
#rows { position: relative; }
.row { position: absolute; left: 0; right: 0; height: 62px; padding: 10px 16px 0 38px; border-bottom: 1px solid var(--rule); cursor: pointer; display: grid; grid-template-columns: minmax(0, 1fr) 100px; column-gap: 8px; }
.row.head { display: block; padding: 5px 12px 0 38px; background: var(--raised); }
.row.head b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; font-size: 13px; line-height: 17px; overflow-wrap: anywhere; }
.row.head i { display: block; }
.row:hover { background: var(--raised); }
[aria-expanded]::before { content: "\25b8"; position: absolute; left: 16px; top: 32px; color: var(--soft); }
[aria-expanded=true]::before { content: "\25be"; }
.row[aria-selected=true] { background: var(--blue-soft); box-shadow: inset 3px 0 var(--blue); }
.row b, .row i, .row em, .ends span { white-space: pre; overflow: hidden; text-overflow: ellipsis; font-style: normal }
.ends { display: flex; }
.ends span:last-child { flex: none; }
.row b { font-weight: 550; }
.row i { color: var(--soft); font-size: 12px; }
.row em { font-size: 12px; text-align: right; color: var(--soft); }
.row canvas { width: 74px; height: 20px; justify-self: end; }
.mark { position: absolute; left: 13px; top: 12px; width: 16px; height: 16px; border-radius: 50%; color: var(--paper); font: 700 10px/16px system-ui; text-align: center; background: var(--pass); }
.v1 .mark, .badge.v1 { background: var(--red); }
.v2 .mark, .badge.v2 { background: var(--plum); }
.gap { color: var(--gap-ink) !important; }
.overlap { color: var(--overlap-ink) !important; }

#stage { overflow: auto; padding: 20px 28px 48px; outline: none; min-width: 0; }
#pin { float: right; margin-left: 12px; }
#scene, #facts { color: var(--soft); }
#lost:not(:empty) { border-left: 3px solid var(--red); padding: 4px 10px; margin-bottom: 12px; overflow-wrap: anywhere; }
h2 { font-size: 22px; line-height: 1.25; overflow-wrap: anywhere; }
#facts { font-size: 13px; margin-top: 3px; overflow-wrap: anywhere; }
.badge { display: inline-block; vertical-align: 3px; margin-left: 10px; border-radius: 4px; padding: 1px 7px; background: var(--pass); color: var(--paper); font-size: 12px; font-weight: 600; letter-spacing: 0; }
#phones { display: flex; gap: 10px; overflow-x: auto; padding: 4px 4px 10px; margin: 0 -4px; scrollbar-width: thin; }
.phone { flex: none; border: 1px solid transparent; background: none; border-radius: 12px; padding: 8px 2px 8px 8px; text-align: left; }
.phone[aria-pressed=true] { background: var(--ground); border-color: var(--rule); }
.phone > span { display: block; max-width: calc(100% - 14px); min-height: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px }
.phone > .name { display: flex; align-items: baseline; font-weight: 550; margin-bottom: 6px; }
.phone .name::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 50%; margin-right: 6px; background: var(--pass); }
.phone.v1 .name::before { background: var(--red); }
.phone.v2 .name::before { background: var(--plum); }
.phone .at { color: var(--soft); text-align: center; margin-top: 5px; }
.phone .no { white-space: normal; color: var(--soft); padding: 20px 8px; }
.phone canvas, #seam { display: block; }

#player { position: relative; margin-top: 8px; }
#transport { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 10px; }
#play { min-width: 72px; background: var(--blue); border-color: var(--blue); color: var(--paper); font-weight: 600; }
#readout { color: var(--soft); flex: 1; }
#readout b { color: var(--ink); font-weight: 600; }
a { color: var(--blue); text-decoration: none; }
#plot { position: relative; padding-left: 46px; }
#seam { width: calc(100% + 46px); height: 210px; margin-left: -46px; cursor: crosshair; touch-action: pan-y; }
#scrub { display: block; width: calc(100% + 4px); margin: 0 -8px 4px; accent-color: var(--blue); }
#bands, #posts { position: relative; }
#bands:not(:empty) { margin-top: 6px; }
.band { position: absolute; height: 20px; min-height: 0; min-width: 7px; padding: 0 5px; border: 0; border-radius: 4px; font-size: 11.5px; line-height: 20px; background: var(--c); color: var(--paper); text-align: left; white-space: nowrap; overflow: hidden; }
.wanted { background: none; color: var(--c); box-shadow: inset 0 0 0 1.5px var(--c); }
.post { position: absolute; border-left: 1.5px solid var(--faint); padding-left: 5px; font-size: 11.5px; line-height: 15px; color: var(--soft); cursor: default; }
.post.left { border-left: 0; border-right: 1.5px solid var(--faint); padding: 0 5px 0 0; text-align: right; }
#posts { margin-top: 8px; }
#legend { color: var(--soft); font-size: 12px; margin-top: 10px; }
#legend i { display: inline-block; width: 22px; height: 10px; margin: 0 6px 0 18px; border-radius: 2px; }
#legend i:first-child { margin-left: 0; }
#legend .lk { height: 0; border-top: 2px solid var(--ink); vertical-align: 3px; }
#legend .lb { height: 0; border-top: 4px solid var(--blue); vertical-align: 2px; }
#legend .lg { background: var(--gap); }
#legend .lo { background: var(--overlap); opacity: .75; }
#finds { list-style: none; padding: 0; margin: 10px 0 14px; max-width: 1000px; }
#finds li { border-top: 1px solid var(--rule); padding: 6px 0; overflow-wrap: anywhere; }
#finds code { font: 12px ui-monospace, monospace; color: var(--soft); }
.find { margin: 3px 6px 0 0; padding: 2px 9px; text-align: left; min-height: 26px; font-weight: 550; display: inline-block; }
.find i { font-style: normal; font-weight: 400; color: var(--soft); margin-left: 8px; }
.swatch { display: inline-block; width: 9px; height: 9px; border-radius: 2px; margin-right: 7px; }

@media (max-width: 860px) {
  body { height: auto; }
  header { padding: 10px 14px; gap: 10px; flex-wrap: wrap; }
  #verdict { order: 3; flex-basis: 100%; }
  #theme { margin-left: auto; }
  main { display: block; }
  nav { border-right: 0; border-bottom: 1px solid var(--rule); }
  #list { flex: none; height: 250px; }
  #stage { padding: 16px 14px 32px; overflow: visible; }
  h2 { font-size: 19px; }
  #readout { flex-basis: 100%; order: 9; }
}
@media print {
  :root { print-color-adjust: exact; }
  body { display: block; height: auto; }
  main { display: block; }
  nav, #transport, #scrub, #theme, .skip { display: none !important; }
  #stage { overflow: visible; padding: 12px 20px; }
  #phones { flex-wrap: wrap; overflow: visible; }
  .phone, #player, #finds li { break-inside: avoid; }
}
"""#
}
