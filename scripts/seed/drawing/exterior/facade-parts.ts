import type { Surface } from '../space/surface.ts';
import { arcPoints } from '../space/surface.ts';

/** A striped or plain awning over an opening. */
export function drawAwning(
  surface: Surface,
  a: number,
  top: number,
  w: number,
  out: number,
  colour: string,
): void {
  const stripes = Math.max(3, Math.round(w / 0.4));
  for (let n = 0; n < stripes; n += 1) {
    const [l, r] = [a + (w * n) / stripes, a + (w * (n + 1)) / stripes];
    surface.fill(
      [
        [l, top, 0.02],
        [r, top, 0.02],
        [r, top - 0.75, out],
        [l, top - 0.75, out],
      ],
      n % 2 === 0 ? colour : '#f6f0e2',
      1.05,
    );
  }
  surface.scene.sketch.polygon(
    surface.project([
      [a, top, 0.02],
      [a + w, top, 0.02],
      [a + w, top - 0.75, out],
      [a, top - 0.75, out],
    ]),
    { stroke: surface.scene.light.ink, width: surface.detail },
  );
}

/** An arch cut into a wall: what is behind lies in shade. */
export function drawArchway(
  surface: Surface,
  a: number,
  w: number,
  h: number,
  inner: string,
  trim: string,
): void {
  const { light, sketch } = surface.scene;
  const outline = (grow: number) =>
    [
      [a - grow, 0],
      [a + w + grow, 0],
      [a + w + grow, h - w / 2],
      ...arcPoints(a + w / 2, h - w / 2, w / 2 + grow, w / 2 + grow, 0, Math.PI),
    ] as const;
  sketch.polygon(surface.project(outline(0.1)), { fill: light.tone(trim, surface.brightness) });
  sketch.polygon(surface.project(outline(0)), {
    fill: light.isDusk ? '#e0a46a' : light.tone(inner, 0.66),
    stroke: light.ink,
    width: surface.detail,
  });
  surface.shade(
    [[a, h - w * 0.5], [a + w, h - w * 0.5], ...arcPoints(a + w / 2, h - w / 2, w / 2, w / 2, 0, Math.PI)],
    0.25,
  );
}

/** Climbing roses or bougainvillea at a corner of a wall. */
export function drawClimber(
  surface: Surface,
  a: number,
  top: number,
  spread: number,
  blooms: readonly string[],
): void {
  const { light, random, sketch } = surface.scene;
  surface.line(
    [
      [a, 0, 0.05],
      [a + 0.1, top * 0.5, 0.08],
      [a, top, 0.1],
    ],
    light.tone('#6f573f'),
    surface.detail * 2,
  );
  for (let n = 0; n < 46; n += 1) {
    const up = top * (0.25 + 0.8 * random.next());
    const along = a + random.between(-spread, spread) * (0.35 + (0.65 * up) / top);
    const [point] = surface.project([
      [along, up, 0.1],
      [along + 0.1, up, 0.1],
      [along, up + 0.1, 0.1],
    ]);
    if (point)
      sketch.circle(point[0], point[1], surface.pixelsPerMetre * random.between(0.08, 0.19), {
        fill: light.tone(
          n % 3 === 0 ? random.pick(blooms) : random.pick(['#5b8a4e', '#6c9c59', '#4c7846']),
          surface.brightness,
        ),
      });
  }
}
