extension PageCode {
  /// The script of the page: it draws phones, player and curves from the data.
  // swift-format-ignore
  static let script = #"""
"use strict";
(() => {
// The report: texts, columns and layers are there once; cases have their places.
const { max, min, abs } = Math, $ = id => document.getElementById(id), data = JSON.parse($("data").textContent), text = i => data.text[i] ?? "";
const verdicts = "pass,fail,error".split(","), worded = ["as expected", "not as expected", "not played"];
const set = (element, attributes) => { for (const name in attributes) element.setAttribute(name, attributes[name]); return element; };
const make = (tag, name = "", words = "", attributes) => { const element = set(document.createElement(tag), attributes); element.className = name; element.textContent = words; return element; };
const button = (name, words, press, attributes) => { const made = make("button", name, words, attributes); made.onclick = press; return made; };
const figure = n => { n = abs(n); return String(+n.toFixed(n < 1 ? 2 : n < 1000 ? 1 : 0)); };
const plural = (n, word) => n + " " + word + (n === 1 ? "" : "s");
const ms = time => Math.round(time * 1000) + " ms";
const joined = list => list.filter(Boolean).join(" \u00b7 ");
const is = n => n === n;
// Words of which the end stays where there is no room: names of one kind differ there.
const ends = (tag, name, words) => { const element = make(tag, name + " ends"), cut = max(0, words.length - 14); element.append(make("span", "", words.slice(0, cut)), make("span", "", words.slice(cut))); return element; };

// A column as numbers: see PageColumn for how it is written.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = new Uint8Array(128);
for (let i = 0; i < 64; i++) digits[letters.charCodeAt(i)] = i;
const columns = [];
function column(place) {
  if (columns[place]) return columns[place];
  const source = data.col[place], values = [];
  let at = 0, last = 0, step = 0, change = null;
  const number = () => {
    let value = 0, shift = 0, digit;
    do { digit = digits[source.charCodeAt(at++)]; value += (digit & 31) * 2 ** shift; shift += 5; } while (digit & 32);
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  const put = () => {
    if (change === null) { values.push(NaN); last = step = 0; return; }
    step += change; last += step; values.push(last / 100);
  };
  while (at < source.length) {
    if (source[at] === "!") { at++; for (let n = number(); n > 0; n--) put(); continue; }
    if (source[at] === "~") { at++; change = null; } else change = number();
    put();
  }
  return columns[place] = Float64Array.from(values);
}

// A layer: its places as [frame, x, y, width, height, opacity].
const layers = [];
function layer(place) {
  if (layers[place]) return layers[place];
  const [kind, anchor, seed, color, panel, ...places] = data.lay[place];
  return layers[place] = { kind: text(kind), anchor: text(anchor), seed, color: color < 0 ? "" : text(color), panel: panel < 0 ? "" : text(panel), places };
}
// A case's track, opened; null where there is none.
function open(c) {
  const t = c.track;
  if (c.T !== undefined || !t) return c.T ??= null;
  const [kx, kt, , bx, bt, bb, gu, lt, lb, ct, ap] = t.e.map(column), times = column(t.t).map(n => t.origin + Math.round(n * 100) * t.unit), quads = list => list.map(four => four.map(column));
  return c.T = { ...t, kx, kt, bx, bt, bb, gu, lt, lb, ct, ap, times, n: times.length, field: t.field && t.field.map(column), gap: quads(t.gap), overlap: quads(t.overlap), phases: t.phases.map(([name, time]) => [time, text(name)]), layers: t.layers.map(layer) };
}
const cases = data.cases.map((c, i) => ({ ...c, i, name: text(c.n), scene: text(c.s), handler: text(c.h), device: text(c.d), place: text(c.file), failure: c.failure == null ? "" : text(c.failure), parts: text(c.l).split(" / ").toSpliced(1, 0, text(c.s)),
  finds: c.finds.map(([kind, phase, first, last, worst, time, amount, unit, points, pixels, cause, rule, wanted, off]) => ({ kind: text(kind), phase: text(phase), first, last, worst, time, pixels, cause: text(cause), rule: text(rule), wanted, off, points: max(points, text(unit) === "pt" ? amount : 0),
    size: (off < 0 ? "\u2265 " : "") + (text(unit) !== "times" ? figure(amount) + " " + text(unit) : amount === 1 ? "once" : plural(amount, "time")), inPoints: text(unit) === "pt" })) }));
const recorded = c => c.from !== undefined;
// What fails a case; of one that passes, all that is found.
const faults = c => c.finds.filter(f => !c.v || !f.wanted);
const greater = (a, b) => b.points - a.points || b.inPoints - a.inPoints;
const worst = c => faults(c).sort(greater)[0];
const worstText = c => { const w = worst(c); return c.failure ? "not played" : w ? w.kind + " " + w.size : c.track && !c.v ? "glued" : ""; };
// The refresh that is on the screen at a time, and the entry of a list that holds at a refresh.
const at = (times, time) => { let low = 0, high = times.length; while (low < high) { const mid = (low + high) >> 1; if (times[mid] > time + 1e-7) high = mid; else low = mid + 1; } return max(0, low - 1); };
const latest = (list, frame) => list.findLast(entry => entry[0] <= frame) ?? list[0];

// Colours follow the theme: the page's are in its style, the phone's stand here.
const wish = ["auto", "light", "dark"], night = matchMedia("(prefers-color-scheme: dark)"), stamps = new Map();
const names = "body edge backdrop chrome hairline mark quiet accent in inText out outText field fieldEdge holder keyboard key darkKey elsewhere".split(" ");
const palettes = ["23272d 23272d ffffff f4f5f7 c9cdd3 23272d a9afb8 2f7deb e6e8ec a8aeb8 3f8cf4 c4dcfc ffffff c9cdd3 c6cad1 d2d5db fdfdfe b0b6c0 c3c8d0",
  "000000 4a515b 16191e 20242b 3a4049 e4e7eb 6a727d 4a90f0 2c313a 59616d 2f6fd0 a9c8f2 16191e 434a55 4b525d 2b3038 59616c 414850 30353d"];
let theme = 0, ink = {}, isDark;
function applyTheme() {
  isDark = theme ? theme === 2 : night.matches;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  const style = getComputedStyle(document.documentElement);
  for (const name of ["paper", "ground", "ink", "soft", "faint", "rule", "blue", "gap", "overlap"]) ink[name] = style.getPropertyValue("--" + name).trim();
  palettes[+isDark].split(" ").forEach((hex, i) => { ink[names[i]] = "#" + hex; });
  stamps.clear();
  $("theme").textContent = "Theme: " + wish[theme];
}
const tint = kind => "var(--" + (kind === "gap" || kind === "overlap" ? kind + "-ink" : data.kinds[kind] ?? "soft") + ")";

// The place to draw on: a context, and its pixels per point.
let g, s;
const R = Math.round, dpr = () => devicePixelRatio || 1;
const rect = (color, x, y, w, h) => { g.fillStyle = color; g.fillRect(x, y, w, h); };
const pill = (color, x, y, w, h, r) => { g.beginPath(); g.roundRect(x, y, max(0, w), max(0, h), max(0, min(r, w / 2, h / 2))); g.fillStyle = color; g.fill(); };
const disc = (color, x, y, r) => pill(color, x - r, y - r, 2 * r, 2 * r, r);
const line = (color, width, ...points) => { g.beginPath(); for (let i = 0; i < points.length; i += 2) g.lineTo(points[i], points[i + 1]); g.strokeStyle = color; g.lineWidth = width; g.lineJoin = g.lineCap = "round"; g.stroke(); };
const clip = (...box) => { g.beginPath(); g.rect(...box); g.clip(); };

// The phone, drawn as films draw it: edges are rounded to pixels, not sizes.
const looks = { homeButton: [0, 9, 44, 10], buttonSlate: [0, 20, 50, 10], notch: [42, 9, 9, 23, .055], island: [52, 9, 9, 30, .085], slate: [22, 18, 18, 12], bare: [8, 8, 8] };
function model([, w, h, top, left, bottom]) {
  const short = min(w, h), head = max(top, left), pad = short >= 600;
  const look = short < 240 ? "bare" : pad ? bottom ? "slate" : "buttonSlate" : !bottom ? "homeButton" : head > 50 ? "island" : head > 36 ? "notch" : "bare";
  const [corner, side, cap, row, inset = .03] = looks[look];
  return { look, pad, corner, row, inset, side: w > h ? cap : side, cap: w > h ? side : cap, w, h, bottom, upright: w <= h, button: /utton/.test(look) };
}
function stamp(key, x, y, w, h, draw) {
  key += [s, w, h];
  let made = stamps.get(key);
  if (!made) {
    if (stamps.size > 300) stamps.clear();
    stamps.set(key, made = document.createElement("canvas"));
    made.width = w; made.height = h;
    const outer = g;
    g = made.getContext("2d"); draw(); g = outer;
  }
  g.drawImage(made, x, y);
}
// Four rows of keys, in points: x, y, width, height, and whether it is a dark one.
function keys(w, h, foot, top, pad) {
  const all = [], total = pad ? 11 : 10, margin = pad ? 6 : 3, pitch = (h - top - foot) / 4, unit = (w - 2 * margin) / total, side = total / 4, edge = pad ? 1 : 1.3;
  const dx = min(6, unit * .17), dy = min(12, pitch * .22);
  const add = (row, from, span = 1, heavy) => all.push([margin + from * unit + dx / 2, top + row * pitch + dy / 2, span * unit - dx, pitch - dy, heavy]);
  if (pitch < 15) return all;
  for (let i = 0; i < 10; i++) { add(0, i); if (i < 9) add(1, i + .5); if (i < (pad ? 9 : 7)) add(2, i + (pad ? 1 : 1.5)); }
  if (pad) { add(0, 10, 1, 1); add(1, 9.5, 1.5, 1); }
  add(2, 0, edge, 1); add(2, total - edge, edge, 1);
  add(3, 0, side / 2, 1); add(3, side / 2, side / 2, 1); add(3, side, total - 2 * side); add(3, total - side, side, 1);
  return all;
}
function drawKeyboard(w, h, panel, m) {
  const W = w / s, H = h / s, put = (x, y, kw, kh, heavy) => pill(ink[heavy ? "darkKey" : "key"], R(x * s), R(y * s), R(kw * s), R(kh * s), 5 * s);
  if (panel === "split") {
    const half = R(w * .36) / s, apart = W - 2 * half;
    for (const x of [-10, W - half]) pill(ink.keyboard, x * s, 0, (half + 10) * s, h, 10 * s);
    for (const [x, y, kw, kh, heavy] of keys(2 * half, H, 0, 0)) {
      const cut = x < half - 1 && x + kw > half + 1, part = kw / 2 - 3;
      if (cut) put(x + kw / 2 + 3 + apart, y, part, kh, heavy);
      put(x < half ? x : x + apart, y, cut ? part : kw, kh, heavy);
    }
    return;
  }
  const floats = panel === "floating";
  pill(ink.keyboard, 0, 0, w, h, floats ? 16 * s : 0);
  const foot = floats ? 14 : m.bottom && !m.pad ? max(m.bottom, min(76, H * .22)) : m.bottom, low = panel === "accessory";
  const bar = low || !floats && H - foot > (m.pad ? m.w < 760 ? 330 : m.h > 1300 ? 350 : 290 : m.upright ? 240 : 175) ? 44 : 0;
  if (bar) for (let i = 0; i < 3; i++) pill(ink.darkKey, R(w * (i + .5) / 3 - 26 * s), R(19 * s), R(52 * s), R(6 * s), 3 * s);
  if (panel === "emoji" || panel === "custom") {
    const n = panel === "emoji" ? 8 : 4, cell = W / n;
    for (let y = 14; y + cell < H - m.bottom; y += cell) for (let i = 0; i < n; i++) put(i * cell + cell * .1, y, cell * .8, cell * .8, (i + R(y)) % 3 === 0);
  } else if (!low) for (const key of keys(W, H, foot, bar, m.pad && !floats)) put(...key);
}
function drawBubble(w, h, out, seed) {
  pill(ink[out ? "out" : "in"], 0, 0, w, h, 18 * s);
  const inset = R(14 * s), pitch = 20 * s, lines = min(40, Math.floor((h - 12 * s) / pitch)), thick = max(2, R(7 * s));
  if (w > 3 * inset) for (let i = 0; i < lines; i++) pill(ink[out ? "outText" : "inText"], inset, R((h - lines * pitch + pitch - thick) / 2 + i * pitch), R((w - 2 * inset) * (i && i === lines - 1 ? [.55, .8, .4][seed % 3] : 1)), thick, thick);
}
function drawField(x, y, w, h, radius, edge = ink.fieldEdge, thick = 1) {
  const t = max(2, R(7 * s));
  pill(edge, x, y, w, h, radius * s);
  pill(ink.field, x + thick, y + thick, w - 2 * thick, h - 2 * thick, radius * s - thick);
  if (h > 3 * t && w > 60 * s) pill(ink.holder, x + R(14 * s), y + R((min(h, 44 * s) - t) / 2), R(min(84 * s, w / 2)), t, t);
}
function drawSend(x, y, size) {
  const mid = x + size / 2, r = size * .2, top = y + size * .28;
  disc(ink.accent, mid, y + size / 2, size / 2);
  line("#fff", max(1, size * .09), mid, y + size * .74, mid, top, mid - r, top + r, mid, top, mid + r, top + r);
}
// A clip's own frame, and which one it is: a larger one of that frame alone, else the last before it of the small ones.
function shot(c, frame) {
  for (const sheet of c.sheets ?? []) {
    const { frames, columns, width, height, jpeg } = sheet, i = sheet === c.sheets.at(-1) ? at(frames, frame) : frames.indexOf(frame);
    if (!sheet.image) (sheet.image = set(new Image(), { src: "data:image/jpeg;base64," + jpeg })).onload = show;
    if (i >= 0 && sheet.image.complete) return { of: frames[i], part: [sheet.image, i % columns * width, (i / columns | 0) * height, width, height] };
  }
}
// Draws a frame on `g` with the screen's corner at (ox, oy), or the part of a picture that it is; `s` is pixels per point.
function drawPhone(T, frame, ox, oy, part) {
  const screen = latest(T.screens, frame), m = model(screen), app = T.window || [0, 0, m.w, m.h];
  const box = (x, y, w, h) => { const l = R(x * s), t = R(y * s); return [ox + l, oy + t, R((x + w) * s) - l, R((y + h) * s) - t]; };
  const full = box(0, 0, m.w, m.h), [, , W, H] = full, side = R(m.side * s), cap = R(m.cap * s);
  g.save();
  g.beginPath(); g.roundRect(...full, m.corner * s); g.clip();
  rect(ink.elsewhere, ...full);
  rect(ink.backdrop, ...box(...app));
  const corner = { screen: [0, 0], list: [0, T.ct[frame]], bar: [T.bx[frame], T.bt[frame]], keyboard: [T.kx[frame], T.kt[frame]] };
  const has = (...names) => T.layers.some(l => names.includes(l.kind)), parts = has("textField", "sendButton", "formField", "focusedField");
  if (part) g.drawImage(...part, ...full);
  for (const { kind, anchor, seed, color, panel, places } of part ? [] : T.layers) {
    let [from, x, y, w, h, opacity] = latest(places, frame);
    if (from > frame || !opacity) continue;
    x += corner[anchor][0] || 0; y += corner[anchor][1] || 0;
    let [px, py, pw, ph] = box(x, y, w, h);
    if (ph <= 0 || pw <= 0 || py > oy + H || py + ph < oy) continue;
    g.save();
    g.globalAlpha = opacity;
    if (anchor !== "keyboard" && T.window) clip(...box(...app));
    if (anchor === "list" && T.lb[frame] === T.lb[frame]) clip(...box(app[0], T.lt[frame], app[2], T.lb[frame] - T.lt[frame]));
    const out = kind === "outgoing", on = kind === "focusedField";
    if (kind === "backdrop" || kind === "ground") rect(kind === "ground" ? ink.chrome : ink.backdrop, px, py, pw, ph);
    else if (kind === "plain") rect(isDark && /^#([d-f].){3}$/.test(color) ? ink.chrome : color, px, py, pw, ph);
    else if (out || kind === "incoming") {
      if (w > app[2] * .9) {
        const width = w * [.56, .7, .44, .62, .5, .74][seed], inset = min(3, h / 8);
        [px, py, pw, ph] = box(out ? x + w - 12 - width : x + 12, y + inset, width, h - 2 * inset);
      }
      stamp("b" + out + seed, px, py, pw, ph, () => drawBubble(pw, ph, out, seed));
    } else if (kind === "navigationBar") {
      const mid = py + ph - R(min(44 * s, ph) / 2), left = px + R(pw / 2) - 52 * s;
      rect(ink.chrome, px, py, pw, ph);
      rect(ink.hairline, px, py + ph - 1, pw, 1);
      if (w > 160) {
        line(ink.accent, max(1.25, 2.4 * s), px + 26 * s, mid - 8 * s, px + 18 * s, mid, px + 26 * s, mid + 8 * s);
        disc(ink.quiet, left + 13 * s, mid, 13 * s);
        pill(ink.quiet, left + 34 * s, mid - 4 * s, 70 * s, 8 * s, 4 * s);
      }
    } else if (kind === "inputBar") {
      // The bar's ground reaches under the home indicator while it rests at its zone's edge.
      const end = app[1] + app[3], zone = min(end, m.h - m.bottom);
      rect(ink.chrome, px, py, pw, y + h > zone - .5 && y + h < end ? box(x, y, w, end - y)[3] : ph);
      rect(ink.hairline, px, py, pw, 1);
      const above = y < zone - 20 ? box(x, y, w, min(y + h, zone) - y)[3] : ph, tall = R(min(36 * s, above - 6 * s));
      if (!parts && tall >= 3 && w > 120) {
        const top = py + R((above - tall) / 2), edge = R(10 * s), b = R(min(tall, 32 * s));
        drawField(px + edge, top, pw - 3 * edge - b, tall, 18);
        drawSend(px + pw - edge - b, top + R((tall - b) / 2), b);
      }
    } else if (kind === "sendButton") drawSend(px, py, min(pw, ph));
    else if (kind === "keyboard") {
      const shape = panel || (w < m.w * .95 ? "floating" : m.pad && y + h < m.h - 40 ? "split" : h - m.bottom < 110 ? "accessory" : "text");
      stamp("k" + shape + m.look + m.upright, px, py, pw, ph, () => drawKeyboard(pw, ph, shape, m));
    } else drawField(px, py, pw, ph, kind === "textField" ? 18 : 8, on ? ink.accent : ink.fieldEdge, on ? 2 : 1);
    g.restore();
  }
  const faults = drawFaults(T, frame, box);
  if (!part && m.row && m.upright) {
    g.fillStyle = ink.mark;
    g.textBaseline = "middle"; g.font = "600 " + (m.bottom && !m.pad ? 16 : 12) * s + "px system-ui, sans-serif";
    g.fillText("9:41", ox + m.inset * W, oy + m.row * s);
    pill(ink.mark, ox + W * (1 - m.inset) - 23 * s, oy + (m.row - 5.5) * s, 23 * s, 11 * s, 3 * s);
  }
  if (!part && m.bottom && m.row) { const w = W * (m.pad ? .26 : .35); pill(ink.mark, ox + (W - w) / 2, oy + H - 13 * s, w, max(2, 5 * s), 9); }
  if (m.upright && m.look === "island") pill(ink.body, ox + W / 2 - 61 * s, oy + 12 * s, 122 * s, 35 * s, 18 * s);
  if (m.upright && m.look === "notch") pill(ink.body, ox + W / 2 - 103 * s, oy - 30 * s, 206 * s, 60 * s, 19 * s);
  g.restore();
  // The body is a ring around the screen.
  const around = inset => { g.beginPath(); g.roundRect(ox - side + inset, oy - cap + inset, W + 2 * (side - inset), H + 2 * (cap - inset), m.button ? 46 * s : m.corner * s + side); };
  around(0); g.roundRect(...full, m.corner * s);
  g.fillStyle = ink.body; g.fill("evenodd");
  around(.5); g.strokeStyle = ink.edge; g.lineWidth = 1; g.stroke();
  if (m.button && m.upright) { disc(ink.quiet, ox + W / 2, oy + H + cap / 2, 15 * s); disc(ink.body, ox + W / 2, oy + H + cap / 2, 13 * s); }
  // A dimension line beside the phone, or an arrow where the fault is too low to be seen.
  const k = dpr(), x = ox + W + side + 5.5 * k;
  for (const [top, bottom, color] of faults) {
    const mid = (top + bottom) / 2;
    if (bottom - top < 7 * k) { line(color, k, x - 2 * k, mid, x + 7 * k, mid - 5 * k, x + 7 * k, mid + 5 * k); g.fillStyle = color; g.fill(); }
    else line(color, k, x - 3 * k, top, x + 3 * k, top, x, top, x, bottom, x - 3 * k, bottom, x + 3 * k, bottom);
  }
}
// Gap and overlap where they are; returns the heights that they take, with their colours.
function drawFaults(T, frame, box) {
  const k = max(1, R(dpr())), apart = T.ap[frame], isGap = apart > 0;
  if (!(abs(apart) >= .5 / T.scale)) return [];
  const rects = (isGap ? T.gap : T.overlap).map(four => four.map(c => c[frame])).filter(r => r[0] === r[0]).map(r => { const b = box(...r); b[3] = max(1, b[3]); return b; });
  for (const [x, y, w, h] of rects) {
    const tall = h > 4 * k;
    g.save();
    clip(x, y, w, h);
    if (!isGap && tall) g.globalAlpha = .62;
    rect(isGap ? ink.gap : ink.overlap, x, y, w, h);
    g.globalAlpha = 1;
    if (tall && isGap) for (let at = x - h - 2; at < x + w; at += 7 * k) line("rgba(255,255,255,.45)", 1.5 * k, at, y + h, at + h, y);
    else if (tall) { rect(ink.overlap, x, y, w, k); rect(ink.overlap, x, y + h - k, w, k); }
    g.restore();
  }
  const bar = T.bb[frame] - T.bt[frame];
  if (-apart > bar / 2) {
    const [x, y, w, h] = box(T.bx[frame], T.gu[frame] - bar, latest(T.screens, frame)[1] - 2 * T.bx[frame], bar);
    g.setLineDash([4 * k, 3 * k]); line(ink.blue, k, x + k, y + k, x + w - k, y + k, x + w - k, y + h - k, x + k, y + h - k, x + k, y + k); g.setLineDash([]);
  }
  const spans = isGap ? rects : [box(0, T.kt[frame], 1, -apart)];
  return spans.length ? [[min(...spans.map(r => r[1])), max(...spans.map(r => r[1] + r[3])), isGap ? ink.gap : ink.overlap]] : [];
}

// The list: groups of what is wrong for the same causes, the most cases first, and what passes last.
const ROW = 62, wanted = { text: "" }, made = new Map(), list = $("list"), opened = new Set();
let groups = [], entries = [], now, T, pinned, frame = 0;
const words = c => c.words ??= [c.name, c.place, c.failure, ...c.finds.flatMap(f => [f.kind, f.cause, f.rule])].join("\n").toLowerCase();
const causes = c => c.failure ? [c.failure] : [...c.missing.map(kind => "The scene expects " + text(kind) + ", which was not found."), ...new Set(c.v ? faults(c).map(f => f.rule || f.kind) : [])].sort();
function group(cases, key) {
  const [c] = cases.sort((a, b) => b.v && (worst(b)?.points ?? 0) - (worst(a)?.points ?? 0)), more = causes(c).length - 1, w = worst(c);
  const cause = !c.v ? "As expected" : c.failure || !w ? causes(c)[0] : w.cause || w.kind + ": no cause is known";
  return { key, cases, cause: cause + (more > 0 ? " (and " + plural(more, "more cause") + ")" : ""), same: c.parts.map((part, i) => cases.every(o => o.parts[i] === part) && part) };
}
function filter() {
  const shown = cases.filter(c => (!wanted.handler || c.handler === wanted.handler) && (!wanted.device || c.device === wanted.device) && words(c).includes(wanted.text));
  groups = [...Map.groupBy(shown, c => [c.v, ...causes(c)] + "")].map(([key, cases]) => group(cases, key)).sort((a, b) => b.cases[0].v - a.cases[0].v || b.cases.length - a.cases.length);
  const bad = groups.filter(g => g.cases[0].v).length;
  $("count").textContent = joined([(shown.length < cases.length ? shown.length + " of " : "") + plural(cases.length, "case"), bad && "wrong in " + plural(bad, "way"), data.drawn && data.drawn + " with tracks", data.rest]);
  lay();
}
// The rows: the head of each group, and the cases of those that are open. A case alone is its head.
function lay() {
  entries = groups.flatMap(g => g.cases.length < 2 ? { g, c: g.cases[0] } : [{ g }, ...(opened.has(g.key) ? g.cases.map(c => ({ g, c })) : [])]);
  $("rows").style.height = entries.length * ROW + "px";
  rows(true);
}
function rows(anew) {
  const from = max(0, Math.floor(list.scrollTop / ROW) - 3), to = min(entries.length, from + Math.ceil(list.clientHeight / ROW) + 7);
  for (const [place, row] of made) if (anew || place < from || place >= to) { row.remove(); made.delete(place); }
  for (let place = from; place < to; place++) {
    if (made.has(place)) continue;
    const { g, c } = entries[place], row = g.cases.length < 2 || !c ? head(g, c) : member(g, c);
    row.style.top = place * ROW + "px";
    $("rows").append(row);
    made.set(place, row);
  }
  if (now) list.setAttribute("aria-activedescendant", "case" + now.i);
}
const item = (name, c, level, press, attributes) => { const row = make("div", name + " v" + c.v, "", { role: "treeitem", "aria-level": level, "aria-selected": c === now, ...attributes }); row.onclick = press; row.append(make("span", "mark", "\u2713\u2715!"[c.v])); return row; };
const named = c => ({ id: "case" + c.i, title: c.name, "aria-label": verdicts[c.v] + ": " + c.name + ", " + worstText(c) });
function head(g, alone) {
  const c = g.cases[0], w = worst(c), is = opened.has(g.key), facts = [!alone && plural(g.cases.length, "case"), (alone || c.v) && worstText(c), ...g.same];
  const toggle = () => { if (!is) return select(c); opened.delete(g.key); lay(); };
  const row = item("row head", c, 1, alone ? () => select(c) : toggle, alone ? named(c) : { title: g.cause, "aria-expanded": is, "aria-selected": false });
  row.append(make("b", "", g.cause), make("i", c.v && w ? w.kind : "", joined(facts)));
  return row;
}
// A case in its group: what distinguishes it from the others.
function member(g, c) {
  const w = worst(c), spark = make("canvas"), own = c.parts.filter((part, i) => part !== g.same[i]), row = item("row", c, 2, () => select(c), named(c));
  row.append(ends("b", "", own[0] ?? c.handler), spark, ends("i", "", joined(own.slice(1))), make("em", w ? w.kind : "", worstText(c)));
  sparkle(spark, open(c));
  return row;
}
// The case that many rows on; a group that is come to opens.
function move(by) {
  let at = max(0, min(entries.length - 1, entries.findIndex(e => e.c === now) + by));
  if (!entries[at].c && opened.has(entries[at].g.key)) at += by < 0 && at ? -1 : 1;
  select(entries[at].c ?? entries[at].g.cases[0]);
}
// The distance of bar and keyboard, in the corner of a row.
function sparkle(canvas, T) {
  const k = dpr(), W = canvas.width = 74 * k, H = canvas.height = 20 * k;
  if (!T || T.n < 2) return;
  g = canvas.getContext("2d");
  const X = i => (T.times[i] - T.times[0]) / (T.times[T.n - 1] - T.times[0]) * W, most = T.ap.reduce((a, v) => max(a, abs(v) || 0), 12);
  rect(ink.rule, 0, H / 2, W, k);
  T.ap.forEach((v, i) => { if (v) rect(v > 0 ? ink.gap : ink.overlap, X(i), H / 2, max(k, X(min(i + 1, T.n - 1)) - X(i) + .5), -v / most * H / 2); });
}

// The stage: the selected case among those that differ by the handler, on one clock.
let phones = [];
function companions(c) {
  const near = o => recorded(o) !== recorded(c) && (o.device === c.device || cases.length < 9);
  let all = cases.filter(o => o === c || !recorded(c) && !recorded(o) && o.k === c.k);
  if (pinned && !all.includes(pinned)) all.unshift(pinned);
  for (const o of cases.filter(near).slice(0, recorded(c) ? 3 : 2)) if (!all.includes(o)) all[recorded(c) ? "push" : "unshift"](o);
  const from = max(0, min(all.indexOf(c) - 5, all.length - 12));
  return all.slice(from, from + 12);
}
function select(c, at, quiet) {
  stop();
  now = c; T = open(c);
  if (T && !T.n) T = null;
  const w = worst(c), S = T && T.screens[0];
  frame = max(0, min(at ?? w?.worst ?? 0, (T ? T.n : 1) - 1));
  $("lost").textContent = "";
  $("scene").textContent = c.scene;
  $("title").textContent = c.handler;
  $("title").append(make("span", "badge v" + c.v, c.v || !c.finds.length ? verdicts[c.v] : worded[0]));
  $("facts").textContent = joined([c.device, S && figure(S[1]) + " \u00d7 " + figure(S[2]) + " pt at " + figure(T.scale) + "\u00d7", text(c.y), figure(c.r) + " Hz", plural(c.frames, "frame"), c.place && c.place + ":" + c.line, ...c.films.map(film => "film: " + text(film))]);
  $("player").hidden = !T;
  if (T) $("scrub").max = T.n - 1;
  const own = groups.find(g => g.cases.includes(c));
  if (own) opened.add(own.key);
  stage(); findings(); bands(); lay(); show();
  const place = entries.findIndex(e => e.c === c) * ROW;
  if (place >= 0) list.scrollTop = min(place, max(list.scrollTop, place + ROW - list.clientHeight));
  if (!quiet) tell(joined([c.name, worded[c.v], plural(c.finds.length, "finding")]));
}
function stage() {
  const box = $("phones"), k = dpr(), narrow = innerWidth <= 860, most = (list, value) => max(...list.map(value));
  set($("pin"), { "aria-pressed": pinned === now });
  box.textContent = "";
  phones = companions(now).map(c => {
    const T = open(c), name = c.handler + (c.scene === now.scene ? "" : " \u00b7 " + c.scene);
    const card = button("phone v" + c.v, "", () => { if (c !== now) select(c, T ? at(T.times, clock(c)) : 0); }, { title: name, "aria-pressed": c === now });
    box.append(card);
    card.append(ends("span", "name", name));
    if (!T?.screens.length) {
      card.style.width = "200px";
      card.append(make("span", "no", c.failure || "no track"));
      return { c, card };
    }
    const models = T.screens.map(model), s = min((narrow ? 340 : 426) / most(models, m => m.h), (narrow ? 300 : 380) / most(models, m => m.w), .6) * k;
    const side = most(models, m => R(m.side * s)), cap = most(models, m => R(m.cap * s)), W = most(models, m => R(m.w * s)), H = most(models, m => R(m.h * s));
    const canvas = make("canvas", "", "", { role: "img", width: W + 2 * side + R(14 * k), height: H + 2 * cap }), label = make("span", "at");
    canvas.style.width = canvas.width / k + "px"; card.style.width = canvas.width / k + 12 + "px";
    card.append(canvas, label);
    return { c, T, card, s, side, cap, W, H, canvas, label };
  });
  const chosen = phones.find(p => p.c === now).card;
  box.scrollLeft = chosen.offsetLeft - box.offsetLeft - 40;
}
// The time of another case at the current frame: clips and scenes begin with the keyboard's motion.
const begins = T => T.times[max(0, T.kt.findIndex((v, i) => i && is(v) && v !== T.kt[i - 1]))];
function clock(c) {
  const O = open(c), time = T ? T.times[frame] : 0;
  return T && O && c !== now && (recorded(c) || recorded(now)) ? time - begins(T) + begins(O) : time;
}
function reading(T, i) {
  const v = T.ap[i], kind = v > 0 ? "gap" : "overlap";
  return !is(v) ? ["", "no seam"] : abs(v) < .5 / T.scale ? ["", "glued"] : [kind, kind + " " + joined([figure(v) + " pt", figure(v * T.scale) + " px"])];
}
function show() {
  if (!T) return;
  for (const { c, T, s: scale, side, cap, W, H, canvas, label } of phones) {
    if (!canvas) continue;
    const i = c === now ? frame : at(T.times, clock(c)), [kind, words] = reading(T, i), m = latest(T.screens, i), own = shot(c, i);
    const moved = own && [T.kt, T.bb].some(edge => edge[own.of] !== edge[i] && (is(edge[i]) || is(edge[own.of])));
    g = canvas.getContext("2d"); s = scale;
    g.clearRect(0, 0, canvas.width, canvas.height);
    drawPhone(T, i, side + ((W - R(m[1] * s)) >> 1), cap + ((H - R(m[2] * s)) >> 1), own?.part);
    label.className = "at " + kind;
    label.textContent = joined([words, moved && "picture of frame " + own.of]);
    canvas.setAttribute("aria-label", c.handler + " at frame " + i + ": " + words);
  }
  const phase = T.phases.findLast(([time]) => time <= T.times[frame] + 1e-9), state = joined([ms(T.times[frame]), phase && phase[1], reading(T, frame)[1]]);
  $("scrub").value = frame;
  set($("scrub"), { "aria-valuetext": "frame " + frame + ", " + state });
  $("readout").textContent = "";
  $("readout").append(make("b", "", "frame " + frame), " of " + joined([T.n - 1 + "", state]));
  $("link").href = hash();
  plot();
}

// The seam over time: what does not move is drawn once.
let still, S;
const seam = $("seam");
function axes() {
  const k = dpr(), W = R(seam.clientWidth * k), H = R(210 * k), key = [now.i, W, isDark] + "";
  if (still?.key === key) return;
  seam.width = W; seam.height = H;
  still = make("canvas", "", "", { width: W, height: H }); still.key = key;
  g = still.getContext("2d");
  const left = 46 * k, top = 22 * k, bottom = H - 24 * k, width = W - left, tall = i => latest(T.screens, i)[2];
  const start = T.times[0], end = max(T.times[T.n - 1], start + .05);
  const lower = T.field && !T.bb.some(is) ? T.field[1].map((y, i) => y + T.field[3][i]) : T.bb, keys = T.kt.map((v, i) => tall(i) - v), bar = lower.map((v, i) => tall(i) - v);
  let [most, least] = [40, 0];
  for (const v of [...keys, ...bar]) if (abs(v) < 1e5) { most = max(most, v); least = min(least, v); }
  const air = (most - least) * .08; most += air; least -= air;
  const x = t => left + (t - start) / (end - start) * (width - 12 * k), y = v => bottom - (v - least) / (most - least) * (bottom - top), X = i => x(T.times[i]);
  S = { x, y, keys, bar, bottom, time: px => start + (px - left) / (width - 12 * k) * (end - start) };
  const label = (words, x, y, align) => { g.textAlign = align; g.fillStyle = ink.soft; g.fillText(words, x, y); };
  const steps = (step, fits) => { for (let i = 0; !fits(step); i++) step *= i % 3 === 1 ? 2.5 : 2; return step; };
  g.font = 11.5 * k + "px system-ui, sans-serif"; g.textBaseline = "middle";
  rect(ink.ground, left, 0, width, bottom);
  const rise = steps(10, n => (most - least) / n < 4.2), tick = steps(.01, n => (end - start) / n < width / (86 * k));
  for (let v = Math.ceil(least / rise) * rise; v <= most; v += rise) { rect(ink.rule, left, R(y(v)), width, 1); label((v < 0 ? "\u2212" : "") + figure(v), left - 7 * k, y(v), "right"); }
  g.save(); g.translate(8 * k, (top + bottom) / 2); g.rotate(-Math.PI / 2); label("pt above bottom", 0, 0, "center"); g.restore();
  rect(ink.faint, left, bottom, width, 1);
  for (let t = Math.ceil(start / tick - 1e-9) * tick; t <= end + 1e-9; t += tick) { rect(ink.faint, R(x(t)), bottom, 1, 5 * k); if (x(t) + 26 * k < W) label(ms(t), max(x(t), left + 12 * k), bottom + 14 * k, "center"); }
  let free = 0;
  T.phases.forEach(([t, name], i) => {
    const from = max(x(t), left), next = T.phases[i + 1], w = g.measureText(name).width + 10 * k;
    if (t > start) rect(ink.faint, R(from), 0, 1, 18 * k);
    if (from + w < (next ? x(next[0]) : W) && from > free) { label(name, from + 6 * k, 10 * k, "left"); free = from + w; }
  });
  const runs = test => T.times.reduce((all, _, i) => { if (!test(i)) all.push([]); else all[all.length - 1].push(i); return all; }, [[]]).filter(run => run.length);
  clip(left, 0, width, bottom);
  for (const [sign, color, alpha] of [[1, ink.gap, .85], [-1, ink.overlap, .6]]) for (const run of runs(i => T.ap[i] * sign > 1e-6)) {
    const all = [run[0] - 1, ...run, run[run.length - 1] + 1].filter(i => is(bar[i] ?? NaN));
    g.beginPath();
    for (const i of all) g.lineTo(X(i), y(bar[i]));
    for (const i of all.reverse()) g.lineTo(X(i), y(bar[i] - (T.ap[i] * sign > 0 ? T.ap[i] : 0)));
    g.globalAlpha = alpha; g.fillStyle = color; g.fill(); g.globalAlpha = 1;
  }
  for (const [values, color, wide] of [[bar, ink.blue, 4], [keys, ink.ink, 1.5]]) for (const run of runs(i => is(values[i]))) line(color, wide * k, ...run.flatMap(i => [X(i), y(values[i])]));
}
function plot() {
  axes();
  const k = dpr(), x = S.x(T.times[frame]);
  g = seam.getContext("2d");
  g.clearRect(0, 0, seam.width, seam.height);
  g.drawImage(still, 0, 0);
  g.globalAlpha = .55; rect(ink.ink, R(x), 0, k, S.bottom); g.globalAlpha = 1;
  for (const [v, color] of [[S.bar[frame], ink.blue], [S.keys[frame], ink.ink]]) if (is(v)) { disc(color, x, S.y(v), 4.5 * k); disc(ink.paper, x, S.y(v), 2.6 * k); }
  set(seam, { "aria-label": "Keyboard's top and bar's bottom over time; worst: " + worstText(now) });
}

// Findings as bands and notifications on the plot's axis, each below those that it would meet.
function lanes(box, apart, elements) {
  const placed = [];
  box.textContent = "";
  for (const element of elements) {
    box.append(element);
    const { left, right, height } = element.getBoundingClientRect(), top = max(0, ...placed.filter(o => o.left < right + 2 && o.right + 2 > left).map(o => o.end));
    element.style.top = top + "px";
    placed.push({ left, right, end: top + height + apart });
  }
  box.style.height = max(0, ...placed.map(o => o.end)) + "px";
}
function bands() {
  if (!T) return;
  axes();
  const width = $("bands").clientWidth, share = t => max(0, min(1, (S.x(t) / dpr() - 46) / width)), time = i => T.times[min(i, T.n - 1)], start = f => f.first < 0 ? f.time : time(f.first);
  const finds = [...now.finds].sort((a, b) => start(a) - start(b)), all = finds.map(f => {
    const band = button("band" + (f.wanted ? " wanted" : ""), f.kind + " " + f.size, () => jump(f), { title: about(f), "aria-label": "Go to the worst frame: " + about(f) });
    band.style.cssText = "--c:" + tint(f.kind) + ";left:" + share(start(f)) * 100 + "%;width:" + (f.first < 0 ? 0 : share(time(f.last + 1)) - share(start(f))) * 100 + "%";
    return band;
  });
  lanes($("bands"), 4, all);
  // A band too short for its words has the size alone, or none.
  all.forEach((e, i) => { for (const words of [finds[i].size, ""]) if (e.scrollWidth > e.clientWidth) e.textContent = words; });
  const groups = Map.groupBy(T.posts, post => post[1]);
  lanes($("posts"), 3, [...groups].map(([time, posts]) => {
    const [, , duration, curve] = posts[0], names = posts.map(post => text(post[0])).join(", "), x = share(time);
    const words = joined([names, names.includes("will") && ms(duration), names.includes("will") && "curve " + curve]);
    const left = x > .5, post = make("span", left ? "post left" : "post", words, { role: "listitem", title: ms(time) + ": " + words });
    post.style[left ? "right" : "left"] = (left ? 1 - x : x) * 100 + "%";
    return post;
  }));
}
const about = f => joined([f.kind + " " + f.size + (f.off > 0 ? " +/- " + figure(f.off) : ""), f.phase, f.inPoints ? figure(f.pixels) + " px" : f.points && figure(f.points) + " pt", f.first < 0 ? "between two frames" : f.first === f.last ? "frame " + f.first : "frames " + f.first + "\u2013" + f.last, "worst at " + ms(f.time), ["", "expected", "fails nothing"][f.wanted], f.cause]);
const jump = f => go(f.worst >= 0 ? f.worst : at(T.times, f.time));
// A row for each cause: its sentence, and a button for each finding that it explains.
function findings() {
  const found = $("finds"), add = (...parts) => { const item = make("li"); item.append(...parts); found.append(item); };
  found.textContent = "";
  if (now.failure) add("The case could not be played: " + now.failure);
  for (const kind of now.missing) add("The scene expects " + text(kind) + ", which was not found.");
  const sorted = [...now.finds].sort((a, b) => a.wanted - b.wanted || greater(a, b));
  for (const same of Map.groupBy(sorted, f => f.wanted + (f.rule || f.kind)).values()) {
    const [{ cause, rule, wanted }] = same;
    add(make("p", "", ["", "Expected: ", "Fails nothing: "][wanted] + (cause || "no cause is known")), ...same.map(f => {
      const swatch = make("span", "swatch"), go = button("find", f.kind + " " + f.size, () => jump(f), { title: about(f) });
      swatch.style.background = tint(f.kind);
      go.prepend(swatch); go.append(make("i", "", joined([f.phase, ms(f.time)])));
      go.disabled = !T;
      return go;
    }));
    if (rule) found.lastChild.firstChild.append(" ", make("code", "", rule));
  }
}

// Moving through time.
const hash = () => "#" + encodeURIComponent(now.name) + "&" + frame, write = () => history.replaceState(null, "", hash());
let writing, announcing, playing, speed = 1;
const tell = words => { clearTimeout(announcing); announcing = setTimeout(() => { $("live").textContent = words; }, 250); };
function go(to, quiet) {
  if (!T) return;
  frame = max(0, min(to, T.n - 1));
  show();
  if (quiet) return;
  clearTimeout(writing);
  writing = setTimeout(write, 200);
  tell("frame " + frame + ", " + joined([ms(T.times[frame]), reading(T, frame)[1]]));
}
const step = to => { stop(); go(to); };
function stop() {
  if (!playing) return;
  cancelAnimationFrame(playing); playing = 0;
  $("play").textContent = "Play";
  go(frame);
}
function play() {
  if (playing || !T) return stop();
  if (frame >= T.n - 1) frame = 0;
  let time = T.times[frame], last = performance.now();
  const tick = t => {
    time += max(0, t - last) / 1000 * speed; last = t;
    const next = at(T.times, time);
    if (next !== frame) go(next, true);
    if (next >= T.n - 1) stop(); else playing = requestAnimationFrame(tick);
  };
  $("play").textContent = "Pause";
  go(frame, true);
  playing = requestAnimationFrame(tick);
}
function follow() {
  const [name, number] = location.hash.slice(1).split("&");
  let wanted = name, c;
  try { wanted = decodeURIComponent(name); } catch {}
  c = cases.find(o => o.name === wanted);
  if (c) select(c, /^\d+$/.test(number) ? +number : undefined, true);
  else if (name) $("lost").textContent = "No case of this report is called \u201c" + wanted + "\u201d, which the address names: the link is of another report, or the case has another name now.";
  return c;
}

// Controls.
for (const [key, label, values] of [["handler", "Handler", cases.map(c => c.handler).sort()], ["device", "Device", cases.map(c => c.device).sort()]]) {
  const choice = make("select", "", "", { id: key, "aria-label": label });
  choice.append(new Option(label, ""), ...[...new Set(values)].map(value => new Option(value, value)));
  choice.onchange = () => { wanted[key] = choice.value; filter(); };
  $("selects").append(choice);
}
for (const [value, name] of [[1, "1\u00d7"], [.25, "1/4\u00d7"], [.1, "1/10\u00d7"]]) $("speeds").append(button("", name, event => { speed = value; for (const other of $("speeds").children) set(other, { "aria-pressed": other === event.target }); }, { "aria-pressed": value === 1, "aria-label": "Speed " + value }));
$("text").oninput = event => { wanted.text = event.target.value.trim().toLowerCase(); filter(); };
list.onscroll = () => rows();
$("back").onclick = () => step(frame - 1);
$("next").onclick = () => step(frame + 1);
$("play").onclick = play;
$("scrub").oninput = event => step(+event.target.value);
$("link").onclick = event => { event.preventDefault(); write(); navigator.clipboard?.writeText(location.href).then(() => tell("Link copied")); };
$("pin").onclick = () => { pinned = pinned === now ? null : now; stage(); show(); };
$("skip").onclick = () => $("stage").focus();
$("theme").onclick = () => { theme = (theme + 1) % 3; again(); };
const drag = event => { const time = S.time((event.clientX - seam.getBoundingClientRect().left) * dpr()), i = at(T.times, time); step(T.times[i + 1] - time < time - T.times[i] ? i + 1 : i); };
seam.onpointerdown = event => { seam.setPointerCapture(event.pointerId); drag(event); };
seam.onpointermove = event => { if (event.buttons) drag(event); };
addEventListener("keydown", event => {
  const { key, target } = event, moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8, Home: -1e9, End: 1e9 };
  if (event.altKey || event.ctrlKey || event.metaKey || !now || target.matches("select, input[type=search]")) return;
  if (key === "ArrowLeft" || key === "ArrowRight") step(frame + (key === "ArrowLeft" ? -1 : 1));
  else if (key === " " && !target.matches("button, a")) play();
  else if (target === list && moves[key] && entries.length) move(moves[key]);
  else return;
  event.preventDefault();
});
function again() { applyTheme(); still = null; if (now) { stage(); bands(); show(); } rows(true); }
let resizing;
addEventListener("hashchange", follow);
addEventListener("resize", () => { clearTimeout(resizing); resizing = setTimeout(again, 80); });
night.onchange = again;
const failed = cases.filter(c => c.v).length;
$("verdict").append(make("b", "", failed ? failed + " of " + plural(cases.length, "case") : "All " + plural(cases.length, "case")), " " + worded[failed ? 1 : 0]);
document.title = $("verdict").textContent + " \u00b7 Seam";
applyTheme();
filter();
if (cases.length) {
  select(groups[0].cases[0], undefined, true);
  // At first all groups are seen.
  if (groups.length > 1) { opened.clear(); lay(); }
  follow();
}
$("stage").hidden = !cases.length;
})();
"""#
}
