import { buyerMeasure, type BuyerMeasure } from '#domain/dossier/bias/buyer-bias.ts';
import { likeGuesses, measuredHome, type OwnMiss } from '#domain/dossier/bias/like-guesses.ts';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { readValue } from '../market/home-market.ts';
import type { SceneHome } from '../notes/scene.ts';

/** What the market says of a home, or why it says nothing. */
export type MarketValue =
  | { readonly kind: 'value'; readonly value: ValueHomeAnswer }
  | { readonly kind: 'held' | 'no_place' | 'too_few' | 'failed' };

const KIND_OF: Readonly<Record<string, 'held' | 'too_few'>> = {
  home_still_guessed: 'held',
  not_enough_sales: 'too_few',
};

/** The market's value of a home of the dossier. The server refuses one that a game still asks for. */
export async function readMarketValue(home: SceneHome): Promise<MarketValue> {
  if (home.postcode === '' && home.latitude === null) return { kind: 'no_place' };
  try {
    return { kind: 'value', value: await readValue(home.id) };
  } catch (thrown) {
    return { kind: KIND_OF[toAppError(thrown).code] ?? 'failed' };
  }
}

export const readMisses = () => callRpc('own_misses', {});

/** How the reader guesses homes like this one. */
export function measureFor(
  misses: readonly OwnMiss[],
  home: SceneHome,
  guessMinor: number | null,
): BuyerMeasure | { readonly missing: number } {
  const guesses = likeGuesses(misses);
  return buyerMeasure(
    guesses,
    measuredHome(
      {
        postcode: home.postcode,
        town: home.town,
        kind: home.facts.homeKind ?? null,
        amountMinor: home.facts.priceMinor ?? guessMinor,
        currency: home.currency,
      },
      guesses,
    ),
  );
}
