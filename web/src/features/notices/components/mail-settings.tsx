import { useState } from 'react';
import { z } from 'zod';
import type { NoticeMail } from '#wire/notice-mail.ts';
import { askForReminder } from '#wire/reminders.ts';
import { readSession } from '#lib/auth-session.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { HOURS, hourName, hourOptions, zoneName } from '#kit/reminders/hours.ts';
import { ReminderByLink } from '#kit/reminders/reminder-by-link.tsx';
import { ownTimeZone } from '#kit/reminders/reminder-calls.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askForNoticeMail, endNoticeMail, readNoticeMail } from '../notice-mail.ts';

/** Whether notices come by mail as well, at which hour, and, for guests, where to. A mail's link leads here, too. */
export function MailSettings({
  token,
  isPlayer,
}: {
  readonly token: string | null;
  readonly isPlayer: boolean;
}) {
  // Another mailbox that says yes may be this player's own wish.
  const [answers, setAnswers] = useState(0);
  return (
    <>
      {token === null ? null : <ReminderByLink token={token} onChanged={() => setAnswers(answers + 1)} />}
      {isPlayer ? <OwnMail key={answers} /> : null}
    </>
  );
}

function OwnMail() {
  const call = useCall(['notice mail'], readNoticeMail);
  const [later, setLater] = useState<NoticeMail | null>(null);
  return (
    <Card as="section" className="reminder-card" aria-labelledby="notice-mail">
      <h2 id="notice-mail">{t('notices.mail')}</h2>
      <CallView call={call} waiting={<Skeleton height="8rem" />} failed={t('notices.mailFailed')}>
        {(first) =>
          first === null ? (
            <p>{t('notices.mailNone')}</p>
          ) : (
            <Settings mail={later ?? first} onChanged={setLater} />
          )
        }
      </CallView>
    </Card>
  );
}

interface SettingsProps {
  readonly mail: NoticeMail;
  readonly onChanged: (mail: NoticeMail) => void;
}

function Settings({ mail, onChanged }: SettingsProps) {
  if (mail.state === 'asked') return <Asked onChanged={onChanged} />;
  if (mail.state === 'off' && readSession() === null) return <GuestForm onChanged={onChanged} />;
  return <HourChoice key={mail.state} mail={mail} onChanged={onChanged} />;
}

/** A mailbox has still to say yes. */
function Asked({ onChanged }: Pick<SettingsProps, 'onChanged'>) {
  const ending = useDeed();
  return (
    <>
      <p role="status">{t('notices.mailAsked')}</p>
      <p className="muted">{t('reminders.askedLost')}</p>
      <DeedError error={ending.error} />
      <p>
        <Button
          isBusy={ending.isBusy}
          onClick={() => void ending.run(async () => onChanged(await endNoticeMail()))}
        >
          {t('notices.mailBack')}
        </Button>
      </p>
    </>
  );
}

const guestSchema = askForReminder.takes.pick({ email: true }).extend({ hour: z.enum(HOURS) });

function GuestForm({ onChanged }: Pick<SettingsProps, 'onChanged'>) {
  const { field, ...form } = useSchemaForm({
    schema: guestSchema,
    start: { email: '', hour: '8' },
    says: { email: 'reminders.emailWrong' },
    send: async ({ email, hour }) => onChanged(await askForNoticeMail(Number(hour), email)),
  });
  return (
    <FormFrame form={{ field, ...form }} submit={t('reminders.ask')}>
      <p className="muted">{t('notices.mailLead')}</p>
      <FormText
        {...field('email')}
        label={t('reminders.email')}
        hint={t('notices.mailHint')}
        type="email"
        autoComplete="email"
      />
      <FormChoice {...field('hour')} label={t('reminders.hour')} options={hourOptions()} />
    </FormFrame>
  );
}

/** Mails to an account's own address, or to one that has said yes. */
function HourChoice({ mail, onChanged }: SettingsProps) {
  const isOn = mail.state === 'on';
  const [hour, setHour] = useState(String(mail.hour ?? 8));
  const saving = useDeed();
  const ending = useDeed();
  const zone = zoneName(ownTimeZone());
  return (
    <>
      <p role="status" className={isOn ? undefined : 'muted'}>
        {isOn
          ? t(mail.address === null ? 'notices.mailOn' : 'notices.mailOnTo', {
              hour: hourName(mail.hour ?? 8),
              zone: zoneName(mail.timeZone ?? ownTimeZone()),
              address: mail.address ?? '',
            })
          : t('notices.mailLeadAccount')}
      </p>
      <Select
        label={t('reminders.hour')}
        hint={`${t('reminders.zone')} ${zone}`}
        options={hourOptions()}
        value={hour}
        onChange={({ currentTarget: { value } }) => setHour(value)}
      />
      <DeedError error={saving.error ?? ending.error} />
      <p className="reminder-ways">
        <Button
          kind={isOn ? 'secondary' : 'primary'}
          isBusy={saving.isBusy}
          onClick={() => void saving.run(async () => onChanged(await askForNoticeMail(Number(hour))))}
        >
          {t(isOn ? 'reminders.linkSave' : 'notices.mailYes')}
        </Button>
        {isOn ? (
          <Button
            isBusy={ending.isBusy}
            onClick={() => void ending.run(async () => onChanged(await endNoticeMail()))}
          >
            {t('reminders.linkStop')}
          </Button>
        ) : null}
      </p>
    </>
  );
}
