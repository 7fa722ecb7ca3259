import { brandFromHost } from '#domain/brand-from-host.ts';
import { callRpc } from './api.ts';
import type { BrandRecord } from './brand.ts';

/** The brand of a host by the database's word; null when it cannot be asked. Only static hosting needs it. */
export async function fetchBrand(host: string): Promise<BrandRecord | null> {
  try {
    return await callRpc<BrandRecord>('brand_record', { host_label: brandFromHost(host) }, { attempts: 2 });
  } catch {
    return null;
  }
}
