import type { Point2, Point3 } from '../space/camera.ts';
import { projectPolygon } from '../space/camera.ts';
import { Surface, type Scene, type SurfacePoint } from '../space/surface.ts';
import { drawRoof, ridgeRise, type Roof } from './roof.ts';
import { drawWall, type Wall } from './wall-texture.ts';

/** One volume of a building: walls on a rectangle, a roof above. */
export interface Mass {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  /** Ground to eaves. */
  readonly height: number;
  readonly wall: Wall;
  /** A second material above `from` metres, such as tile-hanging or half-timber. */
  readonly upperWall?: { readonly from: number; readonly wall: Wall };
  readonly roof: Roof;
  readonly plinth?: string;
  /** What is on the front and on the side that shows: windows, doors, trims. */
  readonly front?: (surface: Surface) => void;
  readonly side?: (surface: Surface, depth: number) => void;
  /** No cast shadow, for parts that stand on others. */
  readonly isRaised?: boolean;
}

function wallOutline(mass: Mass, isGable: boolean, along: number): readonly SurfacePoint[] {
  const rise = ridgeRise(mass.roof, mass.width, mass.depth);
  const flat: SurfacePoint[] = [
    [0, 0],
    [along, 0],
    [along, mass.height],
  ];
  return isGable ? [...flat, [along / 2, mass.height + rise], [0, mass.height]] : [...flat, [0, mass.height]];
}

function drawFace(surface: Surface, mass: Mass, isGable: boolean, along: number): void {
  const outline = wallOutline(mass, isGable, along);
  if (mass.upperWall) {
    const { from, wall } = mass.upperWall;
    drawWall(
      surface,
      [
        [0, 0],
        [along, 0],
        [along, from],
        [0, from],
      ],
      mass.wall,
    );
    drawWall(
      surface,
      outline.map(([a, b]): SurfacePoint => [a, Math.max(b, from)]),
      wall,
    );
  } else drawWall(surface, outline, mass.wall);
  if (mass.plinth !== undefined && mass.z === 0) surface.inked(0, 0, along, 0.4, mass.plinth);
  const over = mass.roof.overhang;
  if (isGable || mass.roof.form === 'mansard') return;
  const depth = 0.16 + over * 0.9;
  const low = mass.height - (mass.roof.form === 'flat' ? 0 : over * mass.roof.pitch);
  surface.shade(
    [
      [0, mass.height],
      [along, mass.height],
      [along, low - depth * 0.7],
      [0, low - depth * 0.7],
    ],
    0.3,
  );
}

/** Under a gable's verge the shadow follows the slope. */
function shadeGable(surface: Surface, mass: Mass, along: number): void {
  const rise = ridgeRise(mass.roof, mass.width, mass.depth);
  const band = 0.22 + mass.roof.overhang * 0.7;
  surface.shade(
    [
      [0, mass.height],
      [along / 2, mass.height + rise],
      [along, mass.height],
      [along, mass.height - band],
      [along / 2, mass.height + rise - band],
      [0, mass.height - band],
    ],
    0.3,
  );
}

/** Draws a volume with all that is on it. */
export function drawMass(scene: Scene, mass: Mass): void {
  const { x, y, z, width, depth } = mass;
  const left = new Surface(scene, [x, y + depth, z], [0, -1, 0], [0, 0, 1]);
  const right = new Surface(scene, [x + width, y, z], [0, 1, 0], [0, 0, 1]);
  const front = new Surface(scene, [x, y, z], [1, 0, 0], [0, 0, 1]);
  const isSideGable = mass.roof.form === 'gable-x';
  for (const side of [left, right]) {
    if (!side.isVisible) continue;
    drawFace(side, mass, isSideGable, depth);
    if (isSideGable) shadeGable(side, mass, depth);
    mass.side?.(side, depth);
  }
  const isFrontGable = mass.roof.form === 'gable-y';
  drawFace(front, mass, isFrontGable, width);
  if (isFrontGable) shadeGable(front, mass, width);
  mass.front?.(front);
  drawRoof(scene, { x, y, z: z + mass.height, width, depth }, mass.roof);
}

/** Convex hull (monotone chain), for shadows. */
export function hullOf(points: readonly Point2[]): readonly Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point2[]) => {
    const kept: Point2[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = [kept[kept.length - 2], kept[kept.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** The shadows that volumes cast on level ground, as one flat layer. */
export function drawCastShadows(scene: Scene, masses: readonly Mass[]): void {
  const [dx, dy] = scene.light.shadowPerMetre;
  scene.sketch.layer(scene.light.isDusk ? 0.34 : 0.3, () => {
    for (const mass of masses) {
      if (mass.isRaised === true) continue;
      const rise = ridgeRise(mass.roof, mass.width, mass.depth);
      const { x, y, width, depth, height } = mass;
      const corners: readonly Point2[] = [
        [x, y],
        [x + width, y],
        [x + width, y + depth],
        [x, y + depth],
      ];
      const ridge: readonly Point2[] =
        mass.roof.form === 'gable-y'
          ? [
              [x + width / 2, y],
              [x + width / 2, y + depth],
            ]
          : [
              [x + width * 0.3, y + depth / 2],
              [x + width * 0.7, y + depth / 2],
            ];
      const cast = (points: readonly Point2[], up: number) =>
        points.map(([px, py]): Point2 => [px + dx * up, py + dy * up]);
      const hull = hullOf([...corners, ...cast(corners, height), ...cast(ridge, height + rise)]);
      const ground = hull.map(([px, py]): Point3 => [px, py, 0]);
      scene.sketch.polygon(projectPolygon(scene.camera, ground), { fill: '#1f1c46' });
    }
  });
}
