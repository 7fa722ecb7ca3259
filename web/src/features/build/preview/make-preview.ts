import { commitmentText } from '#domain/commitment.ts';
import { cluesInFog, inFog } from '#domain/fog.ts';
import { HINTS } from '#domain/hints.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { optionsOfRules } from '#domain/modes.ts';
import { difficultyIn, orderPhotos } from '#domain/presentations.ts';
import { maxRoundScore } from '#domain/scoring.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import type { Photo } from '#wire/photos.ts';
import type { Round } from '#wire/rounds.ts';
import type { PreviewedHome, RoundPreview } from '#kit/games/round-preview.ts';
import { newId } from '#lib/new-id.ts';
import { factsForPlayers, hideFacts } from './player-facts.ts';

/** What a preview needs that is not in the draft; tests bring their own. */
export interface PreviewPorts {
  /** addresses of pictures that only this browser has, by photo */
  readonly localUrls: ReadonlyMap<string, string>;
  readonly now: string;
}

/** The draft's homes as rounds of a run, each before and after its guess. */
export async function makePreview(
  document: DraftDocument,
  rows: readonly DraftRow[],
  ports: PreviewPorts,
): Promise<RoundPreview> {
  const { rules, currency, family, title, slug } = document;
  const sessionId = newId();
  const homes = await Promise.all(
    rows.map((row, at) => previewHome(document, row, { at, sessionId, count: rows.length }, ports)),
  );
  return {
    homes,
    formula: rules.formula,
    difficulty: difficultyIn(optionsOfRules(rules), rules.difficulty),
    scoringOptions: rules.scoringOptions,
    absoluteLimitMinor: rules.absoluteLimitMinor,
    run: {
      sessionId,
      game: {
        id: newId(),
        slug: slug || 'preview',
        brand: 'default',
        family,
        title,
        currency,
        rounds: rows.length,
        leaderboardEnabled: false,
        missLimitLog: null,
      },
      status: 'active',
      ranked: true,
      practiceReason: null,
      mode: rules.mode,
      modeOptions: optionsOfRules(rules),
      displayName: '',
      totalScore: 0,
      maxScore: rows.length * maxRoundScore(rules.formula),
      guessed: 0,
      isSharingDetails: false,
      startedAt: ports.now,
      finishedAt: null,
      survived: null,
      rounds: homes.map(({ before }) => ({
        gameListingId: before.gameListingId,
        position: before.position,
        priceKind: before.priceKind,
        priceYear: before.priceYear,
        commitment: before.commitment,
        openedAt: null,
        deadlineAt: null,
        guess: null,
      })),
    },
  };
}

interface Where {
  readonly at: number;
  readonly count: number;
  readonly sessionId: string;
}

async function previewHome(
  { rules, currency }: DraftDocument,
  row: DraftRow,
  { at, count, sessionId }: Where,
  { localUrls, now }: PreviewPorts,
): Promise<PreviewedHome> {
  const options = optionsOfRules(rules);
  const kind = row.facts.price?.kind === 'sold' ? 'sold' : 'asking';
  const priceMinor = row.listingId === null ? (row.facts.price?.amountMinor ?? null) : null;
  const sealed = { salt: randomSalt(), gameListingId: newId(), currency };
  const facts = factsForPlayers(row);
  const photos = orderPhotos(photosOf(row, localUrls), options.photoOrder);
  const hints = options.hasHints === false ? [] : rules.hints;
  const soldOn = row.soldOn ?? row.facts.updatedOn ?? row.facts.listedOn;
  const shown: Round = {
    sessionId,
    gameListingId: sealed.gameListingId,
    position: at + 1,
    rounds: count,
    currency,
    priceKind: kind,
    priceYear: kind === 'sold' && soldOn !== null ? Number(soldOn.slice(0, 4)) : null,
    commitment: priceMinor === null ? null : await commitmentOf({ ...sealed, priceMinor }),
    openedAt: now,
    deadlineAt: null,
    serverNow: now,
    bounds: rules.bounds ?? marketBounds(currency, kind) ?? { minMinor: 1, maxMinor: 2 },
    mode: rules.mode,
    modeOptions: options,
    isRange: options.isRange === true,
    facts: hideFacts(facts, rules.hiddenFacts, [], at + 1),
    photos,
    // Of local prices the builder knows nothing; the game offers them where it does.
    hints: HINTS.filter(
      ({ kind: hint }) =>
        hints.includes(hint) &&
        ((hint === 'year' && facts.yearBuilt != null) || (hint === 'area' && facts.floorAreaM2 != null)),
    ).map((hint) => ({ ...hint, value: null, unit: null })),
    guess: null,
  };
  const isUnnamed = options.showsFacts === false || options.hasFog === true;
  const clear = {
    facts: options.showsFacts === false ? {} : hideFacts(facts, rules.hiddenFacts, hints, at + 1),
    photos:
      options.showsPhotos === false
        ? []
        : photos.map((photo) => (isUnnamed ? { ...photo, alt: '', room: null } : photo)),
  };
  const opened: Round = options.hasFog
    ? { ...shown, ...inFog(clear, []), clues: cluesInFog(clear, []) }
    : { ...shown, ...clear };
  return {
    after: shown,
    ...(options.mayDouble
      ? { opened, before: { ...opened, mustStake: true, openedAt: null, facts: {}, photos: [], hints: [] } }
      : { before: opened }),
    priceMinor,
    priceKind: kind,
    salt: sealed.salt,
  };
}

/** The photos that players see: of the draft, or of a home that was published before its first one. */
function photosOf({ photos, card }: DraftRow, localUrls: ReadonlyMap<string, string>): Photo[] {
  if (card?.photoPath && card.photoWidth !== null)
    return [
      {
        id: card.photoPath,
        path: card.photoPath,
        fileType: card.photoType,
        widths: [card.photoWidth],
        width: card.photoWidth,
        height: Math.round((card.photoWidth * 3) / 4),
        alt: '',
        room: null,
        placeholder: null,
        attribution: null,
      },
    ];
  return photos
    .filter(({ rights }) => rights !== 'link-only')
    .map(({ id, folder, fileType, widths, width, height, alt, room, placeholder, attribution }) => ({
      id,
      // Without its file here or there the few pixels of the placeholder are what there is.
      path: folder ?? localUrls.get(id) ?? 'blob:',
      fileType,
      widths,
      width,
      height,
      alt,
      room,
      placeholder,
      attribution,
    }));
}

function randomSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The seal, where this browser can make one: it hashes on secure pages only. */
async function commitmentOf(sealed: Parameters<typeof commitmentText>[0]): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(commitmentText(sealed)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
