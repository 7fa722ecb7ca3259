import { useState } from 'react';
import type { Reminder } from '#wire/reminders.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hourName, hourOptions, zoneName } from './hours.ts';
import { confirmReminder, endReminder, readReminder } from './reminder-calls.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import './reminders.css';

interface ReminderByLinkProps {
  readonly token: string;
  /** it is another one now, or none */
  readonly onChanged?: () => void;
}

/**
 * What the link of a mail leads to: its reminder, to say yes to, to move and to end. Looking changes nothing. The page brings
 * the texts of reminders, and those of days where it is about them.
 */
export function ReminderByLink({ token, onChanged }: ReminderByLinkProps) {
  const call = useCall(['reminder', token], () => readReminder(token));
  const [later, setLater] = useState<Reminder | 'ended' | null>(null);
  const keep = (next: Reminder | 'ended') => {
    setLater(next);
    onChanged?.();
  };
  const isGone = later === null && call.error?.code === 'not_found';
  return (
    <Card as="section" padding="large" className="reminder-card">
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t(isGone ? 'reminders.linkGone' : later === 'ended' ? 'reminders.linkEnded' : 'reminders.link')}
      </h2>
      {isGone ? (
        <p>{t('reminders.linkGoneHelp')}</p>
      ) : later === 'ended' ? (
        <p role="status">{t('reminders.linkEndedHelp')}</p>
      ) : (
        <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('reminders.failed')}>
          {(first) => <OneReminder token={token} reminder={later ?? first} onChanged={keep} />}
        </CallView>
      )}
    </Card>
  );
}

interface OneReminderProps {
  readonly token: string;
  readonly reminder: Reminder;
  readonly onChanged: (reminder: Reminder | 'ended') => void;
}

function OneReminder({ token, reminder, onChanged }: OneReminderProps) {
  const { edition, hour, timeZone, isConfirmed } = reminder;
  const [wanted, setWanted] = useState(String(hour ?? 8));
  const saving = useDeed();
  const ending = useDeed();
  const confirm = () =>
    saving.run(async () => onChanged(await confirmReminder(token, { hour: Number(wanted), timeZone })));
  const end = () =>
    ending.run(async () => {
      await endReminder(token);
      onChanged('ended');
    });
  return (
    <>
      <p role="status">{sayReminder(reminder, Number(wanted))}</p>
      <Select
        label={t('reminders.hour')}
        hint={`${t('reminders.zone')} ${zoneName(timeZone)}`}
        options={hourOptions()}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
      />
      <DeedError error={saving.error ?? ending.error} />
      <p className="reminder-ways">
        <Button kind="primary" isBusy={saving.isBusy} onClick={() => void confirm()}>
          {t(
            isConfirmed
              ? 'reminders.linkSave'
              : edition === null
                ? 'reminders.noticesYes'
                : 'reminders.linkYes',
          )}
        </Button>
        <Button isBusy={ending.isBusy} onClick={() => void end()}>
          {t(isConfirmed ? 'reminders.linkStop' : 'reminders.linkNo')}
        </Button>
      </p>
    </>
  );
}

function sayReminder(
  { edition, timeZone, isConfirmed, nextAt, isOfDossier }: Reminder,
  hour: number,
): string {
  if (isOfDossier) return t('reminders.dossierOn');
  const time = nextAt === null ? '' : formatTime(nextAt);
  const at = { hour: hourName(hour), zone: zoneName(timeZone) };
  if (edition === null)
    return isConfirmed ? t('reminders.noticesOn', { time }) : t('reminders.noticesAsk', at);
  const name = t(`daily.edition.${edition}`);
  return isConfirmed
    ? t('reminders.linkOn', { edition: name, time })
    : t('reminders.linkAsk', { edition: name, ...at });
}
