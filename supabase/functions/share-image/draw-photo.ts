import type { Canvas } from './canvas.ts';

/** Part of a canvas, in whole pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the middle of a photo so large that it fills the box: what does not fit is cut off at two opposite sides. */
export function drawPhoto(canvas: Canvas, photo: Canvas, box: Box): void {
  const step = Math.min(photo.width / box.width, photo.height / box.height);
  const columns = samplesOf(box.width, step, photo.width);
  const line = new Float32Array(photo.width * 3);
  samplesOf(box.height, step, photo.height).forEach((row, y) => {
    blendRows(photo, row, line);
    let target = ((box.y + y) * canvas.width + box.x) * 3;
    for (const { from, shares } of columns)
      for (let part = 0; part < 3; part += 1) {
        let sum = 0;
        for (let cell = 0; cell < shares.length; cell += 1)
          sum += (line[(from + cell) * 3 + part] ?? 0) * (shares[cell] ?? 0);
        canvas.pixels[target] = Math.round(sum);
        target += 1;
      }
  });
}

/** One line out of several rows of a photo, each by its share. */
function blendRows({ pixels, width }: Canvas, { from, shares }: Sample, line: Float32Array): void {
  line.fill(0);
  shares.forEach((share, place) => {
    const row = (from + place) * width * 3;
    for (let at = 0; at < line.length; at += 1) line[at] = (line[at] ?? 0) + (pixels[row + at] ?? 0) * share;
  });
}

/** The pixels that one of the picture is made of: the first, and each one's share. */
interface Sample {
  readonly from: number;
  readonly shares: readonly number[];
}

/** Where the pixels of a line come from: each the mean of the area that it covers, or of two neighbours where it covers less. */
function samplesOf(count: number, step: number, limit: number): Sample[] {
  const start = (limit - count * step) / 2;
  const reach = Math.max(step, 1) / 2;
  return Array.from({ length: count }, (_, place) => {
    const middle = start + (place + 0.5) * step;
    const left = Math.max(0, middle - reach);
    const right = Math.min(limit, middle + reach);
    const from = Math.floor(left);
    const shares = Array.from({ length: Math.max(1, Math.ceil(right) - from) }, (__, cell) => {
      const covered = Math.min(right, from + cell + 1) - Math.max(left, from + cell);
      return covered / (right - left);
    });
    return { from, shares };
  });
}
