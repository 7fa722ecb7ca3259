import { mixColours } from '../space/colour.ts';
import { pictureHeight, pictureWidth, projectPolygon, type Point3 } from '../space/camera.ts';
import type { Scene } from '../space/surface.ts';

/** Paints a level polygon given in plan. */
export function drawGround(
  scene: Scene,
  corners: readonly (readonly [number, number])[],
  colour: string,
  inkWidth = 0,
): void {
  const points = projectPolygon(
    scene.camera,
    corners.map(([x, y]): Point3 => [x, y, 0.005]),
  );
  scene.sketch.polygon(points, {
    fill: scene.light.tone(colour, 1),
    ...(inkWidth > 0 ? { stroke: scene.light.ink, width: inkWidth } : {}),
  });
}

/** A strip along the street from `near` to `far`, across the whole picture. */
export function drawStrip(scene: Scene, near: number, far: number, colour: string, inkWidth = 0): void {
  drawGround(
    scene,
    [
      [-140, near],
      [160, near],
      [160, far],
      [-140, far],
    ],
    colour,
    inkWidth,
  );
}

/** The land itself, and some tufts on it. With a sea behind, it ends so many metres away. */
export function drawLand(scene: Scene, colour: string, endsAt?: number): void {
  const { sketch, light, camera, random } = scene;
  const fill = sketch.gradient(
    [0, camera.horizonY],
    [0, pictureHeight],
    [
      [0, light.tone(mixColours(colour, '#dfe3c8', 0.3))],
      [0.35, light.tone(colour)],
      [1, light.tone(mixColours(colour, '#3f5f4a', 0.18))],
    ],
  );
  const top = camera.horizonY - 1;
  if (endsAt === undefined) sketch.rect(0, top, pictureWidth, pictureHeight - top, { fill });
  else {
    const cliff: readonly Point3[] = [
      [-300, -90, 0],
      [300, -90, 0],
      [300, endsAt, 0],
      [-300, endsAt, 0],
    ];
    sketch.polygon(projectPolygon(camera, cliff), { fill, stroke: light.ink, width: 1.6 });
  }
  for (let tuft = 0; tuft < 60; tuft += 1) {
    const share = random.next() ** 0.7;
    const y = camera.horizonY + (endsAt === undefined ? 14 : 140) + (pictureHeight - camera.horizonY) * share;
    const [x, s] = [random.between(0, pictureWidth), 4 + 12 * share];
    sketch.path(
      `M${Math.round(x - s)} ${Math.round(y)}q${Math.round(s * 0.4)} ${-Math.round(s * 0.9)} ${Math.round(s * 0.7)} 0q${Math.round(s * 0.3)} ${-Math.round(s)} ${Math.round(s * 0.8)} 0`,
      { stroke: light.tone(mixColours(colour, '#2f4f3a', 0.35)), width: 1.6, opacity: 0.55 },
    );
  }
}

/** A paved surface with joints. */
export function drawPaving(
  scene: Scene,
  left: number,
  right: number,
  near: number,
  far: number,
  colour: string,
  joint: number,
): void {
  drawGround(
    scene,
    [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ],
    colour,
    1.6,
  );
  const line = scene.light.tone(mixColours(colour, '#3a3348', 0.22));
  for (let y = near + joint; y < far - 0.05; y += joint)
    drawGroundLine(
      scene,
      [
        [left, y],
        [right, y],
      ],
      line,
    );
}

export function drawGroundLine(
  scene: Scene,
  points: readonly (readonly [number, number])[],
  colour: string,
  width = 1.2,
): void {
  const polygon = projectPolygon(scene.camera, [
    ...points.map(([x, y]): Point3 => [x, y, 0.01]),
    ...[...points].reverse().map(([x, y]): Point3 => [x, y + 0.001, 0.01]),
  ]);
  scene.sketch.line(polygon.slice(0, points.length), colour, width);
}
