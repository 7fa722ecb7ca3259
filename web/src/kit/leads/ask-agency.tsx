import { useState } from 'react';
import type { LeadKind } from '#domain/leads.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import type { LeadForm } from '#wire/leads.ts';
import { openLeadForm, type LeadPlace } from './lead-calls.ts';
import { LeadFormPanel } from './lead-form.tsx';
import './leads.css';

interface AskAgencyProps {
  readonly place: LeadPlace;
  /** what may be asked here, the first most prominent */
  readonly kinds: readonly Exclude<LeadKind, 'message'>[];
}

interface Opened {
  readonly kind: Exclude<LeadKind, 'message'>;
  readonly form: LeadForm;
}

/** What a player may ask the agency of this site once they have guessed: nothing is read or sent before they press. */
export function AskAgency({ place, kinds }: AskAgencyProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isBusy, error, run } = useDeed();
  const open = (kind: Opened['kind']) =>
    run(async () => setOpened({ kind, form: await openLeadForm(place) }));
  const agency = brand().displayName;
  return (
    <section className="ask-agency" aria-label={t('leads.title', { agency })}>
      {opened === null ? (
        <>
          <p className="muted">{t('leads.lead', { agency })}</p>
          <div className="ask-agency-ways">
            {kinds.map((kind) => (
              <Button key={kind} isBusy={isBusy} onClick={() => void open(kind)}>
                {t(`leads.open.${kind}`)}
              </Button>
            ))}
          </div>
          <DeedError error={error} />
        </>
      ) : (
        <LeadFormPanel key={opened.kind} {...opened} place={place} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
