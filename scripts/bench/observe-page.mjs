// Runs in the measured page before its own scripts: keeps the largest paint so far, and layout shift as the largest
// burst of shifts (web.dev, "Cumulative Layout Shift"), in window.seen. What a press moves is left out there, as browsers
// leave it out, and counted in window.seen.moved: a reveal follows a press. The bench and the journeys read both.
/* global window, PerformanceObserver, Element */
const seen = { paintMs: 0, painted: '', shift: 0, moved: 0, shifts: [] };
window.seen = seen;

/** @param {Node | null | undefined} node */
const nameOf = (node) =>
  node instanceof Element
    ? [node.localName, ...node.classList].join('.')
    : (node?.nodeName ?? 'something removed');

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    seen.paintMs = entry.startTime;
    seen.painted = nameOf(entry.element);
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });

let burst = { sum: 0, first: 0, last: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { startTime, value } = entry;
    const nodes = entry.sources.map((source) => nameOf(source.node)).join(', ');
    seen.moved += value;
    seen.shifts.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${nodes}`);
    if (entry.hadRecentInput) continue;
    const isSame = startTime - burst.last < 1_000 && startTime - burst.first < 5_000;
    burst = isSame
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    seen.shift = Math.max(seen.shift, burst.sum);
  }
}).observe({ type: 'layout-shift', buffered: true });
