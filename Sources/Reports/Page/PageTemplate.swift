extension PageCode {
  /// The markup of the page; the word between two `%%` is the name of a part.
  // swift-format-ignore
  static let template = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="%%policy%%">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Seam report</title>
<style>%%style%%</style>
</head>
<body>
<button class="skip" id="skip">Skip to the case</button>
<header>
  <h1><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><rect x="5" y="1" width="14" height="22" rx="4"/><path d="M6 13h12"/></svg> Seam</h1>
  <p id="verdict"></p>
  <button id="theme" class="quiet" title="Light, dark, or as the system has it">Theme: auto</button>
</header>
<main>
  <nav aria-label="Cases">
    <div id="filters" role="search">
      <input id="text" type="search" placeholder="Find a case, scene or cause" aria-label="Text in a case">
      <div id="selects"></div>
    </div>
    <p id="count" role="status"></p>
    <div id="list" role="tree" tabindex="0" aria-label="Causes and their cases"><div id="rows"></div></div>
  </nav>
  <section id="stage" tabindex="-1" aria-labelledby="title">
    <p id="lost" role="alert"></p>
    <button id="pin" aria-pressed="false" title="Keep this case on the stage while you look at others">Keep beside</button>
    <p id="scene"></p><h2 id="title"></h2><p id="facts"></p>
    <ol id="finds"></ol>
    <div id="phones" role="group" aria-label="Handlers side by side"></div>
    <div id="player">
      <div id="transport" role="group" aria-label="Player">
        <button id="back" aria-label="Previous frame" title="Previous frame (left arrow)">&#x2039;</button>
        <button id="play" title="Play or pause (space)">Play</button>
        <button id="next" aria-label="Next frame" title="Next frame (right arrow)">&#x203A;</button>
        <div id="speeds" class="group" role="group" aria-label="Speed"></div>
        <output id="readout"></output>
        <a id="link">Link to this frame</a>
      </div>
      <div id="plot">
        <input id="scrub" type="range" min="0" value="0" step="1" aria-label="Frame">
        <canvas id="seam" role="img"></canvas>
        <div id="bands" role="group" aria-label="Findings over time"></div>
        <div id="posts" role="list" aria-label="Notifications over time"></div>
        <p id="legend" aria-hidden="true"><i class="lk"></i>keyboard's top<i class="lb"></i>bar's bottom<i class="lg"></i>gap<i class="lo"></i>overlap</p>
      </div>
    </div>
  </section>
</main>
<p id="live" class="unseen" aria-live="polite"></p>
<script type="application/json" id="data">%%data%%</script>
<script>%%script%%</script>
</body>
</html>
"""#
}
