import type { AreaCard } from '#wire/areas.ts';
import type { RpcArgs } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** Draws a neighbourhood (version 0) or changes one. The same one sent again is the same one. */
export function saveArea(area: Omit<RpcArgs<'save_area_cluster'>, 'brand'>): Promise<AreaCard> {
  return callRpc('save_area_cluster', { ...area, ...brandArg() });
}

/** Removes a neighbourhood for good; its sales stay. */
export function removeArea(id: string): Promise<boolean> {
  return callRpc('remove_area_cluster', { id });
}
