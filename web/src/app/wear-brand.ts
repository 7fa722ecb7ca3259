import type { BrandRecord } from '#wire/brands.ts';
import { readBrandKnobs } from '#domain/theme/brand-knobs.ts';
import { applyBrandTheme } from '#ui/brand-theme.ts';

/** Gives a page that came from a static host what the site server else writes into it: the brand's look and name. */
export function wearBrand({ theme, displayName }: BrandRecord): void {
  applyBrandTheme(readBrandKnobs(theme));
  document.title = displayName;
}
