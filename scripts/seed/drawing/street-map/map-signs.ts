import type { SampleRandom } from '../../samples/sample-random.ts';
import type { Point2 } from '../space/camera.ts';
import { writeGlyphs } from '../space/glyphs.ts';
import type { Sketch } from '../space/sketch.ts';
import { pathThrough, smoothPath } from '../space/sketch.ts';
import { colours } from './map-colours.ts';

export function drawRailway(sketch: Sketch, random: SampleRandom): void {
  const y = random.between(150, 330);
  const line: readonly Point2[] = [
    [-40, y],
    [420, y + random.between(-60, 60)],
    [900, y + random.between(-80, 40)],
    [1640, y + random.between(-120, 60)],
  ];
  const d = smoothPath(line, false);
  sketch.path(d, { stroke: '#fbf6ea', width: 13 });
  sketch.path(d, { stroke: '#5f5b66', width: 4 });
  for (let step = 0; step < 54; step += 1) {
    const share = step / 54;
    const index = Math.min(2, Math.floor(share * 3));
    const [a, b] = [line[index] ?? [0, y], line[index + 1] ?? [0, y]];
    const t = share * 3 - index;
    const [x, ty] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    sketch.line(
      [
        [x, ty - 8],
        [x, ty + 8],
      ],
      '#5f5b66',
      2,
      0.6,
    );
  }
}

/** The circle is wide on purpose: it names a neighbourhood, not a door. */
export function drawMarker(sketch: Sketch, random: SampleRandom): void {
  const [x, y] = [800 + random.between(-90, 90), 590 + random.between(-70, 70)];
  sketch.circle(x, y, 205, { fill: colours.accent, opacity: 0.16 });
  sketch.circle(x, y, 205, { stroke: colours.accent, width: 5 });
  sketch.path(
    `M${x} ${y}C${x - 60} ${y - 74} ${x - 44} ${y - 128} ${x} ${y - 128}C${x + 44} ${y - 128} ${x + 60} ${y - 74} ${x} ${y}Z`,
    { fill: colours.accent, stroke: colours.ink, width: 3.4 },
  );
  sketch.path(`M${x - 23} ${y - 80}L${x} ${y - 102}L${x + 23} ${y - 80}V${y - 60}H${x - 23}Z`, {
    fill: '#fffaf0',
    stroke: colours.ink,
    width: 2.4,
  });
}

export function drawCompass(sketch: Sketch): void {
  const [x, y] = [1500, 110];
  sketch.circle(x, y, 46, { fill: '#fbf6ea', stroke: colours.ink, width: 3 });
  sketch.path(
    pathThrough(
      [
        [x, y - 34],
        [x + 11, y + 6],
        [x, y],
        [x - 11, y + 6],
      ],
      true,
    ),
    { fill: colours.accent, stroke: colours.ink, width: 2 },
  );
  writeGlyphs(sketch, 'N', x - 6, y + 14, 18, colours.ink);
  sketch.rect(60, 1128, 200, 10, { fill: '#fbf6ea', stroke: colours.ink, width: 2 });
  sketch.rect(60, 1128, 100, 10, { fill: colours.ink });
  writeGlyphs(sketch, '200 m', 276, 1124, 17, colours.ink);
}
