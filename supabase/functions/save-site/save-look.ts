import type { z } from 'zod';
import { readBrandKnobs, type BrandKnobs } from '../_shared/domain/theme/brand-knobs.ts';
import { themeContrast, unreadablePairs, type PairContrast } from '../_shared/domain/theme/theme-contrast.ts';
import { Refusal } from '../_shared/problem.ts';
import type { HandlerContext } from '../_shared/serve.ts';
import type { saveSiteAnswer, saveSiteRequest } from '../_shared/wire/site.ts';
import { takePhotos } from './take-photos.ts';

type Look = Extract<z.output<typeof saveSiteRequest>, { what: 'appearance' }>;
type Contrasts = (knobs: BrandKnobs) => readonly PairContrast[];

/**
 * Saves how a brand looks: knobs that the design system knows, of which nobody is left with words that cannot be read.
 * @param contrasts is an argument so that a test can have a theme that fails
 */
export async function saveLook(
  { brand, version, layout, homePage, theme, logo, logoDark, favicon }: Look,
  userId: string,
  { database, files }: HandlerContext,
  contrasts: Contrasts = themeContrast,
): Promise<z.output<typeof saveSiteAnswer>> {
  const knobs = readBrandKnobs(theme);
  if (Object.entries(theme).some(([name, value]) => knobs[name as keyof BrandKnobs] !== value))
    throw new Refusal('invalid_request', 'The theme has a knob that the design does not know.');
  const [worst] = unreadablePairs(contrasts(knobs));
  if (worst) {
    throw new Refusal(
      'theme_unreadable',
      `With this theme ${worst.on} would have a contrast of ${worst.ratio.toFixed(2)} in ${worst.appearance}, and need ${String(worst.owed)}. Choose another colour.`,
    );
  }
  const photos = [logo, logoDark, favicon].flatMap((one) => (typeof one === 'object' ? [one] : []));
  await takePhotos(photos, userId, { database, files });
  const addressOf = (picture: Look['logo']) => {
    if (typeof picture !== 'object') return picture === 'same' ? '' : null;
    const width = Math.max(...picture.widths);
    return files.addressOf('listing-photos', `${picture.path}/${String(width)}.${picture.fileType}`);
  };
  const saved = await database.call('save_site_look', {
    userId,
    brand: brand ?? null,
    version,
    look: {
      layout,
      homePage,
      theme: { ...knobs },
      logoUrl: addressOf(logo),
      logoDarkUrl: addressOf(logoDark),
      faviconUrl: addressOf(favicon),
    },
    photos,
  });
  return { fields: [], version: saved };
}
