import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Button } from '#ui/button.tsx';
import type { Round } from '#wire/rounds.ts';
import { openClue } from '../run-mutations.ts';
import type { ChipProps } from './mode-parts.ts';
import './modes.css';

const RoundMap = lazy(async () => ({
  default: (await withTexts(['start'], () => import('../components/round-map.tsx'))).RoundMap,
}));

/** The next clue with what it costs, and what this home can still earn. */
export function Chip({ round, maxScore, isDisabled }: ChipProps) {
  const { revalidate, state } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const clues = round.clues ?? [];
  const next = clues.find(({ isOpen }) => !isOpen);
  const last = clues.findLast(({ isOpen }) => isOpen);
  const points = Math.round(maxScore * sharesOf(round).reduce((left, one) => left * one, 1));

  const ask = async (kind: NonNullable<typeof next>['kind']) => {
    setIsAsking(true);
    setError(null);
    try {
      await openClue(round, kind);
      await revalidate();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsAsking(false);
  };
  return (
    <div className="hint-chip fog">
      {next ? (
        <Button
          size="small"
          isBusy={isAsking || state !== 'idle'}
          disabled={isDisabled}
          onClick={() => void ask(next.kind)}
        >
          {t(`clue.${next.kind}`)} <small>{t('fog.cost', { share: formatShare(1 - next.multiplier) })}</small>
        </Button>
      ) : null}
      <p className="fog-worth">{t(next ? 'fog.worth' : 'fog.allOpen', { points })}</p>
      <span className="ui-hidden" role="status">
        {last ? t('fog.opened', { clue: t(`clue.${last.kind}`) }) : ''}
      </span>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </div>
  );
}

/** Where the home is, once that is open: beside photos the page has no map of its own. */
export function More({ round: { facts } }: { readonly round: Round }) {
  return facts.map ? (
    <Suspense>
      <div className="fog-map">
        <RoundMap facts={facts} />
      </div>
    </Suspense>
  ) : null;
}

/** What each clue that is open leaves of the points. */
export function sharesOf({ clues = [] }: Pick<Round, 'clues'>): readonly number[] {
  return clues.filter(({ isOpen }) => isOpen).map(({ multiplier }) => multiplier);
}
