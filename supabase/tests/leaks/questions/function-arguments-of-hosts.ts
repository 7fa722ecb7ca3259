import { feedAddress } from '../stage/feeds.ts';
import { agencyHomeArguments } from './agency-home-arguments.ts';
import { dossierArguments } from './dossier-arguments.ts';
import { questArguments } from './quest-arguments.ts';
import { recordArguments } from './record-arguments.ts';
import { siteArguments } from './site-arguments.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

const digits = '568431';
// Kept and shown to the managers of the game: so no price.
const codeLimits = { expires_at: '2040-01-01T00:00:00Z', max_uses: 9 };
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

/** Arguments that reach each function which people with an account may call: of builders, managers and staff. */
export const argumentsForSignedIn: Record<string, Arguments> = {
  ...agencyHomeArguments,
  ...dossierArguments,
  ...questArguments,
  ...recordArguments,
  ...siteArguments,
  appeals: () => [{}, { after: unknownId }],
  change_access_code: ({ backstage }) => [
    { code_id: backstage?.codeId ?? unknownId, version: 1, label: 'Of the leak hunt' },
    { code_id: backstage?.codeId ?? unknownId, version: Number(digits), ...codeLimits },
    { code_id: unknownId, version: 1 },
  ],
  // The claimer takes over a guest who has guessed nothing.
  claim_guest_runs: ({ spy, backstage }) => [
    { guest_token: spy.name === 'player who claimed a run' ? backstage?.unclaimedToken : digits.repeat(8) },
  ],
  create_photo_folders: () => [{ folder_count: 1 }, { folder_count: Number(digits) }],
  delete_draft: (scene) => [
    { draft_id: ownId(scene, 'no draft') },
    ...(isOwnDraft(scene) ? [] : [{ draft_id: scene.stage.draft.id }]),
  ],
  deleted_drafts: () => [{}],
  edition_games: ({ managed }) =>
    ['uk', digits].flatMap((edition) =>
      managed.slice(0, 1).flatMap(({ brand }) => [
        { edition, brand },
        { edition, brand, before: '2099-01-01' },
      ]),
    ),
  edition_pool: () => [{ edition: 'uk' }, { edition: digits }],
  edition_plan: () => [{ edition: 'uk' }, { edition: 'uk', from_on: '2030-01-01' }, { edition: digits }],
  decide_dispute: ({ backstage }) => [
    { dispute_id: backstage?.fairness.openDispute ?? unknownId, is_upheld: true, note: 'Of the leak hunt' },
    { dispute_id: unknownId, is_upheld: false, note: 'Of the leak hunt' },
  ],
  game_fairness: ({ managed }) => managed,
  // Of the poll on the stage alone: a home of a spy that became a poll would have no price to tell any more.
  lock_poll: (scene) => [...pollOf(scene), ...noHome(scene)],
  open_poll: (scene) => [...pollOf(scene), ...noHome(scene)],
  runs_to_look_at: ({ managed }) => managed,
  exclude_run: ({ backstage }) => [
    { session_id: backstage?.judgedRuns[0] ?? unknownId, reason: 'Of the leak hunt' },
  ],
  lift_source_ban: ({ backstage }) => [
    { ban_id: backstage?.banId ?? unknownId, reason: 'Of the leak hunt' },
    { ban_id: unknownId, reason: 'Of the leak hunt' },
  ],
  replace_edition_home: ({ backstage }) => [
    {
      ...{ edition: 'uk', on: backstage?.plannedHome.on ?? '2030-01-01' },
      listing_id: backstage?.plannedHome.listingId ?? unknownId,
    },
  ],
  take_out_of_editions: ({ managed }) => [...managed, { game_slug: digits }],
  set_aside_for_editions: ({ managed }) => [...managed, { game_slug: digits }],
  source_bans: () => [{}, { after: digits }],
  homes_to_add: ({ managed }) => [
    ...managed,
    ...managed.flatMap((game) => [digits, '56843100', 'Undisclosed'].map((search) => ({ ...game, search }))),
    ...managed.map((game) => ({ ...game, after: digits })),
  ],
  homes_to_take_down: () => ['Testham', digits, '56843100', 'Undisclosed'].map((search) => ({ search })),
  import_source_history: ({ backstage }) => [
    { source_id: unknownId },
    { source_id: backstage?.feeds.readId ?? unknownId },
    ...[backstage?.feeds.runId, digits].map((after) => ({
      source_id: backstage?.feeds.readId ?? unknownId,
      after,
    })),
  ],
  import_sources: ({ managed }) => [{}, ...managed.map(({ brand }) => ({ brand }))],
  remove_import_source: ({ backstage }) => [
    { source_id: unknownId },
    { source_id: backstage?.feeds.spareId ?? unknownId, brand: backstage?.again.brand },
  ],
  // A new one, and the one that was read, from the version that it was staged with.
  save_import_source: ({ managed, backstage }) => [
    ...managed.slice(0, 1).map(({ brand }) => ({
      ...{ brand, name: 'Of the leak hunt', address: 'https://feeds.example.com/leaks.json' },
      ...{ currency: 'GBP', every_minutes: 1440 },
    })),
    {
      ...{ brand: backstage?.again.brand, source_id: backstage?.feeds.readId ?? unknownId, version: 1 },
      ...{ name: 'Homes of the leak hunt', address: feedAddress, currency: 'GBP', every_minutes: 1440 },
    },
  ],
  runs_over_time: ({ managed }) =>
    managed.flatMap((game) => [
      { ...game, step: 'day' },
      { ...game, step: 'week' },
    ]),
  offer_feed_to_hunters: ({ backstage }) => [
    { source_id: unknownId, is_offered: false },
    {
      ...{ source_id: backstage?.feeds.readId ?? unknownId, is_offered: false },
      brand: backstage?.again.brand,
    },
  ],
  set_import_source_state: ({ backstage }) => [
    { source_id: unknownId, state: 'paused' },
    {
      ...{ source_id: backstage?.feeds.readId ?? unknownId, state: 'paused' },
      brand: backstage?.again.brand,
    },
  ],
  make_api_key: () => [{ name: 'Of the leak hunt' }],
  own_api_keys: () => [{}],
  revoke_api_key: ({ backstage }) => [
    { key_id: backstage?.fairness.keyId ?? unknownId },
    { key_id: unknownId },
  ],
  make_access_code: ({ managed }) =>
    managed
      .slice(0, 1)
      .map((game) => ({ ...game, kind: 'share_token', label: 'Of the leak hunt', ...codeLimits })),
  manage_game: ({ managed }) => managed,
  manage_guess_figures: ({ managedHomes }) => managedHomes,
  manage_guesses: ({ managedHomes }) =>
    managedHomes.flatMap((home) => [
      home,
      ...['amount', 'error', 'score', 'price'].flatMap((sort) =>
        [true, false].map((is_descending) => ({ ...home, sort, is_descending })),
      ),
      { ...home, sort: 'error', page_size: 2 },
      { ...home, filter: { kind: 'ranked' } },
      { ...home, sort: 'amount', after: digits },
    ]),
  manage_listing: ({ managedHomes }) => managedHomes,
  may_manage_game: ({ managed }) => [{}, ...managed],
  may_open_page: ({ spy, managed }) => [
    { access: 'signed-in' },
    ...managed.map(({ brand }) => ({ access: 'agency-staff', brand })),
    { access: 'self', subject: spy.userId ?? unknownId },
    { access: digits, subject: digits },
  ],
  moderate_comment: ({ backstage, stage }) =>
    [backstage?.judged.comment, ...stage.comments.slice(0, 1)].map((id) => ({
      comment_id: id ?? unknownId,
      action: 'dismiss',
      reason: 'Of the leak hunt',
    })),
  moderate_name: ({ managed, backstage }) =>
    managed.slice(0, 1).map((game) => ({
      ...game,
      entry: backstage?.judged.place ?? digits,
      action: 'dismiss',
      reason: 'Of the leak hunt',
    })),
  note_imports: (scene) => [
    { entries: [{ id: ownId(scene, 'import'), way: 'file', outcome: 'read', home: 'A home of the hunt' }] },
  ],
  open_reports: ({ managed }) => managed,
  own_drafts: () => [{}],
  own_presets: () => [{}],
  save_preset: () => [{ name: 'Of the hunt', options: { lives: 3 } }],
  delete_preset: (scene) => [{ preset_id: ownId(scene, 'no preset') }],
  own_games: ({ stage }) => [{}, { brand: 'star' }, { after: stage.main.id }, { after: 'x' }],
  own_imports: ({ stage }) => [{}, { after: stage.draft.id }, { after: digits }],
  own_listings: () => [{}, { search: digits }, { search: 'Testham' }, { after: digits }],
  read_draft: ({ stage, backstage }) =>
    [stage.draft.id, backstage?.hostedDraftId].map((id) => ({ draft_id: id ?? unknownId })),
  restore_draft: (scene) => [{ draft_id: ownId(scene, 'no draft') }, { draft_id: scene.stage.draft.id }],
  restore_run: ({ backstage }) => [{ session_id: backstage?.judgedRuns[1] ?? unknownId }],
  save_draft: (scene) => [
    { draft_id: ownId(scene, 'draft'), document: { title: 'Of the hunt', family: 'public' } },
    {
      ...{
        draft_id: ownId(scene, 'draft'),
        document: { title: 'Of the hunt', family: 'public' },
        base_version: 1,
      },
      ...{ save_id: ownId(scene, 'save'), unanswered: [ownId(scene, 'save before')] },
    },
    ...(isOwnDraft(scene) ? [] : [{ draft_id: scene.stage.draft.id, document: {} }]),
  ],
  save_draft_changes: (scene) => [
    {
      draft_id: isOwnDraft(scene) ? scene.stage.draft.id : ownId(scene, 'draft'),
      changes: { fields: { title: 'Of the hunt' }, rows: [], order: null },
      ...{ base_version: 1, save_id: ownId(scene, 'save of changes') },
    },
    { draft_id: scene.stage.draft.id, changes: {}, base_version: digits, save_id: unknownId },
  ],
  save_scoot: ({ managed, backstage }) => [
    {
      brand: managed[0]?.brand,
      version: backstage?.scoot.version ?? digits,
      games: (backstage?.scoot.games ?? []).map(({ id, is_on_scoot }) => ({ id, is_shown: is_on_scoot })),
    },
  ],
  scoot_games: ({ managed }) => managed.slice(0, 1).map(({ brand }) => ({ brand })),
  // Opened by the version that the importers left it at.
  set_game_state: ({ backstage }) =>
    [1, 2, 3].map((version) => ({
      game_slug: backstage?.unopened.slug ?? digits,
      brand: backstage?.unopened.brand,
      version,
      state: 'open',
    })),
  switch_access_code: ({ backstage }) => [{ code_id: backstage?.codeId ?? unknownId, is_active: true }],
  takedowns: ({ managed }) => [
    {},
    { is_decided: true },
    ...managed.flatMap((game) => [game, { ...game, is_decided: true }, { ...game, after: digits }]),
  ],
};

/** The home of the manager's agency that is guessed before it is sold. */
function pollOf({ backstage }: Parameters<Arguments>[0]): object[] {
  if (!backstage) return [];
  const { pollSlug, brand, pollHome } = backstage.fairness;
  return [{ game_slug: pollSlug, brand, game_listing_id: pollHome }];
}

function noHome({ managedHomes }: Parameters<Arguments>[0]): object[] {
  return managedHomes.slice(0, 1).map((home) => ({ ...home, game_listing_id: unknownId }));
}

function isOwnDraft({ stage, spy }: Parameters<Arguments>[0]): boolean {
  return spy.userId === stage.draft.owner.userId;
}
