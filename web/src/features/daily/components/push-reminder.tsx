import { useState } from 'react';
import { EDITION_KEYS, type EditionKey } from '#domain/editions.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hourOptions } from '#kit/reminders/hours.ts';
import { readPushState, subscribeToPush, type PushState } from '../push-device.ts';
import { readPushReminders, savePushReminders, type PushChoice } from '../reminders.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { useEdition } from '../use-edition.ts';
import { DeedError } from '#kit/call/deed-error.tsx';

/** Notifications on this device: of which challenges, and when not. Nobody is asked before they press the button. */
export function PushReminder({ publicKey }: { readonly publicKey: string | null }) {
  const [own] = useEdition();
  const call = useCall(['push state'], async () => {
    const state = await readPushState();
    return { state, kept: state.kind === 'on' ? await readPushReminders(state.subscription) : null };
  });
  return (
    <Card as="section" className="daily-card">
      <h2>{t('reminders.push')}</h2>
      {publicKey === null ? (
        <p>{t('reminders.pushNone')}</p>
      ) : (
        <CallView call={call} waiting={<Skeleton height="8rem" />} failed={t('reminders.failed')}>
          {({ state, kept }) =>
            state.kind === 'unsupported' || state.kind === 'denied' ? (
              <p>{t(state.kind === 'denied' ? 'reminders.pushDenied' : 'reminders.pushUnsupported')}</p>
            ) : (
              <Choice
                publicKey={publicKey}
                state={state}
                start={{
                  editions: kept && kept.editions.length > 0 ? kept.editions : [own],
                  quiet:
                    kept === null || kept.editions.length === 0
                      ? QUIET
                      : kept.quietFrom === null || kept.quietUntil === null
                        ? null
                        : { from: kept.quietFrom, until: kept.quietUntil },
                }}
                nextAt={kept?.nextAt ?? null}
                onChanged={() => void call.reload()}
              />
            )
          }
        </CallView>
      )}
    </Card>
  );
}

/** Quiet hours that nobody has chosen yet. */
const QUIET = { from: 21, until: 8 };

interface ChoiceProps {
  readonly publicKey: string;
  readonly state: PushState;
  readonly start: PushChoice;
  readonly nextAt: string | null;
  readonly onChanged: () => void;
}

function Choice({ publicKey, state, start, nextAt, onChanged }: ChoiceProps) {
  const [choice, setChoice] = useState(start);
  const [said, setSaid] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const saving = useDeed();
  const ending = useDeed();
  const isOn = state.kind === 'on' && nextAt !== null;
  const hours = hourOptions();
  const save = () =>
    saving.run(async () => {
      setIsRefused(false);
      if (choice.editions.length === 0) {
        setSaid(t('reminders.pushChoose'));
        return;
      }
      const subscription = state.kind === 'on' ? state.subscription : await subscribeToPush(publicKey);
      if (subscription === null) {
        setIsRefused(true);
        return;
      }
      const kept = await savePushReminders(subscription, choice);
      setSaid(t('reminders.pushSaved', { time: formatTime(kept.nextAt ?? '') }));
      onChanged();
    });
  const end = () =>
    ending.run(async () => {
      if (state.kind === 'on') {
        await savePushReminders(state.subscription, { editions: [], quiet: null });
        await state.subscription.unsubscribe();
      }
      setSaid(t('reminders.pushIsOff'));
      onChanged();
    });
  const tick = (edition: EditionKey, isTicked: boolean) =>
    setChoice({
      ...choice,
      editions: EDITION_KEYS.filter((key) => (key === edition ? isTicked : choice.editions.includes(key))),
    });
  return (
    <>
      <p className="muted">{t('reminders.pushLead')}</p>
      <fieldset className="daily-checks">
        <legend>{t('reminders.pushWhat')}</legend>
        {EDITION_KEYS.map((edition) => (
          <Checkbox
            key={edition}
            label={t(`daily.edition.${edition}`)}
            checked={choice.editions.includes(edition)}
            onChange={({ currentTarget: { checked } }) => tick(edition, checked)}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('reminders.pushQuiet')}
        checked={choice.quiet !== null}
        onChange={({ currentTarget: { checked } }) => setChoice({ ...choice, quiet: checked ? QUIET : null })}
      />
      {choice.quiet ? (
        <div className="daily-ways">
          {(['from', 'until'] as const).map((end_) => (
            <Select
              key={end_}
              label={t(end_ === 'from' ? 'reminders.pushFrom' : 'reminders.pushUntil')}
              options={hours}
              value={String(choice.quiet?.[end_] ?? 0)}
              onChange={({ currentTarget: { value } }) =>
                setChoice({ ...choice, quiet: { ...(choice.quiet ?? QUIET), [end_]: Number(value) } })
              }
            />
          ))}
        </div>
      ) : null}
      <p role="status">{said}</p>
      {isRefused ? (
        <p className="form-error" role="alert">
          <strong>{t('reminders.pushRefused')}</strong> {t('reminders.pushRefusedHelp')}
        </p>
      ) : null}
      <DeedError error={saving.error ?? ending.error} />
      <p className="daily-ways">
        <Button kind="primary" isBusy={saving.isBusy} onClick={() => void save()}>
          {t(isOn ? 'reminders.pushSave' : 'reminders.pushOn')}
        </Button>
        {isOn ? (
          <Button isBusy={ending.isBusy} onClick={() => void end()}>
            {t('reminders.pushOff')}
          </Button>
        ) : null}
      </p>
    </>
  );
}
