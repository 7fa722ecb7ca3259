import type { Point3 } from './camera.ts';
import { Surface, type Scene } from './surface.ts';

/** An upright box: near left bottom corner and sizes in metres. */
export interface BoxShape {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The faces of a box as surfaces; each has its lower left corner (as seen from outside) at its origin. */
export function boxFaces(
  scene: Scene,
  shape: BoxShape,
): { front: Surface; left: Surface; right: Surface; top: Surface } {
  const { x, y, z = 0, width, depth, height } = shape;
  const face = (origin: Point3, along: Point3, up: Point3) => new Surface(scene, origin, along, up);
  return {
    front: face([x, y, z], [1, 0, 0], [0, 0, 1]),
    left: face([x, y + depth, z], [0, -1, 0], [0, 0, 1]),
    right: face([x + width, y, z], [0, 1, 0], [0, 0, 1]),
    top: face([x, y, z + height], [1, 0, 0], [0, 1, 0]),
  };
}

/** Draws a box in one colour with ink edges. */
export function drawBox(
  scene: Scene,
  shape: BoxShape,
  colour: string,
  inkWidth?: number,
): ReturnType<typeof boxFaces> {
  const faces = boxFaces(scene, shape);
  const { width, depth, height } = shape;
  const paint = (surface: Surface, along: number, up: number) => {
    if (!surface.isVisible) return;
    surface.rect(0, 0, along, up, colour, 1, { stroke: scene.light.ink, width: inkWidth ?? surface.detail });
  };
  paint(faces.top, width, depth);
  paint(faces.left, depth, height);
  paint(faces.right, depth, height);
  paint(faces.front, width, height);
  return faces;
}
