import type { PictureMaking } from '#kit/files/resize-photo.ts';

/** Headers show a logo 32 px high, reports 56 px: this is wide enough for the sharpest screens. */
const WIDEST_LOGO = 960;
const WIDEST_FAVICON = 256;
/** Of whatever is narrower nothing could be seen. */
const LEAST_WIDTH = 32;

/** Logo, logo of dark pages, or favicon: one file each, transparent where the browser can write that. */
export function logoMaking(of: 'logo' | 'favicon', ground: string): PictureMaking {
  const widest = of === 'logo' ? WIDEST_LOGO : WIDEST_FAVICON;
  return {
    widthsOf: (width) => [Math.min(width, widest)],
    leastWidth: LEAST_WIDTH,
    ground,
    isTransparent: true,
    isSquare: of === 'favicon',
  };
}
