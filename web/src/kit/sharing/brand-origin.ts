import { brand } from '#lib/brand.ts';
import { brandHost } from './brand-host.ts';

/** The site of a brand, as far as the address of this page tells. */
export function brandOrigin(wanted: string): string {
  return `${window.location.protocol}//${brandHost(window.location.host, brand().key, wanted)}`;
}
