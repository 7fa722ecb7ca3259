import { feedAddress } from '../stage/feeds.ts';
import { guessMinor } from '../stage/play.ts';
import { DOSSIER, DOSSIER_PHOTO } from '../stage/stage-dossier.ts';
import { agencyEdges, agencyHome } from './agency-edges.ts';
import { fairnessEdges } from './fairness-edges.ts';
import { siteEdges } from './site-edges.ts';
import { spiedFacts as facts } from './spied-facts.ts';
import { valuationEdges } from './valuation-edges.ts';
import { takedownWords } from '../stage/takedown-words.ts';
import { openRounds } from './function-arguments.ts';
import { roomArguments, unfitAmounts } from './room-arguments.ts';
import { ownId, roundsOf, sessionsOf, type Scene } from './scene.ts';

/** What a spy sends to one edge function: bodies, or texts that are queries of its address. */
export type EdgeArguments = (scene: Scene) => (object | string)[];

const hintKinds = ['year', 'area', 'local-price-per-m2', 'local-median', 'price'];
const page = '<h1>Home</h1><p>Price: £1</p>';

/** Arguments that reach each edge function; the keys are the folders in supabase/functions. */
export const edgeArguments: Record<string, EdgeArguments> = {
  'check-name': () => [{ displayName: 'Amber Otter' }],
  'find-by-code': ({ stage }) => [
    { accessCode: stage.main.code },
    { shareToken: stage.main.code },
    { accessCode: 'PRICE' },
    { accessCode: stage.main.code, brand: 'star' },
  ],
  ...agencyEdges,
  'import-listing': (scene) => [
    ...othersHomes(scene).flatMap((listingId) => [
      { listingId },
      { listingId, html: page },
      { listingId, isPreview: true },
    ]),
    { url: 'http://127.0.0.1/rest/v1/listings' },
    { urls: ['http://127.0.0.1/rest/v1/listings'] },
    { html: page },
  ],
  // A width that is stored already is answered whatever the file is.
  'keep-dossier-photo': () => [
    {},
    ...[DOSSIER_PHOTO, DOSSIER].flatMap((photoId) =>
      [480, 960].map((width) => ({ photoId, width, file: 'no picture' })),
    ),
  ],
  ...siteEdges,
  'open-report': ({ spy, backstage }) => {
    const report = { game: backstage?.showcase.slug ?? 'arizona-villas', brand: backstage?.showcase.brand };
    const code = spy.name === 'client with a report code' ? backstage?.reportCode : 'PRICE';
    return [{ ...report, code, guestToken: spy.guestToken }];
  },
  'publish-game': (scene) =>
    [scene.stage.draft.id, scene.backstage?.hostedDraftId].flatMap((draftId) => {
      const body = { draftId: draftId ?? ownId(scene, 'draft'), requestKey: ownId(scene, 'publish') };
      return [
        { ...body, version: 1 },
        { ...body, version: 99, rows: [ownId(scene, 'row')], brand: 'star' },
      ];
    }),
  'end-reminder': () => [{}],
  'reminder-ways': () => [{}],
  'rename-run': ({ spy }) =>
    spy.runs.slice(0, 1).map(({ sessionId }) => ({
      sessionId,
      displayName: 'Amber Otter',
      guestToken: spy.guestToken ?? undefined,
    })),
  'request-takedown': (scene) =>
    othersHomes(scene)
      .slice(0, 1)
      .map((pageUrl) => ({
        ...{ ...takedownWords, locale: 'en-GB' },
        ...{ requestKey: ownId(scene, 'takedown'), pageUrl, sourceUrl: 'https://example.com/source' },
      })),
  ...fairnessEdges,
  'reveal-hint': (scene) =>
    fewOf(openRounds(scene)).flatMap((round) => hintKinds.map((kind) => ({ ...round, kind }))),
  'save-game': (scene) => savedGames(scene),
  'save-home': (scene) => [
    ...othersHomes(scene).map((listingId) => ({ listingId, version: 1, offer: { isVisible: true } })),
    ...agencyHome(scene),
  ],
  // Staff may save every home, which is no spying.
  'save-listing': ({ managedHomes, spy }) =>
    (spy.games.length === 0 && spy.manages.length > 0 ? [] : managedHomes.slice(-2)).flatMap(
      ({ game_slug, brand, game_listing_id }) =>
        [1, 2, 99].map((version) => ({
          ...{ game: game_slug, brand, gameListingId: game_listing_id, version },
          ...{ facts, status: 'available', price: version === 99 ? newPrice : null, photos: [] },
        })),
    ),
  'share-image': ({ stage, spy }) => [
    '',
    `?game=${stage.main.slug}`,
    `?game=${stage.main.slug}&brand=star&lang=es`,
    '?topic=privacy&lang=es',
    ...spy.runs.slice(0, 1).map(({ sessionId }) => `?session=${sessionId}&lang=es`),
  ],
  // A visitor would become a player by this.
  'start-run': (scene) => {
    const { spy, stage } = scene;
    if (spy.runs.length === 0) return [];
    const start = { game: stage.main.slug, guestToken: spy.guestToken ?? undefined };
    return [
      start,
      { ...start, mode: 'classic', displayName: 'Amber Otter', requestKey: ownId(scene, 'start') },
      { ...start, accessCode: stage.main.code },
      { ...start, brand: 'star', shareToken: 'PRICE' },
      { ...start, avoidsKnown: true },
      { ...start, region: 'Yorkshire' },
      { ...start, preset: 'LEAKTEST' },
      ...sessionsOf(scene)
        .slice(0, 3)
        .map((like) => ({ ...start, like })),
    ];
  },
  'submit-guess': (scene) => [
    ...fewOf(pricedRounds(scene)).flatMap((round) => [
      ...unfitAmounts.map((amountMinor) => ({ ...round, amountMinor })),
      { ...round, amountMinor: guessMinor, currency: 'EUR' },
      { ...round, lowMinor: 60_000_000, highMinor: 50_000_000 },
      // A run that takes amounts says nothing about which costs more; in one that compares, this would be the guess.
      ...(scene.spy.name === 'guest who compares' ? [] : [{ ...round, isDearer: true, gapPercent: 20 }]),
    ]),
    // What was guessed before, again: a replay.
    ...roundsOf(scene).flatMap(({ run, home }) =>
      run.guessed.includes(home)
        ? [
            {
              ...{ sessionId: run.sessionId, gameListingId: home.gameListingId, currency: run.game.currency },
              ...{ guestToken: scene.spy.guestToken, amountMinor: guessMinor },
            },
          ]
        : [],
    ),
  ],
  ...roomArguments,
  'read-feed': (scene) => {
    const { feeds, again } = scene.backstage ?? {};
    return [
      { address: feedAddress, brand: 'default' },
      { address: feedAddress, currency: 'GBP', brand: again?.brand, sourceId: feeds?.readId },
      { sourceId: ownId(scene, 'no feed') },
      { sourceId: feeds?.readId ?? ownId(scene, 'no feed'), acceptsLoss: true },
      { isDue: true },
    ];
  },
  'send-messages': () => [{ isDue: true }],
  ...valuationEdges,
  'withdraw-listing': (scene) => [
    ...othersHomes(scene).map((listingId) => ({ listingIds: [listingId] })),
    ...spareHome(scene).map((listingId) => ({ listingIds: [listingId] })),
    {
      ...{ requestId: ownId(scene, 'no takedown'), decision: 'grant', note: 'Of the leak hunt' },
      listingIds: othersHomes(scene),
    },
  ],
  // Under homes that are not guessed, no answer may quote what others said there.
  'write-comment': (scene) => [
    ...fewOf(openRounds(scene)).flatMap((round) => [
      { ...round, body: 'What is it?', requestKey: ownId(scene, 'comment') },
      ...scene.stage.comments.slice(-1).flatMap((id) => [
        { ...round, body: 'And?', requestKey: ownId(scene, 'reply'), parentId: id },
        { ...round, body: 'Mine', requestKey: ownId(scene, 'change'), commentId: id },
      ]),
    ]),
    ...roundsOf(scene)
      .filter(({ run, home }) => scene.spy.name === 'commenter' && run.guessed.includes(home))
      .slice(0, 1)
      .map(({ run, home }) => ({
        ...{ sessionId: run.sessionId, gameListingId: home.gameListingId, guestToken: scene.spy.guestToken },
        ...{ body: 'A fine home.', requestKey: ownId(scene, 'said') },
      })),
  ],
};

