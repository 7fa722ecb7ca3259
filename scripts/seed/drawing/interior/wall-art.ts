import type { Surface } from '../space/surface.ts';

/** A picture on the wall. */
export function drawArt(surface: Surface, a: number, b: number, w: number, h: number, frame: string): void {
  const { random, light, sketch } = surface.scene;
  surface.shade(
    [
      [a + 0.04, b - 0.06],
      [a + w + 0.06, b - 0.06],
      [a + w + 0.06, b + h - 0.05],
      [a + 0.04, b + h - 0.05],
    ],
    0.2,
  );
  surface.inked(a, b, w, h, frame);
  surface.rect(a + 0.05, b + 0.05, w - 0.1, h - 0.1, '#f7f1e2', 1);
  const [x, y, pw, ph] = [a + w * 0.16, b + h * 0.16, w * 0.68, h * 0.68];
  surface.rect(x, y, pw, ph, random.pick(['#cfe0df', '#f3d9b0', '#e5c9bd', '#d5ddc2']));
  surface.fill(
    [
      [x, y],
      [x + pw, y],
      [x + pw, y + ph * 0.42],
      [x + pw * 0.6, y + ph * 0.3],
      [x + pw * 0.3, y + ph * 0.5],
      [x, y + ph * 0.34],
    ],
    random.pick(['#4f7a78', '#b3603f', '#41557f', '#7a8f5a']),
  );
  const [sun] = surface.project([
    [x + pw * 0.7, y + ph * 0.72],
    [x, y],
    [x + 1, y],
  ]);
  if (sun)
    sketch.circle(sun[0], sun[1], artScale(surface, x, y, pw) * 0.15, {
      fill: light.tone(random.pick(['#e3743f', '#f0c04f', '#c94f4f'])),
    });
}

/** How wide a stretch of wall looks, in pixels. */
function artScale(surface: Surface, a: number, b: number, w: number): number {
  const [from, to] = surface.project([
    [a, b],
    [a + w, b],
    [a + w, b + 0.01],
  ]);
  return from && to ? Math.abs(to[0] - from[0]) : 0;
}
