import type { GameFairness } from '#wire/fairness.ts';
import { useRef, useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { DisputeItem } from '#kit/fairness/dispute-item.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readGameFairness } from '../fairness-calls.ts';
import { DisputeAnswer } from './dispute-answer.tsx';
import { HomesToCorrect } from './homes-to-correct.tsx';
import { PollList } from './poll-list.tsx';
import { RunsToLookAt } from './runs-to-look-at.tsx';
import '#kit/fairness/fairness.css';

interface FairnessSectionProps {
  readonly slug: string;
  /** points moved, so what is on screen may be out of date */
  readonly onChange: () => void;
}

/** Everything that keeps a game fair: polls, questions of players, homes to put right, runs that stand out. */
export function FairnessSection({ slug, onChange }: FairnessSectionProps) {
  const call = useCall(['game-fairness', slug], () => readGameFairness(slug));
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const done = (what: string) => {
    setSaid(t('fairness.manage.done', { what }));
    void call.reload();
    onChange();
    // The button that was pressed may be gone in a moment, and the focus with it.
    heading.current?.focus();
  };
  return (
    <div className="manage-section fairness">
      <h2 ref={heading} tabIndex={-1}>
        {t('fairness.manage.tab')}
      </h2>
      <CallView
        call={call}
        waiting={
          <Waiting label={t('fairness.loading')}>
            <Skeleton height="8rem" lines={3} />
          </Waiting>
        }
        failed={t('fairness.failed')}
      >
        {(fairness) => (
          <>
            <PollList slug={slug} fairness={fairness} onDone={done} />
            <Questions disputes={fairness.disputes} onDone={done} />
            <HomesToCorrect slug={slug} fairness={fairness} onDone={done} />
            <RunsToLookAt slug={slug} onDone={done} />
            <Corrections corrections={fairness.corrections} />
          </>
        )}
      </CallView>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

interface QuestionsProps extends Pick<GameFairness, 'disputes'> {
  readonly onDone: (what: string) => void;
}

function Questions({ disputes, onDone }: QuestionsProps) {
  return (
    <section>
      <h3>{t('fairness.manage.questions')}</h3>
      {disputes.length === 0 ? (
        <p className="fairness-none">
          <strong>{t('fairness.manage.questionsNone')}</strong> {t('fairness.manage.questionsNoneHelp')}
        </p>
      ) : (
        <ul className="fairness-list">
          {disputes.map((dispute) => (
            <DisputeItem
              key={dispute.id}
              dispute={dispute}
              isForHost
              title={
                dispute.title === null
                  ? t('fairness.manage.asksRun', { player: dispute.player })
                  : t('fairness.manage.asks', { player: dispute.player, home: dispute.title })
              }
            >
              {dispute.isNoteHidden ? <p className="muted">{t('fairness.manage.noteHidden')}</p> : null}
              {dispute.state === 'open' ? <DisputeAnswer dispute={dispute} onDone={onDone} /> : null}
            </DisputeItem>
          ))}
        </ul>
      )}
    </section>
  );
}

function Corrections({ corrections }: Pick<GameFairness, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section>
      <h3>{t('fairness.manage.corrections')}</h3>
      <ol className="fairness-list">
        {corrections.map((one) => (
          <li key={one.id} data-row={one.id}>
            <p>
              <strong>{one.title}</strong> {t(`fairness.action.${one.action}`)}
            </p>
            {one.note ? <blockquote>{one.note}</blockquote> : null}
            <p className="muted">
              <time dateTime={one.madeAt}>{formatTime(one.madeAt)}</time> ·{' '}
              {t(`fairness.reason.${one.reason}`)} · {plural('fairness.runs', one.runs)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
