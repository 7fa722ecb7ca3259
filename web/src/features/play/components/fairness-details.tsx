import type { RunFairness as Fairness } from '#wire/fairness.ts';
import type { RunSummary } from '#wire/results.ts';
import { t } from '#lib/i18n.ts';
import { DisputeItem } from '#kit/fairness/dispute-item.tsx';
import { Button } from '#ui/button.tsx';
import { PollSeal } from './poll-seal.tsx';
import { RunCorrectionItem } from './run-correction-item.tsx';
import { WrongEnd } from './wrong-end.tsx';

interface FairnessDetailsProps {
  readonly run: RunSummary;
  readonly fairness: Fairness;
  readonly titleOf: (gameListingId: string) => string;
  readonly onAppeal: (disputeId: string) => void;
}

/** What was corrected, sealed, asked and answered about a run: most runs have nothing of it. */
export function FairnessDetails({ run, fairness, titleOf, onAppeal }: FairnessDetailsProps) {
  const { corrections, wrongEnd, polls, disputes } = fairness;
  return (
    <>
      {wrongEnd ? <WrongEnd run={run} wrongEnd={wrongEnd} /> : null}
      {corrections.length > 0 ? (
        <ol className="fairness-list">
          {corrections.map((one) => (
            <RunCorrectionItem key={one.id} correction={one} />
          ))}
        </ol>
      ) : null}
      <Polls run={run} polls={polls} titleOf={titleOf} />
      <Questions disputes={disputes} onAppeal={onAppeal} />
    </>
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
