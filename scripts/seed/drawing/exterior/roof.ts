import { projectPolygon } from '../space/camera.ts';
import { type Scene, Surface } from '../space/surface.ts';
import { drawBoard, drawSlope } from './roof-slope.ts';

export interface Roof {
  /** `gable-x`: ridge along the street; `gable-y`: gable to the street. */
  readonly form: 'gable-x' | 'gable-y' | 'hip' | 'flat' | 'mansard';
  readonly material: 'slate' | 'tile' | 'pantile' | 'shingle' | 'thatch' | 'metal' | 'membrane';
  readonly colour: string;
  /** Rise over run. */
  readonly pitch: number;
  readonly overhang: number;
  readonly trim: string;
  /** In a row, the roof runs on to the neighbours: no slope, verge or overhang at the sides. */
  readonly isContinuous?: boolean;
}

export interface RoofBase {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Height of the ridge above the eaves. */
export function ridgeRise(roof: Roof, width: number, depth: number): number {
  if (roof.form === 'flat') return 0.5;
  if (roof.form === 'mansard') return 2.3;
  return (
    roof.pitch *
    (roof.form === 'gable-y' ? width / 2 : Math.min(depth, roof.form === 'hip' ? width : depth) / 2)
  );
}

/** Draws the roof over a rectangle of walls, verges and fascias included. */
export function drawRoof(scene: Scene, base: RoofBase, roof: Roof): void {
  const { x, y, z, width, depth } = base;
  const over = roof.overhang;
  const rise = ridgeRise(roof, width, depth);
  const aside = roof.isContinuous === true ? 0 : over;
  const [left, right, front, back] = [x - aside, x + width + aside, y - over, y + depth + over];
  const drop = roof.material === 'thatch' ? 0.45 : 0.2;
  if (roof.form === 'flat') {
    drawFlat(scene, base, roof);
    return;
  }
  if (roof.form === 'mansard') {
    const [t, s, top] = [0.7, roof.isContinuous === true ? 0 : 0.7, z + rise];
    drawSlope(
      scene,
      [
        [left, back, z],
        [left, front, z],
        [x + s, y + t, top],
        [x + s, y + depth - t, top],
      ],
      roof,
    );
    drawSlope(
      scene,
      [
        [right, front, z],
        [right, back, z],
        [x + width - s, y + depth - t, top],
        [x + width - s, y + t, top],
      ],
      roof,
    );
    drawSlope(
      scene,
      [
        [left, front, z],
        [right, front, z],
        [x + width - s, y + t, top],
        [x + s, y + t, top],
      ],
      roof,
    );
  } else if (roof.form === 'hip') {
    const low = z - over * roof.pitch;
    const half = Math.min(width, depth) / 2;
    const ridgeY = y + depth / 2;
    const [ridgeLeft, ridgeRight] = [x + Math.min(half, width / 2), x + width - Math.min(half, width / 2)];
    const peak = z + rise;
    drawSlope(
      scene,
      [
        [left, back, low],
        [left, front, low],
        [ridgeLeft, ridgeY, peak],
      ],
      roof,
    );
    drawSlope(
      scene,
      [
        [right, front, low],
        [right, back, low],
        [ridgeRight, ridgeY, peak],
      ],
      roof,
    );
    drawSlope(
      scene,
      [
        [left, front, low],
        [right, front, low],
        [ridgeRight, ridgeY, peak],
        [ridgeLeft, ridgeY, peak],
      ],
      roof,
    );
    if (scene.camera.eye[0] < left)
      drawBoard(scene, [left, back, low], [left, front, low], drop, roof.trim, [-1, 0, 0]);
    if (scene.camera.eye[0] > right)
      drawBoard(scene, [right, front, low], [right, back, low], drop, roof.trim, [1, 0, 0]);
    drawBoard(scene, [left, front, low], [right, front, low], drop, roof.trim, [0, -1, 0]);
  } else if (roof.form === 'gable-x') {
    const low = z - over * roof.pitch;
    const ridge = z + (roof.pitch * depth) / 2;
    const middle = y + depth / 2;
    const seesLeft = scene.camera.eye[0] < x;
    const side = seesLeft ? left : right;
    const wallSide = seesLeft ? x : x + width;
    for (const eaveY of roof.isContinuous === true ? [] : [front, back]) {
      const soffit = projectPolygon(scene.camera, [
        [side, eaveY, low],
        [side, middle, ridge],
        [wallSide, middle, ridge],
        [wallSide, eaveY, low],
      ]);
      scene.sketch.polygon(soffit, {
        fill: scene.light.tone(roof.trim, 0.62),
        stroke: scene.light.ink,
        width: 1.2,
      });
    }
    drawSlope(
      scene,
      [
        [left, front, low],
        [right, front, low],
        [right, middle, ridge],
        [left, middle, ridge],
      ],
      roof,
    );
    if (roof.isContinuous !== true) {
      const outwards = [seesLeft ? -1 : 1, 0, 0] as const;
      drawBoard(scene, [side, front, low], [side, middle, ridge], drop, roof.trim, outwards);
      drawBoard(scene, [side, middle, ridge], [side, back, low], drop, roof.trim, outwards);
    }
    drawBoard(scene, [left, front, low], [right, front, low], drop, roof.trim, [0, -1, 0]);
  } else {
    const low = z - over * roof.pitch;
    const ridge = z + (roof.pitch * width) / 2;
    const middle = x + width / 2;
    drawSlope(
      scene,
      [
        [left, back, low],
        [left, front, low],
        [middle, front, ridge],
        [middle, back, ridge],
      ],
      roof,
    );
    drawSlope(
      scene,
      [
        [right, front, low],
        [right, back, low],
        [middle, back, ridge],
        [middle, front, ridge],
      ],
      roof,
    );
    drawBoard(scene, [left, front, low], [middle, front, ridge], drop, roof.trim, [0, -1, 0]);
    drawBoard(scene, [middle, front, ridge], [right, front, low], drop, roof.trim, [0, -1, 0]);
  }
}

/** A parapet, or a slab that reaches over the walls. */
function drawFlat(scene: Scene, base: RoofBase, roof: Roof): void {
  const { x, y, z, width, depth } = base;
  const over = roof.overhang;
  const [w, d, thick] = [width + over * 2, depth + over * 2, over > 0.3 ? 0.34 : 0.42];
  const faces = [
    new Surface(scene, [x - over, y + depth + over, z], [0, -1, 0], [0, 0, 1]),
    new Surface(scene, [x + width + over, y - over, z], [0, 1, 0], [0, 0, 1]),
    new Surface(scene, [x - over, y - over, z], [1, 0, 0], [0, 0, 1]),
  ];
  faces.forEach((face, index) => {
    if (face.isVisible)
      face.rect(0, 0, index === 2 ? w : d, thick, roof.trim, 1.02, {
        stroke: scene.light.ink,
        width: face.outline * 0.8,
      });
  });
}
