import { pictureHeight, pictureWidth, type Point2 } from './camera.ts';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Coordinates with one decimal: finer than a pixel, short in the file. */
export function plain(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The `d` of a path through points. */
export function pathThrough(points: readonly Point2[], isClosed: boolean): string {
  return points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${plain(x)} ${plain(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
}

/** A closed smooth curve through points (Catmull–Rom turned into Béziers). */
export function smoothPath(points: readonly Point2[], isClosed = true): string {
  const count = points.length;
  const at = (index: number): Point2 => {
    const wrapped = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${plain(startX)} ${plain(startY)}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${plain(p1[0] + (p2[0] - p0[0]) / 6)} ${plain(p1[1] + (p2[1] - p0[1]) / 6)} ${plain(p2[0] - (p3[0] - p1[0]) / 6)} ${plain(p2[1] - (p3[1] - p1[1]) / 6)} ${plain(p2[0])} ${plain(p2[1])}`;
  }
  return isClosed ? `${d}Z` : d;
}

/** Collects the strokes of one picture, back to front. */
export class Sketch {
  readonly #parts: string[] = [];
  readonly #definitions: string[] = [];
  readonly #isMirrored: boolean;

  /** @param options.isMirrored left and right change over; nothing in it may be writing then */
  constructor({ isMirrored = false } = {}) {
    this.#isMirrored = isMirrored;
  }

  path(d: string, paint: Paint): void {
    if (d === '') return;
    const stroke = paint.stroke ? ` stroke="${paint.stroke}" stroke-width="${plain(paint.width ?? 2)}"` : '';
    // Said of fill and stroke apart: plain `opacity` makes the renderer open a layer for every shape, three times slower.
    const share = paint.opacity === undefined ? undefined : Math.round(paint.opacity * 100) / 100;
    const fillOpacity = share === undefined || paint.fill === undefined ? '' : ` fill-opacity="${share}"`;
    const strokeOpacity = share === undefined || stroke === '' ? '' : ` stroke-opacity="${share}"`;
    this.#parts.push(
      `<path d="${d}" fill="${paint.fill ?? 'none'}"${stroke}${fillOpacity}${strokeOpacity}/>`,
    );
  }

  polygon(points: readonly Point2[], paint: Paint): void {
    if (points.length > 2) this.path(pathThrough(points, true), paint);
  }

  line(points: readonly Point2[], colour: string, width: number, opacity?: number): void {
    if (points.length > 1)
      this.path(pathThrough(points, false), {
        stroke: colour,
        width,
        ...(opacity === undefined ? {} : { opacity }),
      });
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.ellipse(x, y, radius, radius, paint);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint): void {
    const [left, right, rx, ry] = [plain(x - radiusX), plain(x + radiusX), plain(radiusX), plain(radiusY)];
    this.path(
      `M${left} ${plain(y)}A${rx} ${ry} 0 1 1 ${right} ${plain(y)}A${rx} ${ry} 0 1 1 ${left} ${plain(y)}Z`,
      paint,
    );
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint): void {
    this.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      paint,
    );
  }

  /** Everything drawn by `draw` as one layer with one opacity, so that overlaps do not add up. */
  layer(opacity: number, draw: () => void): void {
    this.#parts.push(`<g opacity="${opacity}">`);
    draw();
    this.#parts.push('</g>');
  }

  /** Everything drawn by `draw` is cut off at the edge of a path. */
  clipped(d: string, draw: () => void): void {
    const id = `c${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#parts.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#parts.push('</g>');
  }

  /** A straight gradient; returns the value for `fill`. Points are in pixels. */
  gradient(
    from: Point2,
    to: Point2,
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  ): string {
    const id = `g${this.#definitions.length}`;
    const lines = stops.map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    );
    this.#definitions.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${plain(from[0])}" y1="${plain(from[1])}" x2="${plain(to[0])}" y2="${plain(to[1])}">${lines.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round gradient that fades out to nothing; returns the value for `fill`. */
  halo(x: number, y: number, radius: number, colour: string, strength: number): string {
    const id = `g${this.#definitions.length}`;
    this.#definitions.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${plain(x)}" cy="${plain(y)}" r="${plain(radius)}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  toSvg(): string {
    const turned = this.#isMirrored ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}">` +
      `<defs>${this.#definitions.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round"${turned}>${this.#parts.join('')}</g></svg>`
    );
  }
}
