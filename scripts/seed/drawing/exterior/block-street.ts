import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { type Scene, Surface } from '../space/surface.ts';
import type { BlockDesign } from './block-design.ts';
import type { Mass } from './mass.ts';
import { drawWindow } from './window.ts';

/** Whether the block stands in a closed street front. */
export function isInStreet(home: SampleHome): boolean {
  return ['tenement', 'iberian-block', 'haussmann', 'stair-triplex', 'loft-block'].includes(home.style);
}

/** The house next door: the same street in quieter colours. */
export function neighbourBlock(
  design: BlockDesign,
  near: string,
  x: number,
  width: number,
  storeys: number,
  random: SampleRandom,
): Mass {
  const other = random.pick(design.walls);
  const wall = { ...other, colour: mixColours(mixColours(other.colour, near, 0.3), '#cfc7ba', 0.35) };
  const [windowWidth, windowHeight] = design.windowSize;
  const bays = Math.floor(width / (design.bayWidth * 1.05));
  return {
    x,
    y: 0.02,
    z: 0,
    width,
    depth: design.depth,
    height: storeys * design.storeyHeight + random.between(0, 0.6),
    wall,
    roof: { ...design.roof, colour: mixColours(design.roof.colour, '#b3aaa2', 0.3) },
    front: (surface) => {
      for (let floor = 0; floor < storeys; floor += 1) {
        if (floor > 0)
          surface.inked(
            0,
            floor * design.storeyHeight - 0.12,
            width,
            0.14,
            mixColours(wall.colour, '#fff6e4', 0.5),
          );
        for (let bay = 0; bay < bays; bay += 1)
          drawWindow(
            surface,
            (width / bays) * (bay + 0.5) - windowWidth / 2,
            floor * design.storeyHeight + 0.75,
            windowWidth,
            Math.min(windowHeight * 0.85, design.storeyHeight - 1.2),
            { ...design.window, shutters: undefined },
          );
      }
    },
  };
}

export function drawPlanter(scene: Scene, x: number, y: number, z: number): void {
  const faces = drawBox(scene, { x, y, z, width: 1, depth: 0.4, height: 0.5 }, '#a65a3c');
  for (let n = 0; n < 5; n += 1) {
    const [point] = faces.front.project([
      [0.1 + n * 0.2, 0.7],
      [0, 0],
      [1, 0],
    ]);
    if (point)
      scene.sketch.circle(point[0], point[1], faces.front.pixelsPerMetre * 0.3, {
        fill: scene.light.tone(scene.random.pick(['#5f8f55', '#6fa05c', '#4f7d4c'])),
        stroke: scene.light.ink,
        width: 1.2,
      });
  }
}

/** The iron stair that climbs from the pavement to the first floor. */
export function drawOutsideStair(scene: Scene, x: number, rise: number): void {
  const steps = 15;
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps;
    drawBox(
      scene,
      { x: x + share * 4.2, y: -1.5, z: rise * share, width: 0.34, depth: 0.95, height: 0.09 },
      '#55606a',
      1.2,
    );
  }
  const face = new Surface(scene, [x, -1.5, 0], [1, 0, 0], [0, 0, 1]);
  face.line(
    [
      [0, 0.9],
      [4.5, rise + 0.95],
    ],
    scene.light.ink,
    face.detail * 2,
  );
  for (let step = 0; step <= steps; step += 2)
    face.line(
      [
        [(step / steps) * 4.3, (rise * step) / steps],
        [(step / steps) * 4.3, (rise * step) / steps + 0.95],
      ],
      scene.light.ink,
      face.detail,
    );
}
