import { mixColours } from '../space/colour.ts';
import type { Surface, SurfacePoint } from '../space/surface.ts';

/** What shows behind the glass by day: sky in the upper part, room in the lower, or curtains; by dusk, light or none. */
export function drawGlass(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  outline: readonly SurfacePoint[],
): void {
  const { light, sketch, random } = surface.scene;
  const isLit = light.isDusk && random.chance(0.72);
  const curtains = random.next();
  const shape = surface.project(outline);
  const fill = (points: readonly SurfacePoint[], colour: string, opacity?: number) =>
    sketch.polygon(surface.project(points), { fill: colour, ...(opacity === undefined ? {} : { opacity }) });
  const base = isLit ? '#ffd586' : light.isDusk ? '#3a4270' : mixColours('#5f8296', '#8fb0bb', random.next());
  sketch.polygon(shape, { fill: light.isDusk ? base : light.tone(base, Math.max(surface.brightness, 0.8)) });
  if (isLit)
    fill(
      [
        [a, b],
        [a + w, b],
        [a + w, b + h * 0.3],
        [a, b + h * 0.3],
      ],
      '#f0a95a',
      0.45,
    );
  else
    fill(
      [
        [a + w * 0.08, b],
        [a + w * 0.42, b],
        [a + w * 0.92, b + h * 0.94],
        [a + w * 0.58, b + h * 0.94],
      ],
      light.isDusk ? '#7b7fae' : '#d8eaee',
      light.isDusk ? 0.25 : 0.4,
    );
  const cloth = isLit
    ? '#f6b767'
    : light.isDusk
      ? '#565a86'
      : light.tone('#efe6d3', surface.brightness * 0.95);
  if (curtains < 0.42) {
    fill(
      [
        [a, b],
        [a + w * 0.2, b],
        [a + w * 0.12, b + h * 0.5],
        [a + w * 0.24, b + h * 0.93],
        [a, b + h * 0.93],
      ],
      cloth,
      0.9,
    );
    fill(
      [
        [a + w, b],
        [a + w * 0.8, b],
        [a + w * 0.88, b + h * 0.5],
        [a + w * 0.76, b + h * 0.93],
        [a + w, b + h * 0.93],
      ],
      cloth,
      0.9,
    );
  } else if (curtains < 0.6)
    fill(
      [
        [a, b + h * 0.6],
        [a + w, b + h * 0.6],
        [a + w, b + h * 0.93],
        [a, b + h * 0.93],
      ],
      cloth,
      0.85,
    );
}
