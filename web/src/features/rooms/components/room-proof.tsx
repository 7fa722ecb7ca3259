import type { RoomRound } from '#wire/rooms.ts';
import { useState } from 'react';
import { commitmentText } from '#domain/commitment.ts';
import { commitmentOf } from '#kit/games/verify-proof.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

/** null: not asked yet; else the numbers of the homes whose seals do not match */
type Outcome = readonly number[] | 'impossible' | null;

/** The game as anybody can check it afterwards: every price with the seal that all had before they guessed. */
export function RoomProof({ rounds }: { readonly rounds: readonly RoomRound[] }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const seals = rounds.flatMap(sealOf);
  if (seals.length === 0) return null;
  const check = async () => {
    try {
      const made = await Promise.all(seals.map(({ sealed }) => commitmentOf(sealed)));
      setOutcome(seals.filter(({ commitment }, at) => made[at] !== commitment).map(({ number }) => number));
    } catch {
      setOutcome('impossible');
    }
  };
  return (
    <section className="room-proof">
      <p role="status">{textOf(outcome, seals.length)}</p>
      {outcome === null ? <Button onClick={() => void check()}>{t('rooms.proof.verify')}</Button> : null}
      <details className="room-played">
        <summary>{t('rooms.proof.seals')}</summary>
        <dl className="room-seals">
          {seals.map(({ number, commitment, sealed }) => (
            <div key={number}>
              <dt>{t('rooms.proof.home', { number })}</dt>
              <dd>{commitment}</dd>
              <dt>{t('rooms.proof.text')}</dt>
              <dd>{commitmentText(sealed)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function textOf(outcome: Outcome, seals: number): string {
  if (outcome === null) return t('rooms.proof.explain');
  if (outcome === 'impossible') return t('rooms.proof.impossible');
  return outcome.length === 0
    ? plural('rooms.proof.same', seals)
    : t('rooms.proof.different', { homes: outcome.join(', ') });
}

/** Of a withdrawn home the price is gone, and of a poll there is none yet. */
function sealOf({ number, gameListingId, currency, priceMinor, proof, commitment }: RoomRound) {
  if (!proof || priceMinor == null) return [];
  const sealed = { salt: proof.salt, gameListingId, priceMinor, currency };
  return [{ number, commitment: commitment ?? proof.commitment, sealed }];
}
