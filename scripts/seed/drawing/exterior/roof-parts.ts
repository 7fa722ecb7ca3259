import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { type Scene, Surface } from '../space/surface.ts';
import { drawWindow, type WindowLook } from './window.ts';

/** A chimney standing on the roof, its foot hidden by the slope. */
export function drawChimney(
  scene: Scene,
  x: number,
  y: number,
  foot: number,
  height: number,
  colour: string,
  pots: number,
): void {
  drawBox(scene, { x, y, z: foot, width: 0.95, depth: 0.7, height }, colour);
  drawBox(
    scene,
    { x: x - 0.08, y: y - 0.08, z: foot + height, width: 1.11, depth: 0.86, height: 0.18 },
    mixColours(colour, '#fff0dc', 0.2),
  );
  for (let pot = 0; pot < pots; pot += 1)
    drawBox(
      scene,
      {
        x: x + 0.12 + pot * 0.36,
        y: y + 0.2,
        z: foot + height + 0.18,
        width: 0.24,
        depth: 0.24,
        height: 0.45,
      },
      '#c27a55',
    );
}

/** A dormer on the front slope: a small gabled window whose cheeks die into the roof. */
export function drawDormer(
  scene: Scene,
  x: number,
  y: number,
  foot: number,
  width: number,
  height: number,
  pitch: number,
  wallColour: string,
  roofColour: string,
  window: WindowLook,
): void {
  const front = new Surface(scene, [x, y, foot], [1, 0, 0], [0, 0, 1]);
  const reach = height / pitch;
  const rise = width * 0.42;
  const ridgeReach = (height + rise) / pitch;
  const ink = { stroke: scene.light.ink, width: front.outline * 0.8 };
  const seesLeft = scene.camera.eye[0] < x;
  const seesRight = scene.camera.eye[0] > x + width;
  for (const [isSeen, side] of [
    [seesLeft, 0],
    [seesRight, width],
  ] as const) {
    if (isSeen)
      front.fill(
        [
          [side, 0, 0],
          [side, height, 0],
          [side, height, -reach],
        ],
        wallColour,
        0.72,
        ink,
      );
  }
  front.fill(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [width / 2, height + rise],
      [0, height],
    ],
    wallColour,
    1,
    ink,
  );
  drawWindow(front, width * 0.16, 0.18, width * 0.68, height - 0.2, window);
  const over = 0.16;
  for (const sign of [-1, 1]) {
    const edge = width / 2 + sign * (width / 2 + over);
    front.fill(
      [
        [edge, height - 0.12, over],
        [width / 2, height + rise + 0.06, over],
        [width / 2, height + rise + 0.06, -ridgeReach],
        [edge, height - 0.12, -reach],
      ],
      roofColour,
      sign === scene.light.sunSide ? 1.05 : 0.86,
      ink,
    );
  }
}

/** Solar panels lying on a surface. */
export function drawSolarPanels(surface: Surface, a: number, b: number, across: number, up: number): void {
  for (let row = 0; row < up; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [a + column * 1.12, b + row * 1.62];
      surface.fill(
        [
          [x, y, 0.08],
          [x + 1.04, y, 0.08],
          [x + 1.04, y + 1.54, 0.08],
          [x, y + 1.54, 0.08],
        ],
        '#34436b',
        1,
        { stroke: surface.scene.light.tone('#b9c4d6'), width: surface.detail * 0.7 },
      );
      surface.fill(
        [
          [x + 0.2, y, 0.09],
          [x + 0.55, y, 0.09],
          [x + 0.9, y + 1.54, 0.09],
          [x + 0.55, y + 1.54, 0.09],
        ],
        '#5b6ea3',
        1,
        { opacity: 0.5 },
      );
    }
  }
}
