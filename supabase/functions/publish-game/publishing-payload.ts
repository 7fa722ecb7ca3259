import type { ErrorCode } from '../_shared/domain/error-codes.ts';
import { FAMILIES, type Family } from '../_shared/domain/families.ts';
import { isCurrencyCode } from '../_shared/domain/currencies.ts';
import { defaultAbsoluteLimitMinor } from '../_shared/domain/market-bounds.ts';
import {
  isBuiltIn,
  MAX_GAME_LISTINGS,
  MODES,
  fitTogether,
  optionsOfRules,
  type Modes,
} from '../_shared/domain/modes.ts';
import type { Money } from '../_shared/domain/money.ts';
import { scrubPlayerTexts } from '../_shared/domain/player-texts.ts';
import { holdsNoPrice } from '../_shared/domain/price-scrub.ts';
import { refuseSlug, slugOf } from '../_shared/domain/slugs.ts';
import { isWithinBounds } from '../_shared/domain/amount-bounds.ts';
import { isInRegions, LEAST_HOMES_OF_REGIONS, withRegions } from '../_shared/domain/regions.ts';
import { sharedHomes } from '../_shared/domain/shared-homes.ts';
import { fitsFormula } from '../_shared/domain/scoring-options.ts';
import { Refusal } from '../_shared/problem.ts';
import { refuseEmbedDomains } from '../_shared/refuse-embed-domains.ts';
import { refuseGameTexts } from '../_shared/refuse-game-texts.ts';
import { homeName } from '../_shared/reader/home-name.ts';
import type { ListingRecord } from '../_shared/reader/listing-record.ts';
import { readListingUrl } from '../_shared/reader/url/normalise-url.ts';
import { shareableOf } from '../_shared/wire/draft-row.ts';
import { importWay, type DraftDocument, type DraftRow } from '../_shared/wire/drafts.ts';
import type { NewGame, PublishedHome } from '../_shared/wire/procedures/publishing.ts';
import { listingPayload, recordOf } from '../_shared/listing-payload.ts';

/** Sudden death ends a run at a guess that is off by more than a quarter (decisions, section 3). */
const ULTIMA_MISS_PERCENT = 25;

/**
 * What `publish_game` takes: the game's columns, its codes, and its homes with texts that give away neither price nor
 * house. Refuses a draft that makes no game; the builder says the same before anything is sent.
 * @param seed what nobody but the host knows: the draw of the homes that everybody gets follows from it
 * @param chosen rows that the person saw in the game: a draft may hold others that were refused
 */
export function publishingPayload(
  typed: DraftDocument,
  seed: string,
  chosen?: readonly string[],
  modes: Modes = MODES,
): NewGame {
  const rows = typed.rows.filter(
    (row) =>
      row.isWanted && isInside(row, typed.regions) && (chosen === undefined || chosen.includes(row.id)),
  );
  // Of two thousand homes of a draft some cost whatever number a text holds: those of the game are what it may not tell.
  const known = rows.flatMap(pricesOf);
  const draft = scrubPlayerTexts('games', { ...typed, market: typed.regions.join(', ') }, known);
  const slug = draft.slug === '' ? slugOf(draft.title) : draft.slug;
  if (draft.title.trim() === '') refuse('The game has no title. Give it one.');
  if (refuseSlug(slug) !== null || !holdsNoPrice(slug.replaceAll('-', ' '), known))
    refuse('The address of the game cannot be used. Choose another one.');
  if (!isCurrencyCode(draft.currency)) refuse('The currency of the game is not known. Choose another one.');
  if (draft.visibility === 'code' && draft.codes.length === 0)
    refuse('A game behind an access code needs a code. Add one.');
  if (draft.opensAt !== null && draft.closesAt !== null && draft.opensAt >= draft.closesAt)
    refuse('The game would close before it opens. Change one of the dates.', 'dates_crossed');
  const { bounds } = draft.rules;
  if (bounds && bounds.minMinor >= bounds.maxMinor)
    refuse('The lowest guess must be less than the highest one.');
  if (draft.visibility === 'code' && draft.codes.some((code) => expiresBefore(code.expiresAt, draft.opensAt)))
    refuse('A code would expire before the game opens. Change one of the dates.', 'code_too_early');
  refuseGameTexts(draft);
  refuseEmbedDomains(draft.embedDomains);
  if (rows.length === 0 || rows.length > MAX_GAME_LISTINGS)
    refuse(`A game has 1 to ${MAX_GAME_LISTINGS} homes; this one has ${rows.length}.`, 'homes_count');
  if (rows.some((row) => row.photos.length > 0) && !draft.arePhotosChecked)
    refuse('Confirm that no faces, number plates or house numbers show on the photos.');
  return {
    game: gameColumns(draft, slug, modes, rows),
    codes: draft.codes.map(({ code, maxUses, expiresAt }) => ({ code, maxUses, expiresAt })),
    hiddenFacts: draft.rules.hiddenFacts,
    homes: inOrderOfRuns(rows, draft, seed).map((row, place) => homeOf(row, place, draft, known)),
  };
}

