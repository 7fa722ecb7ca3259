import type { Game } from '#wire/games.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';

export type Cover = NonNullable<Game['cover']>;

/** The picture that a first screen shows large, as the browser is told of it before any script has run. */
export function firstPicture(cover: Cover, isMobile: string | undefined, apiUrl: string) {
  return {
    sizes: heroSizes(isMobile),
    srcSet: cover.widths.map((width) => `${coverUrl(cover, width, apiUrl)} ${String(width)}w`).join(', '),
  };
}

/**
 * The half of HERO_SIZES that this browser will use. A media condition in the preload itself is judged twice by
 * Chromium, before and after it has read the viewport tag, and fetches two files.
 */
function heroSizes(isMobile: string | undefined): string | null {
  const [wide, narrow] = HERO_SIZES.split(', ');
  return (isMobile === '?1' ? narrow : isMobile === '?0' ? wide?.replace(/^\(.*\) /, '') : null) ?? null;
}

function coverUrl({ path, fileType = 'webp' }: Cover, width: number, apiUrl: string): string {
  return `${apiUrl}/storage/v1/object/public/listing-photos/${path}/${String(width)}.${fileType}`;
}
