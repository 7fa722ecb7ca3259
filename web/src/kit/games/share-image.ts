/** What a share image is of: a brand, one of its games, a result, or a group of its pages. */
export interface ShareImageSubject {
  readonly brand: string;
  readonly game?: string | undefined;
  readonly session?: string | undefined;
  readonly topic?: string | undefined;
  readonly language: string;
}

/** The size that the share-image function draws: a JPEG with the game's cover, a PNG where there is none. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The address of a share image: no price, no title and no result stands in it, only ids. */
export function shareImageUrl(
  apiUrl: string,
  { brand, game, session, topic, language }: ShareImageSubject,
): string {
  const query = new URLSearchParams({
    ...(session || brand === 'default' ? {} : { brand }),
    ...(session ? { session } : game ? { game } : {}),
    ...(topic ? { topic } : {}),
    ...(language.startsWith('es') ? { lang: 'es' } : {}),
  }).toString();
  return `${apiUrl}/functions/v1/share-image${query === '' ? '' : `?${query}`}`;
}
