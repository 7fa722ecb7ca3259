import type { GameFairness } from '#wire/fairness.ts';
import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { Button } from '#ui/button.tsx';
import { openPoll } from '../fairness-calls.ts';
import { PriceDialog, type HomeDeed } from './price-dialog.tsx';

interface HomesToCorrectProps {
  readonly slug: string;
  readonly fairness: GameFairness;
  readonly onDone: (what: string) => void;
}

/** Every home of the game, with what can be put right about it. */
export function HomesToCorrect({ slug, fairness: { homes, polls }, onDone }: HomesToCorrectProps) {
  const [asked, setAsked] = useState<{ readonly id: string; readonly deed: HomeDeed | 'open' } | null>(null);
  const home = homes.find(({ gameListingId }) => gameListingId === asked?.id);
  const done = (what: string) => {
    setAsked(null);
    onDone(what);
  };
  const waits = new Set(
    polls.filter(({ state }) => state !== 'settled').map(({ gameListingId }) => gameListingId),
  );
  return (
    <section>
      <h3>{t('fairness.manage.homes')}</h3>
      <p className="muted">{t('fairness.manage.homesLead')}</p>
      <ul className="fairness-list">
        {homes.map((one) => {
          const button = (deed: HomeDeed | 'open') => (
            <Button
              size="small"
              aria-label={t(`fairness.manage.${deed}Named`, { home: one.title })}
              onClick={() => setAsked({ id: one.gameListingId, deed })}
            >
              {t(`fairness.manage.${deed}`)}
            </Button>
          );
          return (
            <li key={one.gameListingId} data-row={one.gameListingId}>
              <h4>{one.title}</h4>
              <p className="muted">{plural('fairness.manage.guesses', one.guesses)}</p>
              <div className="fairness-actions">
                {one.mayPrice && one.guesses > 0 && !waits.has(one.gameListingId) ? button('correct') : null}
                {one.guesses > 0 ? button('void') : null}
                {one.mayPrice && one.mayPoll ? button('open') : null}
              </div>
            </li>
          );
        })}
      </ul>
      <AskDeed
        isOpen={asked?.deed === 'open'}
        onClose={() => setAsked(null)}
        title={t('fairness.manage.openTitle', { home: home?.title ?? '' })}
        labels={{
          close: t('fairness.close'),
          cancel: t('fairness.cancel'),
          send: t('fairness.manage.open'),
        }}
        send={async () => (home ? openPoll(slug, home.gameListingId) : undefined)}
        onDone={() => done(t('fairness.manage.open'))}
      >
        <p>{t('fairness.manage.openText')}</p>
      </AskDeed>
      {home ? (
        <PriceDialog
          slug={slug}
          home={home}
          deed={asked === null || asked.deed === 'open' ? null : asked.deed}
          onClose={() => setAsked(null)}
          onDone={() => done(t(asked?.deed === 'void' ? 'fairness.manage.void' : 'fairness.manage.correct'))}
        />
      ) : null}
    </section>
  );
}
