import type { GameFairness } from '#wire/fairness.ts';
import { useState } from 'react';
import type { PollState } from '#domain/corrections.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { lockPoll } from '../fairness-calls.ts';
import { PriceDialog } from './price-dialog.tsx';

const TONES = {
  open: 'accent',
  locked: 'warn',
  settled: 'good',
  void: 'neutral',
} as const satisfies Readonly<Record<PollState, string>>;

interface PollListProps {
  readonly slug: string;
  readonly fairness: GameFairness;
  readonly onDone: (what: string) => void;
}

/** Homes that are guessed before they are sold: lock the guesses, then enter the sale. */
export function PollList({ slug, fairness: { polls, homes }, onDone }: PollListProps) {
  const [asked, setAsked] = useState<{ readonly id: string; readonly deed: 'lock' | 'settle' } | null>(null);
  const poll = polls.find(({ gameListingId }) => gameListingId === asked?.id);
  const home = homes.find(({ gameListingId }) => gameListingId === asked?.id);
  const done = (what: string) => {
    setAsked(null);
    onDone(what);
  };
  return (
    <section>
      <h3>{t('fairness.manage.polls')}</h3>
      <p className="muted">{t('fairness.manage.pollsLead')}</p>
      {polls.length === 0 ? (
        <p className="fairness-none">
          <strong>{t('fairness.manage.pollsNone')}</strong> {t('fairness.manage.pollsNoneHelp')}
        </p>
      ) : (
        <ul className="fairness-list">
          {polls.map((one) => (
            <li key={one.gameListingId} data-row={one.gameListingId}>
              <h4>
                {one.title} <Badge tone={TONES[one.state]}>{t(`fairness.manage.state.${one.state}`)}</Badge>
              </h4>
              <p className="muted">
                {plural('fairness.manage.guesses', one.guesses ?? one.guessesNow)}
                {one.endedAt === null
                  ? ` · ${t('fairness.manage.givesUp', { date: formatDate(one.givesUpAt) })}`
                  : null}
              </p>
              {one.seal ? <p className="fairness-seal">{one.seal}</p> : null}
              <div className="fairness-actions">
                {one.state === 'open' ? (
                  <Button
                    size="small"
                    aria-label={t('fairness.manage.lockNamed', { home: one.title })}
                    onClick={() => setAsked({ id: one.gameListingId, deed: 'lock' })}
                  >
                    {t('fairness.manage.lock')}
                  </Button>
                ) : null}
                {one.state === 'locked' && isOwn(homes, one.gameListingId) ? (
                  <Button
                    size="small"
                    kind="primary"
                    aria-label={t('fairness.manage.settleNamed', { home: one.title })}
                    onClick={() => setAsked({ id: one.gameListingId, deed: 'settle' })}
                  >
                    {t('fairness.manage.settle')}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <AskDeed
        isOpen={asked?.deed === 'lock'}
        onClose={() => setAsked(null)}
        title={t('fairness.manage.lockTitle', { home: poll?.title ?? '' })}
        labels={{
          close: t('fairness.close'),
          cancel: t('fairness.cancel'),
          send: t('fairness.manage.lock'),
        }}
        isDanger
        send={async () => (poll ? lockPoll(slug, poll.gameListingId) : undefined)}
        onDone={() => done(t('fairness.manage.lock'))}
      >
        <p>{t('fairness.manage.lockText')}</p>
      </AskDeed>
      {home ? (
        <PriceDialog
          slug={slug}
          home={home}
          deed={asked?.deed === 'settle' ? 'settle' : null}
          onClose={() => setAsked(null)}
          onDone={() => done(t('fairness.manage.settle'))}
        />
      ) : null}
    </section>
  );
}

function isOwn(homes: GameFairness['homes'], id: string): boolean {
  return homes.some(({ gameListingId, mayPrice }) => gameListingId === id && mayPrice);
}
