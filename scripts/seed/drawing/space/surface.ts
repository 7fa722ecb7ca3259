import { projectLine, projectPolygon, scaleAt, type Camera, type Point2, type Point3 } from './camera.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import type { Light } from './light.ts';
import type { Paint, Sketch } from './sketch.ts';

/** What every drawing function needs: where to look from, what to draw on, the hour, and its own chance. */
export interface Scene {
  readonly camera: Camera;
  readonly sketch: Sketch;
  readonly light: Light;
  readonly random: SampleRandom;
}

/** A point on a surface: metres along, metres up, metres out of it. */
export type SurfacePoint = readonly [along: number, up: number, out?: number];

const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A flat sheet in space that can be drawn upon in metres. Its normal, `along × up`, points to the side that shows. */
export class Surface {
  readonly scene: Scene;
  readonly normal: Point3;
  readonly brightness: number;
  readonly pixelsPerMetre: number;
  readonly #origin: Point3;
  readonly #along: Point3;
  readonly #up: Point3;

  constructor(scene: Scene, origin: Point3, along: Point3, up: Point3) {
    this.scene = scene;
    this.#origin = origin;
    this.#along = along;
    this.#up = up;
    this.normal = cross(along, up);
    this.brightness = scene.light.brightnessOf(this.normal);
    this.pixelsPerMetre = scaleAt(scene.camera, origin);
  }

  /** Whether the eye is on the side that shows. */
  get isVisible(): boolean {
    const { eye } = this.scene.camera;
    const o = this.#origin;
    return (
      (eye[0] - o[0]) * this.normal[0] + (eye[1] - o[1]) * this.normal[1] + (eye[2] - o[2]) * this.normal[2] >
      0.02
    );
  }

  at([along, up, out = 0]: SurfacePoint): Point3 {
    const [o, u, v, n] = [this.#origin, this.#along, this.#up, this.normal];
    return [
      o[0] + u[0] * along + v[0] * up + n[0] * out,
      o[1] + u[1] * along + v[1] * up + n[1] * out,
      o[2] + u[2] * along + v[2] * up + n[2] * out,
    ];
  }

  project(points: readonly SurfacePoint[]): readonly Point2[] {
    return projectPolygon(
      this.scene.camera,
      points.map((point) => this.at(point)),
    );
  }

  /** Ink width for details: grows with nearness, within what a pen can do. */
  get detail(): number {
    return Math.max(0.9, Math.min(2.4, this.pixelsPerMetre * 0.024));
  }

  get outline(): number {
    return Math.max(1.6, Math.min(3.6, this.pixelsPerMetre * 0.045));
  }

  /** Fills with a colour as this surface is lit; `brightness` multiplies. */
  fill(points: readonly SurfacePoint[], colour: string, brightness = 1, paint: Paint = {}): void {
    this.scene.sketch.polygon(this.project(points), {
      fill: this.scene.light.tone(colour, this.brightness * brightness),
      ...paint,
    });
  }

  rect(
    along: number,
    up: number,
    width: number,
    height: number,
    colour: string,
    brightness = 1,
    paint: Paint = {},
  ): void {
    this.fill(
      [
        [along, up],
        [along + width, up],
        [along + width, up + height],
        [along, up + height],
      ],
      colour,
      brightness,
      paint,
    );
  }

  /** As `rect`, with an ink outline. */
  inked(along: number, up: number, width: number, height: number, colour: string, brightness = 1): void {
    this.rect(along, up, width, height, colour, brightness, {
      stroke: this.scene.light.ink,
      width: this.detail,
    });
  }

  line(points: readonly SurfacePoint[], colour: string, width: number, opacity?: number): void {
    this.scene.sketch.line(
      projectLine(
        this.scene.camera,
        points.map((point) => this.at(point)),
      ),
      colour,
      width,
      opacity,
    );
  }

  /** A darker patch with soft meaning: shadow under eaves, sills and slabs. */
  shade(points: readonly SurfacePoint[], strength: number): void {
    this.scene.sketch.polygon(this.project(points), {
      fill: this.scene.light.isDusk ? '#161433' : '#2f2b55',
      opacity: strength,
    });
  }
}

/** The points of an arc on a surface, from angle to angle (radians, anticlockwise from along). */
export function arcPoints(
  centreAlong: number,
  centreUp: number,
  radiusAlong: number,
  radiusUp: number,
  from: number,
  to: number,
  steps = 14,
): readonly SurfacePoint[] {
  return Array.from({ length: steps + 1 }, (_, step): SurfacePoint => {
    const angle = from + ((to - from) * step) / steps;
    return [centreAlong + radiusAlong * Math.cos(angle), centreUp + radiusUp * Math.sin(angle)];
  });
}
