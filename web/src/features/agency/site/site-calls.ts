import { callFunction, callRpc } from '#lib/api.ts';
import { newId } from '#lib/new-id.ts';
import type { RpcArgs } from '#wire/calls.ts';
import type { SaveSiteRequest } from '#wire/site.ts';

/** Pages, menus and footer of an agency. */
export function readAgencySite(brand: string) {
  return callRpc('agency_site', { brand });
}

/** A page by its name or id, as it is being written. */
export function readPageDraft(page: string, brand: string) {
  return callRpc('site_page_draft', { page, brand });
}

/** Saves fields, publishes, or saves the look. */
export async function saveSite(request: SaveSiteRequest) {
  return (await callFunction('save-site', request, { attempts: 1 })).body;
}

/** Adds a page, a part or a link; its new id. */
export async function addRow(
  brand: string,
  row: Pick<RpcArgs<'add_site_row'>, 'role' | 'kind' | 'parent'>,
): Promise<string> {
  const id = newId();
  await callRpc('add_site_row', { ...row, id, brand });
  return id;
}

/** Takes a row out, or puts it back. */
export async function removeRow(id: string, isRemoved: boolean): Promise<void> {
  await callRpc('remove_site_row', { id, isRemoved });
}