/** Where every run has the same homes, these come first: the database gives the first of a game to everybody. */
function inOrderOfRuns(
  rows: readonly DraftRow[],
  { rules, family }: DraftDocument,
  seed: string,
): readonly DraftRow[] {
  if (rules.order !== 'fixed' || family === 'roundup') return rows;
  const shared = sharedHomes(rows.map(shareableOf), rules.rounds, rules.sharedHomes ?? [], seed);
  const place = new Map(shared.map((id, index) => [id, index]));
  return [...rows].sort((a, b) => (place.get(a.id) ?? shared.length) - (place.get(b.id) ?? shared.length));
}

function pricesOf({ facts: { price } }: DraftRow): readonly Money[] {
  if (price?.amountMinor == null || price.currency === null) return [];
  return [{ amountMinor: price.amountMinor, currency: price.currency }];
}

/** Would a code be of no use any more when the game opens? Both are ISO 8601 in UTC. */
export function expiresBefore(expiresAt: string | null, opensAt: string | null): boolean {
  return expiresAt !== null && opensAt !== null && expiresAt <= opensAt;
}

/** A home is in when no region is named, or it lies in one of those. */
function isInside({ facts }: DraftRow, regions: readonly string[]): boolean {
  return regions.length === 0 || isInRegions(facts, regions);
}

function homeOf(row: DraftRow, place: number, draft: DraftDocument, known: readonly Money[]): PublishedHome {
  if (row.listingId !== null) return { rowId: row.id, listingId: row.listingId };
  const record = recordOf(row);
  const name = row.facts.address ?? `home ${place + 1}`;
  if (record.refused) refuse(`${name}: ${record.refused.reason}`);
  const { price } = record;
  if (price?.currency !== draft.currency || price.amountMinor === null) {
    throw new Refusal('currencies_mixed', `A game has one currency, ${draft.currency}: ${name} has another.`);
  }
  if (draft.rules.bounds && !isWithinBounds(price.amountMinor, draft.rules.bounds))
    refuse(`${name} costs more or less than the range of guesses that you chose. Widen the range.`);
  const way = importWay(row);
  return {
    rowId: row.id,
    listing: listingPayload(row, record, price.amountMinor, known),
    import: way === null ? null : { way, ...importedAs(record) },
  };
}

/** What the import history says of a home, for its host alone. */
function importedAs(record: ListingRecord) {
  const { grade, url } = record;
  const host = url === null ? null : (readListingUrl(url)?.host ?? null);
  return { grade, home: homeName(record), link: url, sourceHost: host };
}

function gameColumns(
  draft: DraftDocument & { readonly market: string },
  slug: string,
  modes: Modes,
  rows: readonly DraftRow[],
): NewGame['game'] {
  const { rules } = draft;
  const mode = withRegions(
    optionsOfRules(rules, modes),
    draft.regions,
    rows.map(({ facts }) => facts),
  );
  if (!fitTogether(mode)) refuse('What the mode of this game says does not go together. Change its options.');
  if (mode.regions && rows.length < Math.min(rules.rounds, LEAST_HOMES_OF_REGIONS))
    refuse(
      'The regions that you named leave too few homes. Name more of them, or add homes.',
      'too_few_homes',
    );
  const roundSeconds = mode.roundSeconds === undefined ? rules.roundSeconds : mode.roundSeconds;
  const family: Family = FAMILIES[draft.family];
  const missPercent = rules.missLimitPercent ?? (draft.family === 'ultima' ? ULTIMA_MISS_PERCENT : null);
  return {
    slug,
    family: draft.family,
    title: draft.title.trim(),
    description: draft.description.trim(),
    hostName: draft.hostName.trim() === '' ? null : draft.hostName.trim(),
    visibility: draft.visibility,
    currency: draft.currency,
    market: draft.market === '' ? null : draft.market,
    // As the builder shows it: a mode that is not built plays as classic, and the game says so.
    mode: isBuiltIn(modes, rules.mode) ? rules.mode : 'classic',
    modeOptions: mode,
    roundsPerRun: rules.rounds,
    roundOrder: rules.order,
    formula: rules.formula,
    difficulty: rules.difficulty,
    // A bonus for time that nothing measures would be an empty promise on the game's first page.
    scoringOptions: rules.scoringOptions.filter(
      (key) => fitsFormula(key, rules.formula) && (key !== 'time-bonus' || roundSeconds !== null),
    ),
    absoluteLimitMinor:
      rules.formula === 'absolute_error'
        ? (rules.absoluteLimitMinor ?? defaultAbsoluteLimitMinor(draft.currency))
        : null,
    hints: rules.hints,
    roundSeconds,
    missLimitLog: missPercent === null ? null : Math.log(1 + missPercent / 100),
    minMinor: rules.bounds?.minMinor ?? null,
    maxMinor: rules.bounds?.maxMinor ?? null,
    // The database takes the board away where the mode has none.
    hasLeaderboard: rules.hasLeaderboard && family.hasLeaderboard,
    opensAt: draft.opensAt,
    closesAt: draft.closesAt,
    embedDomains: draft.embedDomains,
  };
}

function refuse(sentence: string, code: ErrorCode = 'draft_incomplete'): never {
  throw new Refusal(code, sentence);
}
