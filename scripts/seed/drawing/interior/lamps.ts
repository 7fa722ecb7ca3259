import { type Point3, projectPoint, scaleAt } from '../space/camera.ts';
import type { Scene } from '../space/surface.ts';

/** A lamp hanging from the ceiling: a bare bulb, a dome, a strip or a globe. */
export function drawPendant(
  scene: Scene,
  at: Point3,
  drop: number,
  kind: 'bulb' | 'dome' | 'globe' | 'shade',
  colour: string,
): void {
  const { sketch, light, camera } = scene;
  const [x, top] = projectPoint(camera, at);
  const [, y] = projectPoint(camera, [at[0], at[1], at[2] - drop]);
  const m = scaleAt(camera, at);
  if (light.isDusk)
    sketch.circle(x, y + 0.1 * m, m, { fill: sketch.halo(x, y + 0.1 * m, m, '#ffe2a0', 0.55) });
  sketch.line(
    [
      [x, top],
      [x, y - 0.1 * m],
    ],
    light.ink,
    2.4,
  );
  if (kind === 'bulb') {
    sketch.rect(x - 0.03 * m, y - 0.12 * m, 0.06 * m, 0.1 * m, { fill: light.ink });
    sketch.circle(x, y + 0.03 * m, 0.07 * m, { fill: '#fff0bf', stroke: light.ink, width: 1.8 });
  } else if (kind === 'globe')
    sketch.circle(x, y, 0.16 * m, {
      fill: light.isDusk ? '#fff0c9' : '#fdf8ea',
      stroke: light.ink,
      width: 2,
    });
  else {
    const wide = kind === 'dome' ? 0.24 : 0.28;
    sketch.ellipse(x, y + 0.1 * m, wide * m, 0.05 * m, { fill: '#ffeab0', stroke: light.ink, width: 1.6 });
    if (kind === 'dome')
      sketch.path(
        `M${x - wide * m} ${y + 0.1 * m}Q${x - wide * m} ${y - 0.14 * m} ${x} ${y - 0.14 * m}Q${x + wide * m} ${y - 0.14 * m} ${x + wide * m} ${y + 0.1 * m}Z`,
        { fill: light.tone(colour), stroke: light.ink, width: 2.2 },
      );
    else
      sketch.polygon(
        [
          [x - wide * m, y + 0.1 * m],
          [x + wide * m, y + 0.1 * m],
          [x + wide * 0.6 * m, y - 0.16 * m],
          [x - wide * 0.6 * m, y - 0.16 * m],
        ],
        { fill: light.isDusk ? '#ffdf9c' : light.tone(colour, 1.02), stroke: light.ink, width: 2.2 },
      );
  }
}

/** A table or floor lamp whose shade glows at dusk. */
export function drawLamp(scene: Scene, foot: Point3, height: number, shade: string): void {
  const { sketch, light, camera } = scene;
  const [x, y] = projectPoint(camera, foot);
  const m = scaleAt(camera, foot);
  const top = y - height * m;
  const s = Math.min(0.22, height * 0.34) * m;
  if (light.isDusk) sketch.circle(x, top, s * 5, { fill: sketch.halo(x, top, s * 5, '#ffe2a0', 0.6) });
  sketch.line(
    [
      [x, y],
      [x, top],
    ],
    light.ink,
    Math.max(4, 0.03 * m),
  );
  sketch.ellipse(x, y, s * 0.6, s * 0.16, { fill: light.ink });
  sketch.polygon(
    [
      [x - s, top + s * 0.6],
      [x + s, top + s * 0.6],
      [x + s * 0.62, top - s * 0.6],
      [x - s * 0.62, top - s * 0.6],
    ],
    { fill: light.isDusk ? '#ffe3a8' : light.tone(shade, 1.03), stroke: light.ink, width: 2.2 },
  );
}
