import type { Hint } from '#wire/hints.ts';
import type { Round } from '#wire/rounds.ts';
import { lazy, Suspense, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';

// Few players open them before they have looked at the photos.
const HintList = lazy(() =>
  withTexts(['hints'], () => import('./hint-list.tsx')).then(
    ({ HintList }) => ({ default: HintList }),
    () => ({ default: HintsMissing }),
  ),
);

interface HintChipProps {
  readonly round: Round;
  readonly hints: readonly Hint[];
  readonly onChange: (hints: readonly Hint[]) => void;
  /** the points of a perfect guess without hints */
  readonly maxScore: number;
  readonly isDisabled: boolean;
}

/** Says what this home can still earn, and unfolds the hints with what each costs. */
export function HintChip({ round, hints, onChange, maxScore, isDisabled }: HintChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (hints.length === 0) return null;
  const share = sharesLeft(hints).reduce((left, one) => left * one, 1);
  return (
    <details className="hint-chip" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('hints.chip', { points: Math.round(maxScore * share) })}</summary>
      {isOpen ? (
        <Suspense>
          <HintList round={round} hints={hints} isDisabled={isDisabled} onChange={onChange} />
        </Suspense>
      ) : null}
    </details>
  );
}

/** The share of the points that each hint that was taken leaves. */
export function sharesLeft(hints: readonly Hint[]): readonly number[] {
  return hints.filter(({ value }) => value !== null).map(({ multiplier }) => multiplier);
}

/** A file that did not come is not asked for again before a reload. */
function HintsMissing() {
  return <p role="alert">{t('hints.missing')}</p>;
}
