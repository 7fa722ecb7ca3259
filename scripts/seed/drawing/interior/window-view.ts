import type { Point2 } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { pathThrough, smoothPath } from '../space/sketch.ts';
import type { Surface } from '../space/surface.ts';
import type { Room } from './room-shell.ts';

/** What is outside: sky and whatever the home looks upon, level with the eye. */
export function drawView(room: Room, surface: Surface, a: number, b: number, w: number, h: number): void {
  const { scene, home, random } = room;
  const { sketch, light, camera } = scene;
  const pane = surface.project([
    [a, b],
    [a + w, b],
    [a + w, b + h],
    [a, b + h],
  ]);
  const [xs, ys] = [pane.map(([x]) => x), pane.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const horizon = Math.max(top + 20, Math.min(camera.horizonY - 6, foot - 8));
  sketch.clipped(pathThrough(pane, true), () => {
    sketch.rect(left, top, right - left, foot - top, {
      fill: sketch.gradient(
        [0, top],
        [0, horizon],
        light.isDusk
          ? [
              [0, '#3a3f78'],
              [0.6, '#a8698a'],
              [1, '#f3b07c'],
            ]
          : [
              [0, '#a9d3e3'],
              [1, '#eef2e2'],
            ],
      ),
    });
    const dim = (colour: string) => (light.isDusk ? mixColours(colour, '#3a3560', 0.55) : colour);
    const band = (rise: number, colour: string, bumps: number) => {
      const points: Point2[] = [[left - 30, horizon + 6]];
      for (let n = 0; n <= bumps; n += 1)
        points.push([left + ((right - left) * n) / bumps, horizon - rise * random.between(0.35, 1)]);
      points.push([right + 30, horizon + 6]);
      sketch.path(`${smoothPath(points, false)}L${right + 30} ${foot}L${left - 30} ${foot}Z`, {
        fill: dim(colour),
      });
    };
    if (home.features.includes('sea-view')) {
      sketch.rect(left, horizon, right - left, foot - horizon, { fill: dim('#4ba3bd') });
      for (let n = 0; n < 8; n += 1)
        sketch.line(
          [
            [random.between(left, right), horizon + 6 + n * 5],
            [random.between(left, right), horizon + 6 + n * 5],
          ],
          '#e3f4f2',
          1.6,
          0.5,
        );
      const x = random.between(left + 10, right - 10);
      sketch.polygon(
        [
          [x, horizon + 4],
          [x, horizon - 20],
          [x + 12, horizon + 2],
        ],
        { fill: '#fffaf0', stroke: light.ink, width: 1.2 },
      );
    } else if (home.features.includes('mountain-view')) {
      band(90, '#8a95ad', 4);
      band(40, '#7d9a78', 5);
    } else if (home.setting === 'city') {
      for (let x = left - 10; x < right + 10; x += random.between(22, 46))
        sketch.rect(x, horizon - random.between(20, 90), 48, foot, {
          fill: dim(random.pick(['#9aa3b0', '#a8a4a0', '#b5a99c'])),
          stroke: dim('#7d8490'),
          width: 1.2,
        });
    } else {
      band(50, '#9db58a', 5);
      band(26, '#7fa06c', 7);
    }
    if (home.features.includes('garden') && !home.features.includes('sea-view')) band(16, '#6f9458', 9);
  });
}
