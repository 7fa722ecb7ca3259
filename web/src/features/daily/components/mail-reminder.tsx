import { useState } from 'react';
import { z } from 'zod';
import { EDITION_KEYS, EDITIONS } from '#domain/editions.ts';
import { askForReminder as askForReminderCall } from '#wire/reminders.ts';
import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { HOURS, hourOptions, zoneName } from '#kit/reminders/hours.ts';
import { ownTimeZone } from '#kit/reminders/reminder-calls.ts';
import { askForReminder } from '../reminders.ts';
import { useEdition } from '../use-edition.ts';

/** Reminders by mail: an address, a challenge and an hour; the mailbox is asked first. */
export function MailReminder({ isOffered }: { readonly isOffered: boolean }) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <Card as="section" className="daily-card">
      <h2>{t('reminders.mail')}</h2>
      {!isOffered ? (
        <p>{t('reminders.mailNone')}</p>
      ) : askedFor === null ? (
        <AskForm onAsked={setAskedFor} />
      ) : (
        <div role="status" className="daily-card">
          {/* The button that was pressed is gone: go on reading here. */}
          <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {t('reminders.asked')}
          </h3>
          <p>{t('reminders.askedNext', { email: askedFor })}</p>
          <p className="muted">{t('reminders.askedLost')}</p>
          <p>
            <Button onClick={() => setAskedFor(null)}>{t('reminders.again')}</Button>
          </p>
        </div>
      )}
    </Card>
  );
}

const schema = askForReminderCall.takes
  .pick({ edition: true, email: true, timeZone: true })
  .extend({ hour: z.enum(HOURS) });

function AskForm({ onAsked }: { readonly onAsked: (email: string) => void }) {
  const [own] = useEdition();
  const form = useSchemaForm({
    schema,
    start: { edition: own, email: '', timeZone: ownTimeZone(), hour: '8' },
    says: { email: 'reminders.emailWrong' },
    send: async ({ hour, ...question }) => {
      await askForReminder({ ...question, hour: Number(hour) });
      onAsked(question.email);
    },
  });
  const { field, values } = form;
  const zones = [...new Set([ownTimeZone(), EDITIONS[values.edition].timeZone, values.timeZone])];
  return (
    <FormFrame form={form} submit={t('reminders.ask')}>
      <p className="muted">{t('reminders.mailLead')}</p>
      <FormText
        {...field('email')}
        label={t('reminders.email')}
        hint={t('reminders.emailHint')}
        type="email"
        autoComplete="email"
      />
      <FormChoice
        {...field('edition')}
        label={t('reminders.edition')}
        options={EDITION_KEYS.map((value) => ({ value, label: t(`daily.edition.${value}`) }))}
      />
      <FormChoice {...field('hour')} label={t('reminders.hour')} options={hourOptions()} />
      <FormChoice
        {...field('timeZone')}
        label={t('reminders.zone')}
        options={zones.map((value) => ({
          value,
          label:
            value === ownTimeZone() ? t('reminders.zoneHere', { zone: zoneName(value) }) : zoneName(value),
        }))}
      />
    </FormFrame>
  );
}
