import type { SharedRun } from '#wire/results.ts';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { locale } from '#lib/i18n.ts';
import { shareImageUrl } from '#kit/games/share-image.ts';

/** The picture of a shared result, and the name under which it is saved, without its ending. */
export function resultImage({ game, sessionId }: SharedRun): { url: string; name: string } {
  const url = shareImageUrl(env.supabaseUrl, { brand: brand().key, session: sessionId, language: locale() });
  return { url, name: game.slug };
}
