import type { Sketch } from '../space/sketch.ts';
import type { PlanKind } from './plan-rooms.ts';

const line = { stroke: '#8a8078', width: 1.8 } as const;

/** What a plan shows of a room's use, kept to the corners so that the label stays free. Pixels; `scale` is pixels per metre. */
export function drawFittings(
  sketch: Sketch,
  kind: PlanKind,
  x: number,
  y: number,
  w: number,
  h: number,
  scale: number,
): void {
  const m = scale;
  const [left, top, right, foot] = [x + 8, y + 8, x + w - 8, y + h - 8];
  if (kind === 'bedroom' && w > 2.4 * m && h > 2.5 * m) {
    const bed = Math.min(1.5 * m, w * 0.42);
    sketch.rect(right - bed, foot - Math.min(1.5 * m, h * 0.36), bed, Math.min(1.5 * m, h * 0.36), {
      fill: '#fbf6ea',
      ...line,
    });
    for (const share of [0.08, 0.54])
      sketch.rect(right - bed + bed * share, foot - 0.36 * m, bed * 0.38, 0.28 * m, {
        fill: '#f0e6d2',
        ...line,
      });
    sketch.rect(left, top, Math.min(1.6 * m, w * 0.5), 0.4 * m, { fill: '#e3d5bb', ...line });
  } else if (kind === 'kitchen') {
    const long = w > h;
    sketch.rect(left, top, long ? w - 16 : 0.5 * m, long ? 0.5 * m : h - 16, { fill: '#fbf1df', ...line });
    for (let n = 0; n < 2; n += 1)
      for (let k = 0; k < 2; k += 1)
        sketch.circle(left + (0.16 + 0.22 * n) * m, top + (0.14 + 0.22 * k) * m, 0.075 * m, line);
    sketch.rect(left + (long ? 0.9 : 0.08) * m, top + (long ? 0.08 : 0.9) * m, 0.36 * m, 0.34 * m, {
      fill: '#d5e4e6',
      ...line,
    });
  } else if (kind === 'bathroom') {
    const tub = Math.min(1.6 * m, w - 20);
    if (h > 1.9 * m) sketch.rect(left, top, tub, 0.62 * m, { fill: '#f6fbfb', ...line });
    if (h > 1.9 * m) sketch.rect(left + 5, top + 5, tub - 10, 0.62 * m - 10, { fill: '#e3f0f2', ...line });
    sketch.ellipse(right - 0.24 * m, foot - 0.22 * m, 0.17 * m, 0.2 * m, { fill: '#f6fbfb', ...line });
  } else if (kind === 'living' && w > 3 * m && h > 2.6 * m) {
    sketch.rect(left, foot - 0.75 * m, Math.min(2 * m, w * 0.5), 0.75 * m, { fill: '#e9c79a', ...line });
    sketch.rect(left, foot - 0.24 * m, Math.min(2 * m, w * 0.5), 0.24 * m, { fill: '#ddb585', ...line });
    sketch.rect(right - 0.3 * m, top + 0.1 * m, 0.3 * m, Math.min(1.3 * m, h * 0.35), {
      fill: '#ddd0b4',
      ...line,
    });
  } else if (kind === 'dining' && w > 2.4 * m && h > 2.4 * m) {
    sketch.circle(right - 0.7 * m, foot - 0.7 * m, 0.45 * m, { fill: '#e6cfa4', ...line });
    for (const [dx, dy] of [
      [-0.6, 0],
      [0.6, 0],
      [0, -0.6],
      [0, 0.6],
    ] as const)
      sketch.circle(right - 0.7 * m + dx * 0.95 * m, foot - 0.7 * m + dy * 0.95 * m, 0.12 * m, {
        fill: '#d9bf92',
        ...line,
      });
  }
}
