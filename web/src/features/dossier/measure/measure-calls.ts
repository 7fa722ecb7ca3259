import { buyerMeasure, type BuyerMeasure } from '#domain/dossier/bias/buyer-bias.ts';
import { likeGuesses, measuredHome, type OwnMiss } from '#domain/dossier/bias/like-guesses.ts';
import { valueQuestion } from '#domain/dossier/value-question.ts';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import type { KnownHome } from '../profile/home-rows.ts';

/** What the market says of a home, or why it says nothing. */
export type MarketValue =
  | { readonly kind: 'value'; readonly value: ValueHomeAnswer }
  | { readonly kind: 'held' | 'no_place' | 'too_few' | 'failed' };

/** The market's value of a home of the dossier; a home that a game still asks for has none. */
export async function readMarketValue(dossierId: string, home: KnownHome): Promise<MarketValue> {
  const held = await callRpc('held_homes_of_dossier', { dossierId });
  if (held.includes(home.id)) return { kind: 'held' };
  const question = valueQuestion(home, home.facts);
  if (question === null) return { kind: 'no_place' };
  try {
    return { kind: 'value', value: (await callFunction('value-home', question)).body };
  } catch (thrown) {
    return { kind: toAppError(thrown).code === 'not_enough_sales' ? 'too_few' : 'failed' };
  }
}

export const readMisses = () => callRpc('own_misses', {});

/** How the reader guesses homes like this one. */
export function measureFor(
  misses: readonly OwnMiss[],
  home: KnownHome,
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
