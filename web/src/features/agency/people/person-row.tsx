import { useState } from 'react';
import { AGENCY_ROLES, type AgencyPeople, type AgencyPerson } from '#wire/agencies.ts';
import { t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Agency } from '../frame/agency-here.ts';
import { handOver, remove, setRole } from './people-calls.ts';

interface PersonRowProps {
  readonly agency: Agency;
  readonly person: AgencyPerson;
  /** null: the reader is no owner any more */
  readonly onChanged: (now: AgencyPeople | null) => void;
}

/** Somebody of an agency, and what its owner may do about them. */
export function PersonRow({ agency, person, onChanged }: PersonRowProps) {
  const { userId, email, role, isSelf } = person;
  const name = person.name ?? email ?? t('agencyOffice.log.gone');
  const { isBusy, error, run } = useDeed();
  const [asks, setAsks] = useState<'remove' | 'hand' | null>(null);
  const change = (next: string) =>
    void run(async () => {
      const chosen = AGENCY_ROLES.find((one) => one === next);
      if (chosen === undefined) return;
      onChanged(await setRole(agency.id, userId, chosen));
      // What was done can be undone with the same press, as long as its doer is still an owner.
      showToast({
        tone: 'good',
        text: t('agencyOffice.people.changed', { name, role: t(`agency.role.${chosen}`) }),
        ...(isSelf
          ? {}
          : {
              action: {
                label: t('agencyOffice.people.undo'),
                onPress: () =>
                  void run(async () => {
                    onChanged(await setRole(agency.id, userId, role));
                  }),
              },
            }),
      });
    });
  return (
    <li>
      <p className="agency-person">
        <b dir="auto">{name}</b>
        {isSelf ? <Badge>{t('agencyOffice.people.you')}</Badge> : null}
        <span className="muted" dir="auto">
          {email}
        </span>
      </p>
      <div className="agency-deeds">
        <Select
          label={t('agencyOffice.people.roleOf', { name })}
          isLabelHidden
          value={role}
          disabled={isBusy}
          options={AGENCY_ROLES.map((one) => ({ value: one, label: t(`agency.role.${one}`) }))}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {isSelf || role === 'owner' ? null : (
          <Button size="small" kind="quiet" onClick={() => setAsks('hand')}>
            {t('agencyOffice.people.hand')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={() => setAsks('remove')}>
          {t(isSelf ? 'agencyOffice.people.leave' : 'agencyOffice.people.remove')}
        </Button>
      </div>
      <DeedError error={error} />
      <AskDeed
        isOpen={asks !== null}
        onClose={() => setAsks(null)}
        title={t(asks === 'hand' ? 'agencyOffice.people.handTitle' : 'agencyOffice.people.removeTitle', {
          name,
        })}
        labels={{
          close: t('agency.frame.close'),
          cancel: t('agencyOffice.people.cancel'),
          send: t(asks === 'hand' ? 'agencyOffice.people.hand' : 'agencyOffice.people.removeNow'),
        }}
        isDanger={asks === 'remove'}
        send={async () => {
          if (asks === 'hand') {
            await handOver(agency.id, userId);
            // Whoever handed over is an admin, and reads this list no more: the frame finds out what is open to them now.
            window.location.assign(agency.basePath);
          } else onChanged(await remove(agency.id, userId));
        }}
        onDone={() => setAsks(null)}
      >
        <p>{t(asks === 'hand' ? 'agencyOffice.people.handHelp' : 'agencyOffice.people.removeHelp')}</p>
      </AskDeed>
    </li>
  );
}
