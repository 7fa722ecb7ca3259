import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

/** An id that no row has. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Arguments that reach each function about the pages of agencies: those of the caller's own brand, and of none. */
export const siteArguments: Record<string, Arguments> = {
  add_site_row: (scene) => [
    { id: ownId(scene, 'site page'), role: 'page', kind: 'own', brand: 'star' },
    { id: ownId(scene, 'site link'), role: 'link', kind: 'top', brand: 'star' },
  ],
  agency_look: () => [{}, { brand: 'star' }],
  agency_site: () => [{}, { brand: 'star' }],
  site_page: () => [
    { slug: 'about-us', brand: 'star' },
    { slug: 'home', locale: 'es' },
  ],
  site_page_draft: (scene) => [
    { page: 'home', brand: 'star' },
    { page: ownId(scene, 'site page'), brand: 'star' },
  ],
  site_versions: (scene) => [{ page: ownId(scene, 'site page') }, { page: NOBODY }],
  site_version: (scene) => [{ page: ownId(scene, 'site page'), number: 1 }],
  restore_site_version: (scene) => [{ page: ownId(scene, 'site page'), number: 1, state: 'x' }],
  hide_site_page: (scene) => [{ id: ownId(scene, 'site page') }],
  remove_site_row: (scene) => [
    { id: ownId(scene, 'site page'), is_removed: true },
    { id: ownId(scene, 'site link'), is_removed: false },
  ],
};
