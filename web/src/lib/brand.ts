import type { BrandRecord } from '#wire/brands.ts';
import { env } from './env.ts';

let current: BrandRecord | null = env.brand;

/** The brand of this page; it is loaded before anything is drawn. */
export function brand(): BrandRecord {
  if (!current) throw new Error('no brand');
  return current;
}

/** On the site server: the brand of the page that is drawn next. */
export function serveBrand(next: BrandRecord): void {
  current = next;
}

/** The brand's key for calls: undefined on the default brand, whose games need no brand named. */
export function brandArg(): { brand?: string } {
  const { key } = brand();
  return key === 'default' ? {} : { brand: key };
}

/** On static hosting nobody put the brand into the page: ask for it. True when there is one whose look is still to be worn. */
export async function loadBrand(): Promise<boolean> {
  if (current) return false;
  const { fetchBrand, FALLBACK_BRAND } = await import('./fetch-brand.ts');
  const found = env.supabaseUrl ? await fetchBrand(window.location.host) : null;
  current = found ?? FALLBACK_BRAND;
  return found !== null;
}
