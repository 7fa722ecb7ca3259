import type { Point2 } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
import type { Scene } from '../space/surface.ts';

/** A cloud of leaves: three tones and a broken ink line. */
export function drawCrown(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  ink: number,
): void {
  const { random, sketch, light } = scene;
  const lobes = 11;
  const ring = (scale: number, dx: number, dy: number): readonly Point2[] =>
    Array.from({ length: lobes }, (_, index): Point2 => {
      const angle = (index / lobes) * Math.PI * 2;
      const swell = (index % 2 === 0 ? 1.04 : 0.9) * random.between(0.94, 1.08) * scale;
      return [x + dx + Math.cos(angle) * rx * swell, y + dy + Math.sin(angle) * ry * swell];
    });
  const outline = smoothPath(ring(1, 0, 0));
  sketch.path(outline, { fill: light.tone(colour, 0.84), stroke: light.ink, width: ink });
  sketch.path(smoothPath(ring(0.74, light.sunSide * rx * 0.16, -ry * 0.18)), {
    fill: light.tone(colour, 0.99),
  });
  sketch.path(smoothPath(ring(0.42, light.sunSide * rx * 0.3, -ry * 0.36)), {
    fill: light.tone(mixColours(colour, '#f3e9a2', 0.28), 1.05),
  });
  for (let n = 0; n < 6; n += 1) {
    const [px, py] = [x + rx * random.between(-0.6, 0.6), y + ry * random.between(-0.55, 0.6)];
    sketch.line(
      [
        [px, py],
        [px + rx * 0.06, py - ry * 0.05],
        [px + rx * 0.12, py],
      ],
      light.ink,
      ink * 0.6,
      0.4,
    );
  }
}

export function drawTrunk(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  lean = 0,
): void {
  const { sketch, light } = scene;
  sketch.polygon(
    [
      [x - width / 2, y],
      [x + width / 2, y],
      [x + width * 0.32 + lean, y - height],
      [x - width * 0.32 + lean, y - height],
    ],
    { fill: light.tone(colour, 0.92), stroke: light.ink, width: Math.max(1.2, width * 0.09) },
  );
}

export function drawPalm(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  height: number,
  colour: string,
): void {
  const { sketch, random, light } = scene;
  const lean = size * random.between(-0.5, 0.5);
  const top: Point2 = [x + lean, y - height];
  sketch.path(
    `M${x - size * 0.16} ${y}Q${x - size * 0.05 + lean * 0.2} ${y - height * 0.55} ${top[0] - size * 0.09} ${top[1]}L${top[0] + size * 0.09} ${top[1]}Q${x + size * 0.18 + lean * 0.2} ${y - height * 0.5} ${x + size * 0.18} ${y}Z`,
    { fill: light.tone('#a98a63', 0.95), stroke: light.ink, width: Math.max(1.2, size * 0.03) },
  );
  for (let n = 0; n < 11; n += 1) {
    const angle = Math.PI * (-0.1 + 1.2 * (n / 10)) + random.between(-0.1, 0.1);
    const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
    const reach = size * random.between(1.5, 2.0);
    const tip: Point2 = [top[0] + dx * reach, top[1] + dy * reach * 0.62 + reach * 0.36];
    const bend: Point2 = [top[0] + dx * reach * 0.55, top[1] + dy * reach * 0.75 - reach * 0.1];
    const wide = size * 0.2;
    sketch.path(
      `M${top[0]} ${top[1]}Q${bend[0]} ${bend[1] - wide} ${tip[0]} ${tip[1]}Q${bend[0]} ${bend[1] + wide} ${top[0]} ${top[1]}Z`,
      {
        fill: light.tone(colour, n % 2 === 0 ? 0.86 : 1.02),
        stroke: light.ink,
        width: Math.max(1, size * 0.022),
      },
    );
  }
}

export function drawSpikes(scene: Scene, x: number, y: number, size: number, colour: string): void {
  const { sketch, light, random } = scene;
  for (let n = 0; n < 9; n += 1) {
    const angle = Math.PI * (0.08 + 0.84 * (n / 8));
    const reach = size * random.between(0.8, 1.1);
    const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
    sketch.polygon(
      [
        [x - dy * size * 0.12, y - Math.abs(dx) * 2],
        [x + dx * reach, y + dy * reach],
        [x + dy * size * 0.12, y],
      ],
      { fill: light.tone(colour, 0.82 + 0.04 * n), stroke: light.ink, width: Math.max(1, size * 0.03) },
    );
  }
}

export function drawBlossom(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly string[],
  count: number,
  dot: number,
): void {
  for (let n = 0; n < count; n += 1) {
    const angle = scene.random.between(0, Math.PI * 2);
    const far = Math.sqrt(scene.random.next());
    scene.sketch.circle(
      x + Math.cos(angle) * rx * far,
      y + Math.sin(angle) * ry * far,
      dot * scene.random.between(0.7, 1.2),
      { fill: scene.light.tone(scene.random.pick(colours), 1) },
    );
  }
}

export function drawConifer(scene: Scene, x: number, y: number, size: number, colour: string): void {
  const { sketch, light } = scene;
  drawTrunk(scene, x, y, size * 0.07, size * 0.2, '#7a5a44');
  for (const [low, high, wide] of [
    [0.12, 0.58, 0.3],
    [0.34, 0.78, 0.24],
    [0.56, 1, 0.17],
  ] as const) {
    sketch.path(
      smoothPath([
        [x - size * wide, y - size * low],
        [x - size * wide * 0.4, y - size * (low + 0.05)],
        [x, y - size * (low + 0.02)],
        [x + size * wide * 0.5, y - size * (low + 0.05)],
        [x + size * wide, y - size * low],
        [x + size * wide * 0.35, y - size * ((low + high) / 2)],
        [x, y - size * high],
        [x - size * wide * 0.35, y - size * ((low + high) / 2)],
      ]),
      { fill: light.tone(colour, 0.86 + low * 0.2), stroke: light.ink, width: Math.max(1.2, size * 0.008) },
    );
  }
}
