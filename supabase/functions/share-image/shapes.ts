import type { Outline } from './canvas.ts';

/** How far the handles of a curve stand off for a quarter of a circle. */
const ROUND = 0.5523;

/** Draws an outline step by step; curves become short straight pieces. */
export class Pen {
  readonly outlines: number[][] = [];
  private points: number[] = [];

  moveTo(x: number, y: number): void {
    this.points = [x, y];
    this.outlines.push(this.points);
  }

  lineTo(x: number, y: number): void {
    this.points.push(x, y);
  }

  quadTo(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = this.here();
    this.curveTo(
      fromX + ((cx - fromX) * 2) / 3,
      fromY + ((cy - fromY) * 2) / 3,
      x + ((cx - x) * 2) / 3,
      y + ((cy - y) * 2) / 3,
      x,
      y,
    );
  }

  curveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    const [fromX, fromY] = this.here();
    const length =
      Math.hypot(ax - fromX, ay - fromY) + Math.hypot(bx - ax, by - ay) + Math.hypot(x - bx, y - by);
    const pieces = Math.min(24, Math.max(2, Math.ceil(Math.sqrt(length) * 0.9)));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const u = 1 - t;
      this.points.push(
        u ** 3 * fromX + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * x,
        u ** 3 * fromY + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * y,
      );
    }
  }

  private here(): [number, number] {
    const [x = 0, y = 0] = this.points.slice(-2);
    return [x, y];
  }
}

/** A rectangle with round corners; a radius of half its side makes a circle. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Outline[] {
  const pen = new Pen();
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - ROUND);
  pen.moveTo(x + r, y);
  pen.lineTo(x + width - r, y);
  pen.curveTo(x + width - k, y, x + width, y + k, x + width, y + r);
  pen.lineTo(x + width, y + height - r);
  pen.curveTo(x + width, y + height - k, x + width - k, y + height, x + width - r, y + height);
  pen.lineTo(x + r, y + height);
  pen.curveTo(x + k, y + height, x, y + height - k, x, y + height - r);
  pen.lineTo(x, y + r);
  pen.curveTo(x, y + k, x + k, y, x + r, y);
  return pen.outlines;
}

/** The house of the site's own mark, on a grid of 32. */
const HOUSE = [16, 0, 0, 13, 4, 13, 4, 28, 13, 28, 13, 18, 19, 18, 19, 28, 28, 28, 28, 13, 32, 13];

/** The house, so wide. */
export function house(x: number, y: number, width: number): Outline[] {
  return [HOUSE.map((one, place) => (place % 2 === 0 ? x : y) + (one * width) / 32)];
}
