import { isCurrencyCode } from '#domain/currencies.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { spreadHomes } from '#domain/spread-homes.ts';
import { createHomeIndex } from '../../supabase/functions/_shared/reader/same-home.ts';
import { createReferences } from './home-listing.ts';
import type { HomeRow } from './read-homes-file.ts';

/** A home that can be in a game, with the reference that is its own. */
export interface SoundHome {
  readonly home: HomeRow;
  readonly externalRef: string;
  /** the listing that it is already, brought in another way: it stays as it is */
  readonly listingId?: string;
}

export interface PlannedGame {
  readonly slug: string;
  readonly title: string;
  /** so many of the candidates become homes of the game */
  readonly most: number;
  /** first the chosen, then whoever steps in for one that cannot be taken */
  readonly candidates: readonly SoundHome[];
}

/** Why a home is in no game, or null. Homes of all files are compared with each other. */
export function refuseHomes(homes: readonly HomeRow[], currency: string): (string | null)[] {
  const index = createHomeIndex<HomeRow>();
  return homes.map((home) => {
    const { record, row } = home;
    if (record.refused) return clause(record.refused.reason);
    const before = index.find(row.facts);
    if (before !== null) {
      const where = before.file === home.file ? '' : ` of ${before.file}`;
      return `it is the same home as on line ${String(before.line)}${where}`;
    }
    index.add(row.facts, home);
    if (record.price?.currency !== currency)
      return `it is priced in ${record.price?.currency ?? '?'}, and the game is in ${currency}`;
    return null;
  });
}

/** The currency that most homes of the files state and games know; null where none states one. */
export function currencyOfFiles(
  files: readonly { readonly currency: string | null; readonly rows: readonly HomeRow[] }[],
): string | null {
  const counts = new Map<string, number>();
  for (const { currency, rows } of files)
    if (currency !== null && isCurrencyCode(currency))
      counts.set(currency, (counts.get(currency) ?? 0) + rows.length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Which homes make which game: as many as one holds, spread over price and place; or all of them, dealt to several. */
export function planGames(
  sound: readonly HomeRow[],
  { game, title, random, isSplit }: { game: string; title: string; random: number | null; isSplit: boolean },
): PlannedGame[] {
  const refer = createReferences(game);
  const homes = sound.map((home): SoundHome => ({ home, externalRef: refer(home) }));
  const spread = homes.map(({ home: { record } }) => ({
    amountMinor: record.price?.amountMinor ?? 0,
    place: record.town ?? record.district ?? record.region ?? '',
  }));
  const wanted = Math.min(random ?? (isSplit ? homes.length : MAX_GAME_LISTINGS), homes.length);
  const order = spreadHomes(spread, wanted, game).flatMap((index) => homes[index] ?? []);
  if (!isSplit) return [{ slug: game, title, most: wanted, candidates: order }];
  const chosen = order.slice(0, wanted).sort((a, b) => amountOf(a) - amountOf(b));
  const count = Math.max(1, Math.ceil(wanted / MAX_GAME_LISTINGS));
  return Array.from({ length: count }, (_, part) => {
    // Dealt like cards, so that every game has cheap homes and dear ones.
    const dealt = chosen.filter((_home, index) => index % count === part);
    const number = part === 0 ? '' : String(part + 1);
    return {
      slug: number === '' ? game : `${game.slice(0, 60 - number.length - 1).replace(/-$/, '')}-${number}`,
      title: number === '' ? title : `${title.slice(0, 120 - number.length - 1)} ${number}`,
      most: dealt.length,
      candidates: dealt,
    };
  });
}

function amountOf({ home }: SoundHome): number {
  return home.record.price?.amountMinor ?? 0;
}

/** A sentence as a part of one: the reader's reasons stand behind the line that they are about. */
function clause(sentence: string): string {
  return sentence.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}
