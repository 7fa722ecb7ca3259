import { type Scene, Surface } from '../space/surface.ts';
import type { HouseDesign } from './house-design.ts';
import type { PorchSize } from './porch-posts.ts';
import { drawCanopy, drawGablePorch, drawVeranda } from './porches.ts';
import type { Roof } from './roof.ts';
import { drawArcade, drawPortico } from './stone-porches.ts';
import type { Wall } from './wall-texture.ts';

export function addPorch(
  extras: ((scene: Scene) => void)[],
  part: {
    design: HouseDesign;
    width: number;
    doorAlong: number;
    roof: Roof;
    wall: Wall;
    wingX: number;
    wingWidth: number;
    deck: number;
    eaves: number;
  },
): number {
  const { design, width, doorAlong, roof, wall, deck } = part;
  const trim = roof.trim;
  const porch = (x: number, w: number, depth: number, height: number): PorchSize => ({
    x,
    width: w,
    depth,
    y: 0,
    deck,
    height,
  });
  const free: readonly [number, number] =
    part.wingWidth === 0 ? [0, width] : part.wingX > 0 ? [0, part.wingX] : [part.wingWidth, width];
  if (design.porch === 'veranda' || design.porch === 'tapered') {
    extras.push((scene) =>
      drawVeranda(
        scene,
        porch(free[0], free[1] - free[0], 2.1, design.porch === 'tapered' ? 2.5 : 2.6),
        roof,
        '#f6f1e6',
        doorAlong,
        design.porch === 'tapered',
      ),
    );
    return 2.1 + deck * 1.7;
  }
  if (design.porch === 'gable') {
    extras.push((scene) =>
      drawGablePorch(
        scene,
        porch(doorAlong - 1.05, 2.1, 1.3, 2.35),
        roof,
        trim,
        wall.material === 'clapboard' ? wall : { material: 'render', colour: '#f1e9d8' },
      ),
    );
    return 1.6;
  }
  if (design.porch === 'arcade') {
    const arches = Math.max(3, Math.round((width * 0.8) / 2.6));
    extras.push((scene) => drawArcade(scene, porch(width * 0.1, width * 0.8, 2.4, 2.75), roof, wall, arches));
    return 2.4;
  }
  if (design.porch === 'portico') {
    extras.push((scene) => {
      drawPortico(scene, porch(doorAlong - 1.6, 3.2, 1.6, 2.75), trim, 4);
    });
    return 2.4;
  }
  if (design.porch === 'canopy') {
    extras.push((scene) =>
      drawCanopy(new Surface(scene, [0, 0, 0], [1, 0, 0], [0, 0, 1]), doorAlong - 0.9, 2.62, 1.8, 0.9, trim),
    );
  }
  extras.push((scene) => {
    const step = new Surface(scene, [doorAlong - 0.8, -0.6, 0], [1, 0, 0], [0, 0, 1]);
    step.inked(0, 0, 1.6, 0.14, '#cfc4b0');
    step.fill(
      [
        [0, 0.14, 0],
        [1.6, 0.14, 0],
        [1.6, 0.14, -0.6],
        [0, 0.14, -0.6],
      ],
      '#ddd3c0',
      1,
      { stroke: scene.light.ink, width: step.detail },
    );
  });
  return 0.8;
}
