import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { createHomeIndex } from '../../supabase/functions/_shared/reader/same-home.ts';
import type { Backend } from './backend.ts';
import type { PlannedGame, SoundHome } from './plan-games.ts';

/** A game that is there already. */
export interface KnownGame {
  readonly id: string;
  /** somebody made it in the builder: its settings, and homes that no file names, are theirs */
  readonly isOwned: boolean;
  /** its homes in their order */
  readonly listingIds: readonly string[];
  /** so many homes it can have beside those that came in another way than by this command */
  readonly room: number;
  /** the home of it that this one is, where it came in another way than by this command */
  readonly find: (home: SoundHome) => string | null;
}

/** The game that an import is about to fill; null where it will be a new one. */
export async function readKnownGame(
  backend: Backend,
  agencyKey: string,
  gameSlug: string,
): Promise<KnownGame | null> {
  const game = await backend.call('homes_of_game', { agencyKey, gameSlug });
  if (game === null) return null;
  const index = createHomeIndex<string>();
  for (const home of game.homes) {
    const { listingId, isImported, latitude, longitude, amountMinor, currency, floorAreaM2 } = home;
    if (isImported) continue;
    const { url, address, postcode, bedrooms } = home;
    const area = floorAreaM2 === null ? null : { m2: floorAreaM2 };
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    const price = { amountMinor, currency };
    index.add({ url, address, postcode, bedrooms, area, position, price, listingId: null }, listingId);
  }
  return {
    id: game.gameId,
    isOwned: game.isOwned,
    listingIds: game.homes.map(({ listingId }) => listingId),
    room: MAX_GAME_LISTINGS - game.homes.filter(({ isImported }) => !isImported).length,
    find: ({ home }) => index.find({ ...home.row.facts, listingId: null }),
  };
}

/**
 * Homes that the game has already are taken first, and as they are: a file that was published makes no second copy. Of
 * the others somebody's own game takes as many as it has room for, since none of its homes goes for them.
 */
export function keepKnownHomes(plan: PlannedGame, game: KnownGame): PlannedGame {
  const taken = new Set<string>();
  const candidates = plan.candidates.map((candidate): SoundHome => {
    const listingId = game.find(candidate);
    if (listingId === null || taken.has(listingId)) return candidate;
    taken.add(listingId);
    return { ...candidate, listingId };
  });
  const isKnown = ({ listingId }: SoundHome) => listingId !== undefined;
  return {
    ...plan,
    most: game.isOwned ? Math.min(plan.most, taken.size + Math.max(0, game.room)) : plan.most,
    candidates: [...candidates.filter(isKnown), ...candidates.filter((home) => !isKnown(home))],
  };
}
