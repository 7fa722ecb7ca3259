/** A part of a picture, in shares of its width and height. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least that a frame measures, in the same shares. */
export interface LeastSize {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Frame = { x: 0, y: 0, width: 1, height: 1 };
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The frame shifted, without leaving the picture. */
export function moveFrame(frame: Frame, dx: number, dy: number): Frame {
  return {
    ...frame,
    x: within(frame.x + dx, 0, 1 - frame.width),
    y: within(frame.y + dy, 0, 1 - frame.height),
  };
}

/** The frame with one corner shifted: the other three sides' ends stay, and it never turns inside out. */
export function resizeFrame(frame: Frame, corner: Corner, dx: number, dy: number, least: LeastSize): Frame {
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const x = isLeft ? within(frame.x + dx, 0, right - least.width) : frame.x;
  const y = isTop ? within(frame.y + dy, 0, bottom - least.height) : frame.y;
  return {
    x,
    y,
    width: isLeft ? right - x : within(frame.width + dx, least.width, 1 - frame.x),
    height: isTop ? bottom - y : within(frame.height + dy, least.height, 1 - frame.y),
  };
}

/** The frame between two points, as large as it has to be. */
export function frameBetween(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  least: LeastSize,
): Frame {
  const width = Math.max(least.width, Math.abs(a.x - b.x));
  const height = Math.max(least.height, Math.abs(a.y - b.y));
  return {
    width,
    height,
    x: within(Math.min(a.x, b.x), 0, 1 - width),
    y: within(Math.min(a.y, b.y), 0, 1 - height),
  };
}

/** Whole pixels that hold all of a frame. */
export function pixelsOf(frame: Frame, width: number, height: number): Frame {
  const x = Math.max(0, Math.floor(frame.x * width));
  const y = Math.max(0, Math.floor(frame.y * height));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil((frame.x + frame.width) * width)) - x,
    height: Math.min(height, Math.ceil((frame.y + frame.height) * height)) - y,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
