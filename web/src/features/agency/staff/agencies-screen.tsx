import { useState } from 'react';
import type { ListedAgency } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { brand } from '#lib/brand.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { brandHost } from '#kit/sharing/brand-host.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CreateAgencyForm } from './create-agency-form.tsx';
import '../people/people.css';

type Listed = Awaited<ReturnType<typeof readAgencies>>;

function readAgencies(search: string, after: string | null) {
  return callRpc('all_agencies', { search, after });
}

/** For staff: every agency, a new one, and the closing of a site. */
export function AgenciesScreen() {
  const [search, setSearch] = useState('');
  const list = useList<ListedAgency, Listed>(['all agencies', search], (after) =>
    readAgencies(search, after),
  );
  return (
    <div className="agency-staff">
      <h1>{t('agencyOffice.staff.title')}</h1>
      <p className="lead">{t('agencyOffice.staff.lead')}</p>
      <section aria-labelledby="agency-create">
        <h2 id="agency-create">{t('agencyOffice.staff.create')}</h2>
        <CreateAgencyForm onCreated={() => void list.reload()} />
      </section>
      <section aria-labelledby="agency-all">
        <h2 id="agency-all">{t('agencyOffice.staff.all')}</h2>
        <TextField
          label={t('agencyOffice.staff.search')}
          type="search"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ListView
          list={list}
          waiting={<Skeleton height="16rem" />}
          failed={t('agencyOffice.staff.failed')}
          more={t('agencyOffice.staff.more')}
          empty={<Empty title={t('agencyOffice.staff.empty')}>{t('agencyOffice.staff.emptyHelp')}</Empty>}
        >
          {(rows) => (
            <ul className="agency-people">
              {rows.map((row) => (
                <AgencyRow key={row.id} row={row} onChanged={list.put} />
              ))}
            </ul>
          )}
        </ListView>
      </section>
    </div>
  );
}

interface AgencyRowProps {
  readonly row: ListedAgency;
  readonly onChanged: (row: ListedAgency) => void;
}

function AgencyRow({ row, onChanged }: AgencyRowProps) {
  const { id, key, displayName, suspendedAt, isSample, people, games } = row;
  const [asks, setAsks] = useState(false);
  const isSuspended = suspendedAt !== null;
  const host = brandHost(window.location.host, brand().key, key);
  return (
    <li data-row={id} tabIndex={-1}>
      <p className="agency-person">
        <b dir="auto">{displayName}</b>
        <a className="ui-link" href={`${window.location.protocol}//${host}/`}>
          {host}
        </a>
        {isSample ? <Badge>{t('agencyOffice.staff.sample')}</Badge> : null}
        {isSuspended ? <Badge tone="warn">{t('agencyOffice.staff.suspended')}</Badge> : null}
        <span className="muted">
          {t('agencyOffice.staff.counts', { people: formatNumber(people), games: formatNumber(games) })}
        </span>
      </p>
      {key === 'default' ? null : (
        <Button size="small" kind="quiet" onClick={() => setAsks(true)}>
          {t(isSuspended ? 'agencyOffice.staff.resume' : 'agencyOffice.staff.suspend')}
        </Button>
      )}
      <AskDeed
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={t(isSuspended ? 'agencyOffice.staff.resumeTitle' : 'agencyOffice.staff.suspendTitle', {
          agency: displayName,
        })}
        labels={{
          close: t('agency.frame.close'),
          cancel: t('agencyOffice.people.cancel'),
          send: t(isSuspended ? 'agencyOffice.staff.resume' : 'agencyOffice.staff.suspend'),
        }}
        isDanger={!isSuspended}
        send={async () => {
          const told = await callRpc('suspend_agency', { agencyId: id, isSuspended: !isSuspended });
          onChanged({ ...row, suspendedAt: told.suspendedAt });
        }}
        onDone={() => setAsks(false)}
      >
        <p>{t(isSuspended ? 'agencyOffice.staff.resumeHelp' : 'agencyOffice.staff.suspendHelp')}</p>
      </AskDeed>
    </li>
  );
}
