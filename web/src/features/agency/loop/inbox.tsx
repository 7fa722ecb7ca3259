import { useState } from 'react';
import { LEAD_KINDS, LEAD_STATES } from '#domain/leads.ts';
import type { Lead, LeadPage } from '#wire/leads.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { useList } from '#kit/call/use-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { exportLeads, readLeadPeople, readLeads, type LeadFilter } from './lead-calls.ts';
import { LeadDetail } from './lead-detail.tsx';
import './loop.css';

const EVERYTHING: LeadFilter = { state: 'all', kind: 'all', search: '' };

/** What an agency was asked: one list, and the question that is open in it. */
export function Inbox({ agency }: { readonly agency: Agency }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useList<Lead, LeadPage>(['leads', agency.id, filter], (after) =>
    readLeads(agency.id, filter, after),
  );
  const people = useCall(['lead people', agency.id], () => readLeadPeople(agency.id));
  const exporting = useDeed();
  const counts = list.first?.counts;
  const count = (state: 'due' | Lead['state']) => (counts ? ` (${formatNumber(counts[state])})` : '');
  const isEverything = filter.state === 'all' && filter.kind === 'all' && filter.search === '';
  return (
    <>
      <h1>{t('agencyLoop.inbox.title')}</h1>
      <p className="lead">{t('agencyLoop.inbox.lead')}</p>
      <div className="loop-filter">
        <Select
          label={t('agencyLoop.filter.state')}
          value={filter.state}
          options={[
            { value: 'all', label: t('agencyLoop.filter.all') },
            ...LEAD_STATES.map((state) => ({
              value: state,
              label: t(`agencyLoop.state.${state}`) + count(state),
            })),
            { value: 'due', label: t('agencyLoop.filter.due') + count('due') },
          ]}
          onChange={({ currentTarget: { value } }) => setFilter({ ...filter, state: stateOf(value) })}
        />
        <Select
          label={t('agencyLoop.filter.kind')}
          value={filter.kind}
          options={[
            { value: 'all', label: t('agencyLoop.filter.all') },
            ...LEAD_KINDS.map((kind) => ({ value: kind, label: t(`agencyLoop.kind.${kind}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setFilter({ ...filter, kind: LEAD_KINDS.find((kind) => kind === value) ?? 'all' })
          }
        />
        <Search onSearch={(search) => setFilter({ ...filter, search })} />
        <Button
          isBusy={exporting.isBusy}
          onClick={() => void exporting.run(() => exportLeads(agency.id, agency.key))}
        >
          {t('agencyLoop.inbox.export')}
        </Button>
      </div>
      <DeedError error={exporting.error} />
      <ListView
        list={list}
        waiting={<Skeleton height="20rem" />}
        failed={t('agencyLoop.inbox.failed')}
        more={t('agencyLoop.inbox.more')}
        empty={
          isEverything ? (
            <Empty title={t('agencyLoop.inbox.empty')}>{t('agencyLoop.inbox.emptyHelp')}</Empty>
          ) : (
            <Empty title={t('agencyLoop.inbox.none')}>
              <Button onClick={() => setFilter(EVERYTHING)}>{t('agencyLoop.inbox.showAll')}</Button>
            </Empty>
          )
        }
      >
        {(rows) => (
          <ul className="loop-leads">
            {rows.map((lead) => (
              <Card as="li" key={lead.id} data-row={lead.id} tabIndex={-1} look="flat">
                <LeadLine
                  lead={lead}
                  isOpen={openId === lead.id}
                  onToggle={() => setOpenId(openId === lead.id ? null : lead.id)}
                />
                {openId === lead.id ? (
                  <LeadDetail
                    key={lead.id}
                    agency={agency}
                    lead={lead}
                    people={people}
                    onChanged={(next) => list.put(next)}
                    onErased={() => {
                      setOpenId(null);
                      void list.reload();
                    }}
                  />
                ) : null}
              </Card>
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}

interface LeadLineProps {
  readonly lead: Lead;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function LeadLine({ lead, isOpen, onToggle }: LeadLineProps) {
  const { name, kind, state, home, game, activeAt, isDue, assignedName, entries } = lead;
  const said = entries.find((entry) => entry.kind === 'asked' && entry.body !== '');
  return (
    <div className="loop-line">
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {name ?? t('agencyLoop.lead.gone')}
        </button>
      </h2>
      <p className="loop-signs">
        <Badge tone={state === 'new' ? 'accent' : 'neutral'}>{t(`agencyLoop.state.${state}`)}</Badge>
        {isDue ? <Badge tone="warn">{t('agencyLoop.lead.due')}</Badge> : null}
        <span className="muted">
          {[t(`agencyLoop.kind.${kind}`), home?.title ?? game?.title, assignedName, formatTime(activeAt)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {said && !isOpen ? <p className="loop-said">{said.body}</p> : null}
    </div>
  );
}

function Search({ onSearch }: { readonly onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      role="search"
      className="loop-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={t('agencyLoop.filter.search')}
        type="search"
        value={typed}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '') onSearch('');
        }}
      />
      <Button type="submit">{t('agencyLoop.filter.go')}</Button>
    </form>
  );
}

function stateOf(value: string): LeadFilter['state'] {
  return value === 'due' ? 'due' : (LEAD_STATES.find((state) => state === value) ?? 'all');
}
