import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { locale, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { today } from '../tasks/today.ts';
import type { Scene } from '../notes/scene.ts';
import { removeOffer } from './offer-calls.ts';
import { EditOffer } from './edit-offer.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferSaid } from './offer-said.tsx';
import { OfferSteps } from './offer-steps-bar.tsx';
import { isOverdue } from './offer-steps.ts';

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
  const { state, currency, amountMinor } = offer;
  const amount = formatMoney(amountMinor, currency, locale());
  return (
    <article
      className="dossier-note"
      data-row={offer.id}
      aria-label={t('dossierCompare.offer.of', { amount })}
    >
      <header>
        <h3>{amount}</h3>
        <Badge tone={TONES[state]}>{t(`dossierCompare.offer.is.${state}`)}</Badge>
        {isOverdue(offer, today()) ? <Badge tone="warn">{t('dossierCompare.offer.overdue')}</Badge> : null}
      </header>
      <OfferSaid offer={offer} />
      {scene.mayEdit && opened !== 'edit' ? <OfferSteps offer={offer} reload={reload} /> : null}
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
