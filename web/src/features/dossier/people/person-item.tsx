import { useState } from 'react';
import { DOSSIER_TICKS, INVITED_ROLES } from '#domain/capabilities.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Scene } from '../notes/scene.ts';
import { countPrivateNotes, handOver, removeMember, setMember, type DossierPerson } from './people-calls.ts';
import { RolePreview } from './role-preview.tsx';

type Tick = keyof typeof DOSSIER_TICKS;
const TICKS = Object.keys(DOSSIER_TICKS) as readonly Tick[];
type Asked =
  | { readonly kind: 'remove' | 'handOver' }
  | { readonly kind: 'notes'; readonly count: number }
  | null;

interface PersonItemProps {
  readonly scene: Scene;
  readonly person: DossierPerson;
  readonly onChanged: () => Promise<void>;
}

/** Somebody of a dossier; for its owner also what they are there, what is ticked for them, and the ways out. */
export function PersonItem({ scene, person, onChanged }: PersonItemProps) {
  const deed = useDeed();
  const [asked, setAsked] = useState<Asked>(null);
  const { dossierId } = scene;
  const { userId, name, role, ticks, isSelf } = person;
  const isManaged = scene.role === 'owner' && role !== 'owner';
  const set = (to: { role?: (typeof INVITED_ROLES)[number]; ticks?: Tick[] }) =>
    deed.run(async () => {
      if (role === 'owner') return;
      const next = to.role ?? role;
      await setMember({
        ...{ dossierId, userId, role: next },
        ticks: next === 'partner' ? [] : (to.ticks ?? [...ticks]),
      });
      await onChanged();
    });
  const tick = async (one: Tick, isOn: boolean) => {
    // What was written in private and is older than the tick is opened as well: that is asked first.
    const count = isOn && one === 'private-notes' ? await countPrivateNotes(dossierId, scene.me) : 0;
    if (count > 0) setAsked({ kind: 'notes', count });
    else await set({ ticks: isOn ? [...ticks, one] : ticks.filter((own) => own !== one) });
  };
  return (
    <li data-row={userId} className="dossier-person">
      <p>
        <strong dir="auto">{name}</strong>{' '}
        {isSelf ? <Badge tone="accent">{t('dossierNotes.you')}</Badge> : null}{' '}
        <Badge>{t(`dossierNotes.role.${role}`)}</Badge>{' '}
        <span className="muted">
          {t('dossier.people.since', { day: formatDate(person.joinedAt.slice(0, 10)) })}
        </span>
      </p>
      {isManaged ? (
        <>
          <Select
            label={t('dossier.people.role', { name })}
            value={role}
            disabled={deed.isBusy}
            options={INVITED_ROLES.map((value) => ({ value, label: t(`dossier.role.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const next = INVITED_ROLES.find((one) => one === value);
              if (next) void set({ role: next });
            }}
          />
          {role === 'partner' ? null : (
            <fieldset className="dossier-ticks">
              <legend>{t('dossier.people.ticks', { name })}</legend>
              {TICKS.map((one) => (
                <Switch
                  key={one}
                  label={t(`dossier.tick.${one}`)}
                  checked={ticks.includes(one)}
                  disabled={deed.isBusy}
                  onChange={({ currentTarget: { checked } }) => void deed.run(() => tick(one, checked))}
                />
              ))}
              <details>
                <summary>{t('dossier.people.sees', { name })}</summary>
                <RolePreview role={role} ticks={ticks} />
              </details>
            </fieldset>
          )}
          <p className="dossier-actions">
            <Button size="small" onClick={() => setAsked({ kind: 'handOver' })}>
              {t('dossier.people.handOver')}
            </Button>
            <Button size="small" kind="danger" onClick={() => setAsked({ kind: 'remove' })}>
              {t('dossier.people.remove')}
            </Button>
          </p>
        </>
      ) : null}
      <DeedError error={deed.error} />
      <PersonAsk
        scene={scene}
        person={person}
        asked={asked}
        onClose={() => setAsked(null)}
        onChanged={onChanged}
      />
    </li>
  );
}

interface PersonAskProps extends PersonItemProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** What is asked before it is done: it cannot be taken back by the one who does it. */
function PersonAsk({ scene: { dossierId }, person, asked, onClose, onChanged }: PersonAskProps) {
  const { userId, name, role, ticks } = person;
  return (
    <AskDeed
      isOpen={asked !== null}
      onClose={onClose}
      title={
        asked === null
          ? ''
          : asked.kind === 'notes'
            ? plural('dossier.people.notesAsk', asked.count, { name })
            : t(`dossier.people.${asked.kind}Ask`, { name })
      }
      labels={{
        close: t('dossierNotes.close'),
        cancel: t('dossier.cancel'),
        send:
          asked === null
            ? ''
            : t(asked.kind === 'notes' ? 'dossier.people.notesOpen' : `dossier.people.${asked.kind}`),
      }}
      isDanger={asked?.kind === 'remove'}
      send={async () => {
        if (asked?.kind === 'remove') await removeMember(dossierId, userId);
        else if (asked?.kind === 'handOver') await handOver(dossierId, userId);
        else if (asked !== null && role !== 'owner')
          await setMember({ dossierId, userId, role, ticks: [...ticks, 'private-notes'] });
        await onChanged();
      }}
      onDone={onClose}
    >
      {asked === null ? null : <p>{t(`dossier.people.${asked.kind}Text`, { name })}</p>}
    </AskDeed>
  );
}
