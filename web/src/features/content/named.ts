import { brand } from '#lib/brand.ts';
import { nameSite } from '#kit/content/content-page.ts';

/** A text of a page with the name of the site that it is read on. */
export function named(text: string): string {
  return nameSite(text, brand().displayName);
}
