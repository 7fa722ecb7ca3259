import { readBrandKnobs } from '#domain/theme/brand-knobs.ts';
import { embedKnobs, turnsKnobs } from '#domain/theme/embed-knobs.ts';
import { applyBrandTheme } from '#ui/brand-theme.ts';

/** Gives a page in a frame the look that the page around it asks for. */
export function wearEmbedLook(theme: unknown, asked: URLSearchParams): void {
  if (turnsKnobs(asked)) applyBrandTheme(embedKnobs(readBrandKnobs(theme), asked));
}
