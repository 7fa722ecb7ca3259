/** x to the right, y away from the street, z up; metres. */
export type Point3 = readonly [number, number, number];
/** Picture coordinates, pixels. */
export type Point2 = readonly [number, number];

/** A level camera: it turns but never tilts, so upright lines stay upright, as in an architect's drawing. */
export interface Camera {
  readonly eye: Point3;
  /** Turn to the right in radians. */
  readonly yaw: number;
  /** Pixels per unit of slope. */
  readonly focal: number;
  readonly centreX: number;
  readonly horizonY: number;
}

export const pictureWidth = 1600;
export const pictureHeight = 1200;
const nearPlane = 0.4;

/** Right, away and up as the camera sees a point. */
export function seenFrom(camera: Camera, point: Point3): Point3 {
  const [dx, dy, dz] = [point[0] - camera.eye[0], point[1] - camera.eye[1], point[2] - camera.eye[2]];
  const [sine, cosine] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  return [dx * cosine - dy * sine, dx * sine + dy * cosine, dz];
}

function flatten(camera: Camera, seen: Point3): Point2 {
  return [
    camera.centreX + (camera.focal * seen[0]) / seen[1],
    camera.horizonY - (camera.focal * seen[2]) / seen[1],
  ];
}

/** A polygon in the picture, cut off at the camera's near plane; empty when all of it lies behind. */
export function projectPolygon(camera: Camera, points: readonly Point3[]): readonly Point2[] {
  const seen = points.map((point) => seenFrom(camera, point));
  const kept: Point3[] = [];
  seen.forEach((current, index) => {
    const previous = seen[(index + seen.length - 1) % seen.length] ?? current;
    if (current[1] >= nearPlane !== previous[1] >= nearPlane) {
      const share = (nearPlane - previous[1]) / (current[1] - previous[1]);
      kept.push([
        previous[0] + (current[0] - previous[0]) * share,
        nearPlane,
        previous[2] + (current[2] - previous[2]) * share,
      ]);
    }
    if (current[1] >= nearPlane) kept.push(current);
  });
  return kept.map((point) => flatten(camera, point));
}

/** A line in the picture; points behind the camera are left out. */
export function projectLine(camera: Camera, points: readonly Point3[]): readonly Point2[] {
  return points
    .map((point) => seenFrom(camera, point))
    .filter((point) => point[1] >= nearPlane)
    .map((point) => flatten(camera, point));
}

export function projectPoint(camera: Camera, point: Point3): Point2 {
  const seen = seenFrom(camera, point);
  return flatten(camera, [seen[0], Math.max(seen[1], nearPlane), seen[2]]);
}

/** Pixels per metre at a point. */
export function scaleAt(camera: Camera, point: Point3): number {
  return camera.focal / Math.max(seenFrom(camera, point)[1], nearPlane);
}

/** Where a subject should come to stand in the picture. */
export interface Framing {
  readonly yaw: number;
  readonly eyeHeight: number;
  readonly distance: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

/** A camera that fits the box between two corners into the frame, its foot on the base line. */
export function frameBox(low: Point3, high: Point3, framing: Framing): Camera {
  const target: Point3 = [(low[0] + high[0]) / 2, low[1], 0];
  const eye: Point3 = [
    target[0] - Math.sin(framing.yaw) * framing.distance,
    target[1] - Math.cos(framing.yaw) * framing.distance,
    framing.eyeHeight,
  ];
  const unit: Camera = { eye, yaw: framing.yaw, focal: 1, centreX: 0, horizonY: 0 };
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Point3 => [x, y, z])),
  );
  const flat = corners.map((corner) => projectPoint(unit, corner));
  const [xs, ys] = [flat.map((point) => point[0]), flat.map((point) => point[1])];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const focal = Math.min(
    (framing.right - framing.left) / (maxX - minX),
    (framing.base - framing.top) / (maxY - minY),
  );
  return {
    ...unit,
    focal,
    centreX: (framing.left + framing.right) / 2 - (focal * (minX + maxX)) / 2,
    horizonY: framing.base - focal * maxY,
  };
}
