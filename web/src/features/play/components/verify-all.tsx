import type { DetailedRound } from '#wire/results.ts';
import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { commitmentOf, type SealedPrice } from '#kit/games/verify-proof.ts';
import { SealParts } from './seal-parts.tsx';

interface Seal extends SealedPrice {
  readonly name: string;
  readonly commitment: string;
}

/** null: not asked yet; else the names of the homes whose seals do not match */
type Outcome = readonly string[] | 'impossible' | null;

/** Lets the player recompute in their own browser, with one press, that every price was fixed before they guessed. */
export function VerifyAll({ rounds }: { readonly rounds: readonly DetailedRound[] }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const seals = rounds.flatMap(sealOf);
  if (seals.length === 0) return null;
  const check = async () => {
    try {
      const matches = await Promise.all(
        seals.map(async (seal) => (await commitmentOf(seal)) === seal.commitment),
      );
      setOutcome(seals.filter((_, place) => !matches[place]).map((seal) => seal.name));
    } catch {
      setOutcome('impossible');
    }
  };
  return (
    <section className="verify-all">
      <p role="status">{outcomeText(outcome, seals.length)}</p>
      {outcome === null ? <Button onClick={() => void check()}>{t('details.verify')}</Button> : null}
      <details>
        <summary>{t('proof.details')}</summary>
        {seals.map((seal) => (
          <section key={seal.gameListingId}>
            <h3>{seal.name}</h3>
            <SealParts seal={seal} commitment={seal.commitment} />
          </section>
        ))}
      </details>
    </section>
  );
}

function outcomeText(outcome: Outcome, seals: number): string {
  if (outcome === null) return t('details.verifyHelp');
  if (outcome === 'impossible') return t('proof.impossible');
  return outcome.length === 0
    ? plural('details.same', seals)
    : t('details.different', { homes: outcome.join(', ') });
}

/** Of a withdrawn home the price is gone, and of a poll there is none yet. */
function sealOf({ guess: answer, gameListingId, position, title }: DetailedRound): Seal[] {
  if (!answer?.proof || answer.guess.priceMinor === null) return [];
  const { priceMinor, currency } = answer.guess;
  const name = title ?? t('results.home', { position });
  return [{ ...answer.proof, gameListingId, priceMinor, currency, name }];
}
