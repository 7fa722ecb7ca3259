import type { GuessAnswer } from '#wire/guesses.ts';
import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { commitmentOf } from '#kit/games/verify-proof.ts';
import { SealParts } from './seal-parts.tsx';

type Outcome = 'unchecked' | 'same' | 'different' | 'impossible';

interface ProofCheckProps {
  readonly answer: GuessAnswer;
  readonly gameListingId: string;
  /** what stood on the page before the guess; where it is not at hand, the answer's own copy is checked */
  readonly sealed: string | null;
}

/** Lets the player recompute, in their own browser, that the price was fixed before they guessed. */
export function ProofCheck({ answer, gameListingId, sealed }: ProofCheckProps) {
  const [outcome, setOutcome] = useState<Outcome>('unchecked');
  const { guess, proof } = answer;
  if (!proof || guess.priceMinor === null) return null;
  const { priceMinor, currency } = guess;
  const seal = { salt: proof.salt, gameListingId, priceMinor, currency };

  const check = async () => {
    try {
      const computed = await commitmentOf(seal);
      setOutcome(computed === (sealed ?? proof.commitment) ? 'same' : 'different');
    } catch {
      setOutcome('impossible');
    }
  };

  return (
    <div className="proof-check">
      <p role="status">{outcome === 'unchecked' ? t('proof.explain') : t(`proof.${outcome}`)}</p>
      {outcome === 'unchecked' ? (
        <Button kind="quiet" size="small" onClick={() => void check()}>
          {t('proof.verify')}
        </Button>
      ) : null}
      <details>
        <summary>{t('proof.details')}</summary>
        <SealParts seal={seal} commitment={sealed ?? proof.commitment} />
      </details>
    </div>
  );
}
