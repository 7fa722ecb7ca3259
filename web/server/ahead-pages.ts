import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AheadInput, AheadPage } from '#app/draw-ahead.tsx';

export type DrawAhead = (input: AheadInput) => Promise<AheadPage | null>;

/** Where the build puts what this server runs, below the browser's files; nothing whose name begins with a dot is served. */
export const SERVER_FOLDER = '.server';
/** Addresses are the visitor's to choose: the pages drawn longest ago are forgotten. */
const MAX_PAGES = 200;

/** The site's own components, as the build made them for this server. */
export async function readDrawAhead(distDir: string): Promise<DrawAhead> {
  const file = join(distDir, SERVER_FOLDER, 'draw-ahead.js');
  const { drawAhead } = (await import(pathToFileURL(file).href)) as { drawAhead: DrawAhead };
  return keepPages(drawAhead);
}

/**
 * Draws each page once for the same address, language, brand and answers: with newer data it is another page. Pages of
 * one player's run are drawn anew, so nothing of a person is kept. One that cannot be drawn waits for its scripts.
 */
export function keepPages(draw: DrawAhead): DrawAhead {
  const pages = new Map<string, Promise<AheadPage | null>>();
  return (input) => {
    if (input.boot.ahead) return drawOrWait(draw, input);
    const key = keyOf(input);
    const page = pages.get(key) ?? drawOrWait(draw, input);
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

function drawOrWait(draw: DrawAhead, input: AheadInput): Promise<AheadPage | null> {
  return draw(input).catch((error: unknown) => {
    console.error(`${input.path} could not be drawn ahead:`, error);
    return null;
  });
}

function keyOf({ path, url, boot, locale }: AheadInput): string {
  return createHash('sha256')
    .update(JSON.stringify([path, url.pathname, url.search, locale, boot]))
    .digest('base64');
}
