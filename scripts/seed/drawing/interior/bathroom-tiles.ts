import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import type { Room } from './room-shell.ts';

/** Tiles up a wall, in the taste of the class. */
export function drawTiles(room: Room, surface: Surface, along: number, top: number, from = 0): void {
  const { look, random, scene } = room;
  const line = scene.light.tone(look.level === 4 ? '#b5a996' : '#b9b4a8', surface.brightness);
  const base =
    ['#e6dfca', '#e9d9bd', '#f4f2ea', mixColours('#f1efe6', look.feature, 0.2), '#dcd2c3'][look.level] ??
    '#f4f2ea';
  surface.rect(from, 0, along - from, top, base, 1, { stroke: scene.light.ink, width: 1.6 });
  const [w, h] = look.level === 4 ? [1.2, 0.8] : look.level === 3 ? [0.24, 0.1] : [0.2, 0.2];
  for (let b = 0, row = 0; b < top - 0.01; b += h, row += 1) {
    surface.line(
      [
        [from, b],
        [along, b],
      ],
      line,
      1.1,
    );
    for (let a = from + (look.level === 3 && row % 2 === 1 ? w / 2 : 0); a < along; a += w) {
      surface.line(
        [
          [a, b],
          [a, Math.min(top, b + h)],
        ],
        line,
        1.1,
      );
      if (look.level === 4 && random.chance(0.5) && a + w < along)
        surface.line(
          [
            [a, b],
            [a + w * 0.4, b + h * 0.5],
            [a + w * 0.9, Math.min(top, b + h)],
          ],
          scene.light.tone('#bfae98'),
          2,
          0.5,
        );
      if (look.level === 1 && a + w < along && (row * 3 + Math.round(a / w)) % 7 === 0)
        surface.fill(
          [
            [a + 0.1, b + 0.03],
            [a + 0.17, b + 0.1],
            [a + 0.1, b + 0.17],
            [a + 0.03, b + 0.1],
          ],
          '#9a7a4f',
        );
      if (look.level === 0 && random.chance(0.06) && a + w < along)
        surface.rect(a, b, w, h, '#c9bd9f', 1, { stroke: line, width: 1 });
    }
  }
  surface.rect(from, top, along - from, 0.05, look.level === 1 ? '#9a7a4f' : base, 0.94, {
    stroke: scene.light.ink,
    width: 1.2,
  });
}