/** Homes of the stage that the spy does not manage: whoever manages one may change it, which is no spying. */
function othersHomes({ stage, spy, backstage }: Scene): string[] {
  const listings = [...stage.main.homes, ...(backstage?.showcase.homes ?? [])].map(
    ({ listingId }) => listingId,
  );
  return [...new Set(listings)].filter((id) => !spy.manages.includes(id)).slice(-3);
}

/** A home in no game, for whoever manages it to take down. */
function spareHome({ spy, backstage }: Scene): string[] {
  const spare = backstage?.spareListing;
  return spare !== undefined && spy.games.some(({ id }) => id === backstage?.showcase.id) ? [spare] : [];
}

/** A game as its managers save it, from each version that it may have by now. */
function savedGames({ spy, stage, backstage }: Scene): object[] {
  const game = backstage && spy.games.length > 0 ? backstage.unopened : stage.main;
  const homes = game.homes.map(({ gameListingId }) => ({ gameListingId, isVisible: true, hiddenFacts: [] }));
  return [1, 2, 3, 4].map((version) => ({
    ...{ game: game.slug, brand: game.brand, version, settings, homes },
  }));
}

/** The same with the currency in which they are guessed. */
function pricedRounds(scene: Scene): object[] {
  const currencies = new Map(scene.spy.runs.map((run) => [run.sessionId, run.game.currency]));
  return openRounds(scene).map((round) => ({ ...round, currency: currencies.get(round.sessionId) }));
}

/** Sent with a version that no home has yet: a price that was saved would be another secret. */
const newPrice = { kind: 'asking', amountMinor: 12_345_600, datedOn: null };

/** The first and the last: the last home of the main game is the secret one. */
function fewOf(rounds: readonly object[]): object[] {
  return [...new Set([...rounds.slice(0, 1), ...rounds.slice(-1)])];
}

const settings = {
  ...{ title: 'Leak hunt', description: '', visibility: 'unlisted', roundsPerRun: 5, roundOrder: 'fixed' },
  ...{ formula: 'log_ratio', difficulty: 'normal', hints: [], roundSeconds: null, hasLeaderboard: true },
  ...{ opensAt: null, closesAt: null },
};
