import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { today } from '../tasks/today.ts';
import { changeOffer } from './offer-calls.ts';
import { NEXT_STATES, stepTo } from './offer-steps.ts';

interface OfferStepsProps {
  readonly offer: OfferRow;
  readonly reload: () => Promise<void>;
}

/** What can become of an offer next, a button each; the day of it is written down by itself. */
export function OfferSteps({ offer, reload }: OfferStepsProps) {
  const stepping = useDeed();
  const next = NEXT_STATES[offer.state];
  const step = (state: OfferRow['state']) =>
    stepping.run(async () => {
      try {
        await changeOffer(offer, stepTo(offer, state, today()));
      } finally {
        // Who was faster shows, also where this one was refused.
        await reload();
      }
    });
  if (next.length === 0) return null;
  return (
    <>
      <p className="dossier-actions" role="group" aria-label={t('dossierCompare.offer.next')}>
        {next.map((state) => (
          <Button key={state} size="small" isBusy={stepping.isBusy} onClick={() => void step(state)}>
            {t(`dossierCompare.offer.step.${state}`)}
          </Button>
        ))}
      </p>
      <DeedError error={stepping.error} />
    </>
  );
}
