import type { RunFairness } from '#wire/fairness.ts';
import type { RunSummary } from '#wire/results.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { goOnWithRun } from '../fairness-calls.ts';

interface WrongEndProps {
  readonly run: RunSummary;
  readonly wrongEnd: NonNullable<RunFairness['wrongEnd']>;
}

/** The run ended by a price that was wrong: its player goes on where they stopped, or reads why that cannot be. */
export function WrongEnd({ run, wrongEnd: { homesLeft, obstacle } }: WrongEndProps) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const { sessionId, game } = run;
  const goOn = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const gameListingId = await goOnWithRun(sessionId);
      await navigate(itemPath(game.family, { slug: game.slug, gameListingId, sessionId }));
    } catch (thrown) {
      setError(toAppError(thrown));
      setIsBusy(false);
    }
  };
  return (
    <section>
      <h3>{t('fairness.wrongEnd.title')}</h3>
      <p>{t('fairness.wrongEnd.text')}</p>
      {obstacle === null ? (
        <>
          <p>{plural('fairness.wrongEnd.left', homesLeft)}</p>
          <div className="fairness-actions">
            <Button kind="primary" isBusy={isBusy} onClick={() => void goOn()}>
              {t('fairness.wrongEnd.goOn')}
            </Button>
          </div>
        </>
      ) : (
        <p>
          {t(`fairness.wrongEnd.${obstacle}`)} {t('fairness.wrongEnd.stays')}
        </p>
      )}
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </section>
  );
}
