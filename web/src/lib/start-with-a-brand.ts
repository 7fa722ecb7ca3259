import { serveBrand } from './brand.ts';
import { FALLBACK_BRAND } from './fetch-brand.ts';

/** Test files begin as every page does: with a brand, before anything is drawn. */
serveBrand(FALLBACK_BRAND);
