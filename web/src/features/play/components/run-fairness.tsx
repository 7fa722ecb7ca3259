import type { RunFairness as Fairness } from '#wire/fairness.ts';
import type { RunSummary } from '#wire/results.ts';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { useCall } from '#kit/call/use-call.ts';
import { DisputeItem } from '#kit/fairness/dispute-item.tsx';
import { Button } from '#ui/button.tsx';
import { readRunFairness } from '../fairness-calls.ts';
import { PollSeal } from './poll-seal.tsx';
import { RunCorrectionItem } from './run-correction-item.tsx';

// Most people look at their result and go on: what few press comes when it is pressed.
const QuestionDialog = lazy(() => dialogs().then((module) => ({ default: module.QuestionDialog })));
const AppealDialog = lazy(() => dialogs().then((module) => ({ default: module.AppealDialog })));
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
      {corrections.length > 0 ? (
        <ol className="fairness-list">
          {corrections.map((one) => (
            <RunCorrectionItem key={one.id} correction={one} />
          ))}
        </ol>
      ) : null}
      <Polls run={run} polls={polls} titleOf={titleOf} />
      <Questions disputes={disputes} onAppeal={setAppeal} />
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

interface PollsProps {
  readonly run: RunSummary;
  readonly polls: Fairness['polls'];
  readonly titleOf: (gameListingId: string) => string;
}

function Polls({ run, polls, titleOf }: PollsProps) {
  if (polls.length === 0) return null;
  return (
    <section>
      <h3>{t('fairness.poll.title')}</h3>
      <ul className="fairness-list">
        {polls.map((poll) => (
          <PollSeal
            key={poll.gameListingId}
            poll={poll}
            title={titleOf(poll.gameListingId)}
            guess={run.rounds.find((one) => one.gameListingId === poll.gameListingId)?.guess ?? null}
          />
        ))}
      </ul>
    </section>
  );
}

interface QuestionsProps {
  readonly disputes: Fairness['disputes'];
  readonly onAppeal: (disputeId: string) => void;
}

function Questions({ disputes, onAppeal }: QuestionsProps) {
  if (disputes.length === 0) return null;
  return (
    <section>
      <h3>{t('fairness.questions')}</h3>
      <ul className="fairness-list">
        {disputes.map((dispute) => (
          <DisputeItem
            key={dispute.id}
            dispute={dispute}
            title={dispute.title ?? t('fairness.reason.run_hidden')}
          >
            {dispute.state === 'refused' ? (
              <div className="fairness-actions">
                <Button size="small" onClick={() => onAppeal(dispute.id)}>
                  {t('fairness.appeal')}
                </Button>
              </div>
            ) : null}
          </DisputeItem>
        ))}
      </ul>
    </section>
  );
}

function dialogs() {
  return withTexts(['errors'], () => import('./fairness-dialogs.tsx'));
}
