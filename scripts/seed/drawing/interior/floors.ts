import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import type { FloorKind } from './room-look.ts';

/** Lays a floor `width` by `length` metres. */
export function drawFloor(
  surface: Surface,
  width: number,
  length: number,
  kind: FloorKind,
  colour: string,
): void {
  const { random, light } = surface.scene;
  surface.rect(0, 0, width, length, colour, 1, { stroke: light.ink, width: 2 });
  const joint = light.tone(mixColours(colour, '#3a2a2a', 0.3));
  const tile = (size: number, second: string | undefined, share: number) => {
    for (let x = 0, column = 0; x < width; x += size, column += 1) {
      for (let y = 0, row = 0; y < length; y += size, row += 1) {
        const isSecond = second !== undefined && (column + row) % 2 === 0;
        if (!isSecond && !random.chance(share)) continue;
        surface.rect(
          x,
          y,
          Math.min(size, width - x),
          Math.min(size, length - y),
          isSecond ? second : mixColours(colour, random.pick(['#5a3f34', '#fff4df']), 0.1),
        );
      }
    }
    for (let x = size; x < width; x += size)
      surface.line(
        [
          [x, 0],
          [x, length],
        ],
        joint,
        1.3,
        0.7,
      );
    for (let y = size; y < length; y += size)
      surface.line(
        [
          [0, y],
          [width, y],
        ],
        joint,
        1.3,
        0.7,
      );
  };
  if (kind === 'boards') {
    for (let x = 0; x < width; x += 0.2) {
      const cut = random.between(0.3, length - 0.3);
      surface.rect(
        x,
        random.chance(0.5) ? 0 : cut,
        Math.min(0.2, width - x),
        random.chance(0.5) ? cut : length - cut,
        mixColours(colour, random.pick(['#5a3f2a', '#fff0d8']), 0.09),
        1,
        { opacity: 0.8 },
      );
      surface.line(
        [
          [x, 0],
          [x, length],
        ],
        joint,
        1.3,
        0.75,
      );
      surface.line(
        [
          [x, cut],
          [x + 0.2, cut],
        ],
        joint,
        1.3,
        0.75,
      );
    }
  } else if (kind === 'parquet') {
    for (let x = -0.3, column = 0; x < width; x += 0.42, column += 1) {
      for (let y = 0; y < length; y += 0.21) {
        const lean = column % 2 === 0 ? 0.42 : -0.42;
        const [l, r] = [Math.max(0, x), Math.min(width, x + 0.42)];
        if (r <= l) continue;
        const at = (px: number) => y + ((px - x) / 0.42) * lean * 0.5 + (lean < 0 ? 0.21 : 0);
        if (random.chance(0.4))
          surface.fill(
            [
              [l, at(l)],
              [r, at(r)],
              [r, at(r) + 0.21],
              [l, at(l) + 0.21],
            ],
            mixColours(colour, random.pick(['#5a3a22', '#ffe9c4']), 0.13),
            1,
            { opacity: 0.85 },
          );
        surface.line(
          [
            [l, at(l)],
            [r, at(r)],
          ],
          joint,
          1,
          0.5,
        );
      }
      if (x > 0)
        surface.line(
          [
            [x, 0],
            [x, length],
          ],
          joint,
          1,
          0.5,
        );
    }
  } else if (kind === 'carpet') {
    for (let n = 0; n < 260; n += 1) {
      const [x, y] = [random.between(0, width), random.between(0, length)];
      surface.line(
        [
          [x, y],
          [x + 0.05, y + 0.02],
        ],
        light.tone(mixColours(colour, random.pick(['#3a2f3a', '#fff2dc']), 0.25)),
        1.6,
        0.7,
      );
    }
  } else if (kind === 'lino') tile(0.36, '#7a5f4a', 0);
  else if (kind === 'tiles') tile(0.5, undefined, 0.1);
  else if (kind === 'stone') tile(0.95, undefined, 0.22);
  else tile(0.36, undefined, 0.42);
}

/** A rug lying on the floor. */
export function drawRug(
  floor: Surface,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: string,
  trim: string,
): void {
  const ink = { stroke: floor.scene.light.ink, width: 2 };
  floor.rect(x, y, width, length, colour, 1, ink);
  floor.rect(x + 0.12, y + 0.12, width - 0.24, length - 0.24, trim, 1);
  floor.rect(x + 0.2, y + 0.2, width - 0.4, length - 0.4, colour, 1.02);
  for (let n = 1; n < 5; n += 1) {
    const cx = x + (width * n) / 5;
    floor.fill(
      [
        [cx, y + length * 0.35],
        [cx + 0.16, y + length / 2],
        [cx, y + length * 0.65],
        [cx - 0.16, y + length / 2],
      ],
      trim,
    );
  }
}
