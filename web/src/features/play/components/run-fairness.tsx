import type { RunSummary } from '#wire/results.ts';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { readRunFairness } from '../fairness-calls.ts';

// Most people look at their result and go on: what few press comes when it is pressed.
const QuestionDialog = lazy(() => dialogs().then((module) => ({ default: module.QuestionDialog })));
const AppealDialog = lazy(() => dialogs().then((module) => ({ default: module.AppealDialog })));
const FairnessDetails = lazy(() =>
  withTexts(['errors'], () => import('./fairness-details.tsx')).then((module) => ({
    default: module.FairnessDetails,
  })),
);
const GameLog = lazy(() =>
  withTexts(['errors'], () => import('./game-log.tsx')).then((module) => ({ default: module.GameLog })),
);

/** What changed in a run after it was played, and the way to say that something is wrong. */
export function RunFairness({ run }: { readonly run: RunSummary }) {
  const call = useCall(['run-fairness', run.sessionId], () => readRunFairness(run.sessionId));
  const [about, setAbout] = useState<'home' | 'run' | null>(null);
  const [appeal, setAppeal] = useState<string | null>(null);
  const [isLogShown, setIsLogShown] = useState(false);
  const { answer } = call;
  // Beside a result nobody waits for this: without an answer there is nothing to tell.
  if (!answer) return null;
  const { corrections, disputes, polls, exclusion } = answer;
  const titleOf = (gameListingId: string) =>
    run.homes.find((home) => home.gameListingId === gameListingId)?.title ??
    t('fairness.homeNumber', {
      position: run.rounds.find((round) => round.gameListingId === gameListingId)?.position ?? '',
    });
  const asked = new Set(disputes.map(({ gameListingId }) => gameListingId));
  const homes = run.rounds
    .filter(({ guess, gameListingId }) => guess && !asked.has(gameListingId))
    .map(({ gameListingId }) => ({ value: gameListingId, label: titleOf(gameListingId) }));
  const done = () => {
    setAbout(null);
    setAppeal(null);
    void call.reload();
  };
  return (
    <section className="results-section fairness" aria-labelledby="fairness">
      <h2 id="fairness">{t('fairness.title')}</h2>
      {exclusion ? (
        <section>
          <h3>{t('fairness.hidden')}</h3>
          <p>
            {t('fairness.hiddenText', { date: formatDate(exclusion.excludedAt), reason: exclusion.reason })}
          </p>
          {asked.has(null) ? null : (
            <div className="fairness-actions">
              <Button onClick={() => setAbout('run')}>{t('fairness.hiddenAsk')}</Button>
            </div>
          )}
        </section>
      ) : null}
      {corrections.length + polls.length + disputes.length > 0 ? (
        <Suspense>
          <FairnessDetails run={run} fairness={answer} titleOf={titleOf} onAppeal={setAppeal} />
        </Suspense>
      ) : null}
      {homes.length > 0 ? (
        <div className="fairness-actions">
          <Button kind="quiet" onClick={() => setAbout('home')}>
            {t('fairness.ask')}
          </Button>
        </div>
      ) : null}
      <details onToggle={(event) => setIsLogShown(event.currentTarget.open)}>
        <summary>{t('fairness.log')}</summary>
        {isLogShown ? (
          <Suspense>
            <GameLog slug={run.game.slug} />
          </Suspense>
        ) : null}
      </details>
      {about === null ? null : (
        <Suspense>
          <QuestionDialog
            sessionId={run.sessionId}
            about={about}
            homes={homes}
            onClose={() => setAbout(null)}
            onDone={done}
          />
        </Suspense>
      )}
      {appeal === null ? null : (
        <Suspense>
          <AppealDialog disputeId={appeal} onClose={() => setAppeal(null)} onDone={done} />
        </Suspense>
      )}
    </section>
  );
}

function dialogs() {
  return withTexts(['errors'], () => import('./fairness-dialogs.tsx'));
}
