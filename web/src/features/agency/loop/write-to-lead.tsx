import { useState } from 'react';
import type { Lead, LeadPeople } from '#wire/leads.ts';
import { t } from '#lib/i18n.ts';
import { randomKey } from '#lib/random-key.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import type { Call } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Agency } from '../frame/agency-here.ts';
import { keepTemplate, removeTemplate, writeToLead } from './lead-calls.ts';

interface WriteToLeadProps {
  readonly agency: Agency;
  readonly lead: Lead;
  readonly people: Call<LeadPeople>;
  readonly onWritten: (lead: Lead) => void;
}

/** An answer that leaves as a mail, or a note that stays. What is typed may begin with an answer that is written often. */
export function WriteToLead({ agency, lead, people, onWritten }: WriteToLeadProps) {
  const [body, setBody] = useState('');
  const [chosen, setChosen] = useState('');
  // One key for one text: sent again after a lost answer it is written once.
  const [requestKey, setRequestKey] = useState(randomKey);
  const writing = useDeed();
  const keeping = useDeed();
  const templates = people.answer?.templates ?? [];
  const write = (isNote: boolean) =>
    writing.run(async () => {
      onWritten(await writeToLead({ leadId: lead.id, requestKey, body: body.trim(), isNote }));
      setBody('');
      setRequestKey(randomKey());
      showToast({ tone: 'good', text: t(isNote ? 'agencyLoop.write.noted' : 'agencyLoop.write.answered') });
    });
  const keep = () =>
    keeping.run(async () => {
      const [name = ''] = body.trim().split('\n');
      await keepTemplate(agency.id, { name: name.slice(0, 80), body: body.trim() });
      await people.reload();
      showToast({ tone: 'good', text: t('agencyLoop.write.kept') });
    });
  const forget = () =>
    keeping.run(async () => {
      await removeTemplate(agency.id, chosen);
      setChosen('');
      await people.reload();
    });
  const isEmpty = body.trim() === '';
  return (
    <div className="loop-write">
      {templates.length === 0 ? null : (
        <div className="loop-templates">
          <Select
            label={t('agencyLoop.write.template')}
            value={chosen}
            options={[
              { value: '', label: t('agencyLoop.write.noTemplate') },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value);
              const words = templates.find(({ id }) => id === value)?.body;
              // What was typed stays: the template is put below it.
              if (words !== undefined)
                setBody((typed) => (typed.trim() === '' ? words : `${typed}\n\n${words}`));
            }}
          />
          {chosen === '' ? null : (
            <Button size="small" kind="quiet" isBusy={keeping.isBusy} onClick={() => void forget()}>
              {t('agencyLoop.write.forget')}
            </Button>
          )}
        </div>
      )}
      <TextArea
        label={t('agencyLoop.write.label')}
        hint={t('agencyLoop.write.hint')}
        value={body}
        rows={5}
        maxLength={4_000}
        onChange={({ currentTarget: { value } }) => setBody(value)}
      />
      <DeedError error={writing.error ?? keeping.error} />
      <div className="loop-ways">
        <Button
          kind="primary"
          isBusy={writing.isBusy}
          disabled={isEmpty || !lead.isMailed}
          onClick={() => void write(false)}
        >
          {t('agencyLoop.write.answer')}
        </Button>
        <Button isBusy={writing.isBusy} disabled={isEmpty} onClick={() => void write(true)}>
          {t('agencyLoop.write.note')}
        </Button>
        <Button kind="quiet" isBusy={keeping.isBusy} disabled={isEmpty} onClick={() => void keep()}>
          {t('agencyLoop.write.keep')}
        </Button>
      </div>
    </div>
  );
}
