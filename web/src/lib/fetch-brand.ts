import type { BrandRecord } from '#wire/brands.ts';
import { brandFromHost } from '#domain/brand-from-host.ts';
import { callRpc } from './api.ts';

/** The brand of a host by the database's word; null when it cannot be asked. Only static hosting needs it. */
export async function fetchBrand(host: string): Promise<BrandRecord | null> {
  try {
    return await callRpc('brand_record', { hostLabel: brandFromHost(host) }, { attempts: 2 });
  } catch {
    return null;
  }
}
