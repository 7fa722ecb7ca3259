import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { today } from '../tasks/today.ts';
import type { Scene } from '../notes/scene.ts';
import { changeOffer, removeOffer } from './offer-calls.ts';
import { EditOffer } from './edit-offer.tsx';
import { OfferHistory } from './offer-history.tsx';
import { chainLinks, isOverdue, NEXT_STATES, stepTo } from './offer-steps.ts';

const TONES = {
  planned: 'neutral',
  made: 'accent',
  countered: 'warn',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
} as const;

interface OfferItemProps {
  readonly scene: Scene;
  readonly offer: OfferRow;
  readonly reload: () => Promise<void>;
}

/** An offer: what was offered, on which conditions, what was replied, and what can become of it next. */
export function OfferItem({ scene, offer, reload }: OfferItemProps) {
  const [opened, setOpened] = useState<'edit' | 'history' | 'remove' | null>(null);
  const stepping = useDeed();
  const { state, currency, amountMinor, replyMinor, madeOn, openUntilOn, repliedOn } = offer;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const step = (next: OfferRow['state']) =>
    stepping.run(async () => {
      try {
        await changeOffer(offer, stepTo(offer, next, today()));
      } finally {
        // Who was faster shows, also where this one was refused.
        await reload();
      }
    });
  const dates = [
    madeOn === null ? null : t('dossierCompare.offer.madeOnDay', { date: formatDate(madeOn) }),
    openUntilOn === null ? null : t('dossierCompare.offer.openUntilDay', { date: formatDate(openUntilOn) }),
    repliedOn === null ? null : t('dossierCompare.offer.repliedOnDay', { date: formatDate(repliedOn) }),
  ].filter((one) => one !== null);
  return (
    <article
      className="dossier-note"
      data-row={offer.id}
      aria-label={t('dossierCompare.offer.of', { amount: money(amountMinor) })}
    >
      <header>
        <h3>{money(amountMinor)}</h3>
        <Badge tone={TONES[state]}>{t(`dossierCompare.offer.is.${state}`)}</Badge>
        {isOverdue(offer, today()) ? <Badge tone="warn">{t('dossierCompare.offer.overdue')}</Badge> : null}
      </header>
      {dates.length > 0 ? <p className="muted">{dates.join(' · ')}</p> : null}
      <Words title={t('dossierCompare.offer.conditions')} text={offer.conditions} />
      {replyMinor === null ? null : (
        <p>{t('dossierCompare.offer.askedInstead', { amount: money(replyMinor) })}</p>
      )}
      <Words title={t('dossierCompare.offer.reply')} text={offer.reply} />
      {offer.chain === '' ? null : (
        <div>
          <h4>{t('dossierCompare.offer.chain')}</h4>
          <ol className="offer-chain">
            {chainLinks(offer.chain).map((link, at) => (
              <li key={`${String(at)} ${link}`} dir="auto">
                {link}
              </li>
            ))}
          </ol>
        </div>
      )}
      {scene.mayEdit && opened !== 'edit' && NEXT_STATES[state].length > 0 ? (
        <p className="dossier-actions" role="group" aria-label={t('dossierCompare.offer.next')}>
          {NEXT_STATES[state].map((next) => (
            <Button key={next} size="small" isBusy={stepping.isBusy} onClick={() => void step(next)}>
              {t(`dossierCompare.offer.step.${next}`)}
            </Button>
          ))}
        </p>
      ) : null}
      <DeedError error={stepping.error} />
      {opened === 'edit' ? <EditOffer scene={scene} offer={offer} reload={reload} /> : null}
      <p className="dossier-actions">
        {scene.mayEdit ? (
          <Button
            size="small"
            kind="quiet"
            aria-expanded={opened === 'edit'}
            onClick={() => setOpened(opened === 'edit' ? null : 'edit')}
          >
            {t(opened === 'edit' ? 'dossierCompare.offer.close' : 'dossierCompare.offer.edit')}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="quiet"
          aria-expanded={opened === 'history'}
          onClick={() => setOpened(opened === 'history' ? null : 'history')}
        >
          {t('dossierCompare.offer.history')}
        </Button>
        {scene.mayEdit ? (
          <Button size="small" kind="quiet" onClick={() => setOpened('remove')}>
            {t('dossierCompare.offer.remove')}
          </Button>
        ) : null}
      </p>
      {opened === 'history' ? <OfferHistory scene={scene} offer={offer} /> : null}
      <AskDeed
        isOpen={opened === 'remove'}
        title={t('dossierCompare.offer.removeAsk')}
        labels={{
          close: t('dossierNotes.close'),
          send: t('dossierCompare.offer.remove'),
          cancel: t('dossierNotes.keep'),
        }}
        isDanger
        send={() => removeOffer(offer.id)}
        onDone={() => {
          setOpened(null);
          void reload();
        }}
        onClose={() => setOpened(null)}
      />
    </article>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h4>{title}</h4>
      <p className="dossier-text" dir="auto">
        {text}
      </p>
    </div>
  );
}
