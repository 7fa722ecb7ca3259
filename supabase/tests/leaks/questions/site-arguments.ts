import { PREVIEW_LINK } from '../stage/stage-agency.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId, UNKNOWN_ID, type Scene } from './scene.ts';

const brandsOf = ({ backstage }: Scene) => ['star', backstage?.agency.brand ?? 'default'];
const pageOf = ({ backstage }: Scene) => backstage?.agency.page ?? UNKNOWN_ID;

/** Arguments that reach each function about the pages of agencies: those of the manager's brand, and of another. */
export const siteArguments: Record<string, Arguments> = {
  add_site_row: (scene) =>
    brandsOf(scene).flatMap((brand) => [
      { id: ownId(scene, 'site page'), role: 'page', kind: 'own', brand },
      { id: ownId(scene, 'site link'), role: 'link', kind: 'top', brand },
      { id: ownId(scene, 'site part'), role: 'part', kind: 'hero', parent: ownId(scene, 'site page'), brand },
    ]),
  agency_look: (scene) => [{}, ...brandsOf(scene).map((brand) => ({ brand }))],
  agency_site: (scene) => [{}, ...brandsOf(scene).map((brand) => ({ brand }))],
  site_page: (scene) => [
    ...brandsOf(scene).map((brand) => ({ slug: 'about-us', brand })),
    { slug: 'home', locale: 'es' },
  ],
  site_page_draft: (scene) =>
    brandsOf(scene).flatMap((brand) => ['home', pageOf(scene)].map((page) => ({ page, brand }))),
  page_preview: (scene) =>
    brandsOf(scene).flatMap((brand) =>
      [PREVIEW_LINK, '0'.repeat(64), 'x'].map((token) => ({ token, brand, locale: 'en-GB' })),
    ),
  preview_site_page: (scene) => [{ page: pageOf(scene) }, { page: UNKNOWN_ID }],
  site_pages: (scene) => [{}, ...brandsOf(scene).map((brand) => ({ brand }))],
  site_versions: (scene) => [{ page: pageOf(scene) }, { page: UNKNOWN_ID }],
  site_version: (scene) => [1, 2].map((number) => ({ page: pageOf(scene), number })),
  restore_site_version: (scene) => [
    { page: pageOf(scene), number: 1, state: scene.backstage?.agency.pageState ?? 'x' },
    { page: pageOf(scene), number: 1, state: 'x' },
  ],
  // Of a page that is not public: it stays so.
  hide_site_page: (scene) => [ownId(scene, 'site page'), UNKNOWN_ID].map((id) => ({ id })),
  remove_site_row: (scene) => [
    { id: ownId(scene, 'site page'), is_removed: false },
    { id: ownId(scene, 'site link'), is_removed: true },
  ],
};
