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
import { hourName, hourOptions, zoneName } from '../hours.ts';
import { confirmReminder, endReminder, readReminder } from '../reminders.ts';
import { useDeed } from '../use-deed.ts';
import { DeedError } from './deed-error.tsx';

/** What the link of a mail leads to: its reminder, to say yes to, to move and to end. Looking changes nothing. */
export function ReminderByLink({ token }: { readonly token: string }) {
  const call = useCall(['reminder', token], () => readReminder(token));
  const [later, setLater] = useState<Reminder | 'ended' | null>(null);
  const isGone = later === null && call.error?.code === 'not_found';
  return (
    <Card as="section" padding="large" className="daily-card">
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t(isGone ? 'reminders.linkGone' : later === 'ended' ? 'reminders.linkEnded' : 'reminders.link')}
      </h2>
      {isGone ? (
        <p>{t('reminders.linkGoneHelp')}</p>
      ) : later === 'ended' ? (
        <p role="status">{t('reminders.linkEndedHelp')}</p>
      ) : (
        <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('reminders.failed')}>
          {(first) => <OneReminder token={token} reminder={later ?? first} onChanged={setLater} />}
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
  const { edition, hour, timeZone, isConfirmed, nextAt } = reminder;
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
  const name = t(`daily.edition.${edition}`);
  return (
    <>
      <p role="status">
        {isConfirmed
          ? t('reminders.linkOn', { edition: name, time: formatTime(nextAt ?? '') })
          : t('reminders.linkAsk', {
              edition: name,
              hour: hourName(Number(wanted)),
              zone: zoneName(timeZone),
            })}
      </p>
      <Select
        label={t('reminders.hour')}
        hint={`${t('reminders.zone')} ${zoneName(timeZone)}`}
        options={hourOptions()}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
      />
      <DeedError error={saving.error ?? ending.error} />
      <p className="daily-ways">
        <Button kind="primary" isBusy={saving.isBusy} onClick={() => void confirm()}>
          {t(isConfirmed ? 'reminders.linkSave' : 'reminders.linkYes')}
        </Button>
        <Button isBusy={ending.isBusy} onClick={() => void end()}>
          {t(isConfirmed ? 'reminders.linkStop' : 'reminders.linkNo')}
        </Button>
      </p>
    </>
  );
}
