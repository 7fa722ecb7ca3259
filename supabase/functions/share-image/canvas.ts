/** A colour as red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** A closed line through points: x, y, x, y … */
export type Outline = readonly number[];

/** A picture in memory: three bytes a pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A picture of one colour. */
export function createCanvas(width: number, height: number, color: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(color, at);
  return { width, height, pixels };
}

/** Fills outlines with smooth edges. Where outlines of opposite direction overlap there is a hole. */
export function fillOutlines(canvas: Canvas, outlines: readonly Outline[], color: Color): void {
  const box = boxOf(outlines, canvas);
  if (box.width <= 0 || box.height <= 0) return;
  // Each cell holds by how much the covered share changes there; a running sum along the row is the share itself.
  const stride = box.width + 2;
  const changes = new Float32Array(stride * box.height);
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const next = (at + 2) % outline.length;
      addEdge(
        { changes, stride, height: box.height },
        clampX((outline[at] ?? 0) - box.left, box.width),
        (outline[at + 1] ?? 0) - box.top,
        clampX((outline[next] ?? 0) - box.left, box.width),
        (outline[next + 1] ?? 0) - box.top,
      );
    }
  }
  for (let y = 0; y < box.height; y += 1) {
    let covered = 0;
    for (let x = 0; x < box.width; x += 1) {
      covered += changes[y * stride + x] ?? 0;
      const share = Math.min(1, Math.abs(covered));
      if (share > 0.002) blend(canvas, box.left + x, box.top + y, color, share);
    }
  }
}

/** Whole pixels that the outlines touch, cut to the picture. */
function boxOf(outlines: readonly Outline[], canvas: Canvas) {
  let [left, top, right, bottom] = [canvas.width, canvas.height, 0, 0];
  for (const outline of outlines)
    for (let at = 0; at < outline.length; at += 2) {
      const x = outline[at] ?? 0;
      const y = outline[at + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  return {
    left,
    top,
    width: Math.min(canvas.width, Math.ceil(right)) - left,
    height: Math.min(canvas.height, Math.ceil(bottom)) - top,
  };
}

function clampX(x: number, width: number): number {
  return Math.min(Math.max(x, 0), width);
}

interface Coverage {
  readonly changes: Float32Array;
  readonly stride: number;
  readonly height: number;
}

/** Adds one edge: the signed area to its right, exactly, in every row that it crosses. */
function addEdge(
  { changes, stride, height }: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [fromX, fromY, toX, toY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (toX - fromX) / (toY - fromY);
  const firstRow = Math.max(0, Math.floor(fromY));
  let x = fromX + (Math.max(0, fromY) - fromY) * slope;
  for (let row = firstRow; row < Math.min(height, Math.ceil(toY)); row += 1) {
    const rise = Math.min(row + 1, toY) - Math.max(row, fromY, 0);
    const nextX = x + slope * rise;
    addSpan(changes, row * stride, Math.min(x, nextX), Math.max(x, nextX), rise * direction);
    x = nextX;
  }
}

/** Spreads the change of one row over the cells between the edge's ends in it. */
function addSpan(changes: Float32Array, row: number, left: number, right: number, amount: number): void {
  const add = (cell: number, share: number) => {
    changes[row + cell] = (changes[row + cell] ?? 0) + amount * share;
  };
  const first = Math.floor(left);
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(first, 1 - middle);
    add(first + 1, middle);
    return;
  }
  const perCell = 1 / (right - left);
  const inFirst = first + 1 - left;
  const inLast = right - last + 1;
  let before = 0;
  for (let cell = first; cell < last; cell += 1) {
    // Area to the right of the edge within the cells up to this one.
    const reached = Math.min(cell + 1, right);
    const from = Math.max(cell, left);
    const crossed = (reached - from) * perCell;
    const passed = cell === first ? 0 : (inFirst + (cell - first - 1)) * perCell;
    const area = passed + crossed * (cell === first ? inFirst / 2 : cell === last - 1 ? 1 - inLast / 2 : 0.5);
    add(cell, area - before);
    before = area;
  }
  add(last, 1 - before);
}

function blend(canvas: Canvas, x: number, y: number, color: Color, share: number): void {
  const at = (y * canvas.width + x) * 3;
  for (let part = 0; part < 3; part += 1) {
    const below = canvas.pixels[at + part] ?? 0;
    canvas.pixels[at + part] = Math.round(below + ((color[part] ?? 0) - below) * share);
  }
}
