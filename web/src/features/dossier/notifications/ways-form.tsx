import { useState } from 'react';
import { DOSSIER_NOTICE_WAYS } from '#domain/dossier/notices.ts';
import type { DossierNoticeWays } from '#wire/dossier-notices.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { hourOptions, zoneName } from '#kit/reminders/hours.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownZone } from '../tasks/today.ts';
import { readWays, saveWays } from './notice-calls.ts';

/** How somebody wants to be told of each kind of thing, and when no mail may come. */
export function WaysForm({ dossierId }: { readonly dossierId: string }) {
  const call = useCall(['notice ways', dossierId], () => readWays(dossierId));
  return (
    <Card as="section" aria-labelledby="notice-ways">
      <h2 id="notice-ways">{t('dossierNotes.ways.title')}</h2>
      <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('dossierNotes.ways.failed')}>
        {(ways) => <Ways dossierId={dossierId} start={ways} />}
      </CallView>
    </Card>
  );
}

function Ways({ dossierId, start }: { readonly dossierId: string; readonly start: DossierNoticeWays }) {
  const [saved, setSaved] = useState(start);
  const [ways, setWays] = useState(start.ways);
  const [hour, setHour] = useState(start.hour ?? 8);
  const [quiet, setQuiet] = useState(
    start.quietFrom === null || start.quietUntil === null
      ? null
      : { from: start.quietFrom, until: start.quietUntil },
  );
  const [isSaved, setIsSaved] = useState(false);
  const saving = useDeed();
  const change = (work: () => void) => {
    setIsSaved(false);
    work();
  };
  const hasMail = ways.some(({ way }) => way === 'at_once' || way === 'daily');
  const hasDaily = ways.some(({ way }) => way === 'daily');
  const save = () =>
    saving.run(async () => {
      setSaved(await saveWays(dossierId, { ways, hour, quiet: hasMail ? quiet : null }));
      setIsSaved(true);
    });
  return (
    <form
      className="dossier-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isBusy) void save();
      }}
    >
      <div className="dossier-fields">
        {ways.map(({ kind, way }) => (
          <Select
            key={kind}
            label={t(`dossierNotes.ways.kind.${kind}`)}
            value={way}
            options={DOSSIER_NOTICE_WAYS.map((one) => ({
              value: one,
              label: t(`dossierNotes.ways.way.${one}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              change(() =>
                setWays(
                  ways.map((row) =>
                    row.kind === kind
                      ? { kind, way: DOSSIER_NOTICE_WAYS.find((one) => one === value) ?? row.way }
                      : row,
                  ),
                ),
              )
            }
          />
        ))}
      </div>
      {hasMail ? (
        <>
          <p className="muted">
            {saved.address === null
              ? t('dossierNotes.ways.mailTo')
              : t('dossierNotes.ways.mailToOne', { address: saved.address })}{' '}
            {t('dossierNotes.ways.zone', { zone: zoneName(ownZone()) })}
          </p>
          <div className="dossier-fields">
            {hasDaily ? (
              <Select
                label={t('dossierNotes.ways.hour')}
                value={String(hour)}
                options={hourOptions()}
                onChange={({ currentTarget: { value } }) => change(() => setHour(Number(value)))}
              />
            ) : null}
            <QuietHours quiet={quiet} onChange={(next) => change(() => setQuiet(next))} />
          </div>
        </>
      ) : null}
      <DeedError error={saving.error} />
      <p className="dossier-actions">
        <Button type="submit" kind="primary" isBusy={saving.isBusy}>
          {t('dossierNotes.save')}
        </Button>
        <span role="status">{isSaved ? t('dossierNotes.ways.saved') : ''}</span>
      </p>
    </form>
  );
}

type Quiet = { readonly from: number; readonly until: number } | null;

/** When no mail may come. */
function QuietHours({
  quiet,
  onChange,
}: {
  readonly quiet: Quiet;
  readonly onChange: (quiet: Quiet) => void;
}) {
  return (
    <>
      <Checkbox
        label={t('dossierNotes.ways.quiet')}
        hint={t('dossierNotes.ways.quietHint')}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? { from: 22, until: 7 } : null)}
      />
      {quiet === null ? null : (
        <>
          <Select
            label={t('dossierNotes.ways.quietFrom')}
            value={String(quiet.from)}
            options={hourOptions()}
            onChange={({ currentTarget: { value } }) => onChange({ ...quiet, from: Number(value) })}
          />
          <Select
            label={t('dossierNotes.ways.quietUntil')}
            value={String(quiet.until)}
            options={hourOptions()}
            onChange={({ currentTarget: { value } }) => onChange({ ...quiet, until: Number(value) })}
          />
        </>
      )}
    </>
  );
}
