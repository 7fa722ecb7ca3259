import { useState } from 'react';
import { addAgencyHost, type AgencyHost } from '#wire/agency-hosts.ts';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { HostRow } from './host-row.tsx';
import './hosts.css';

const schema = addAgencyHost.takes.pick({ host: true });
type Hosts = readonly AgencyHost[];

interface HostsScreenProps {
  readonly agency: Agency;
}

/** At which hosts of its own an agency's site stands, and what shows that they are its own. */
export function HostsScreen({ agency }: HostsScreenProps) {
  const call = useCall(['agency hosts', agency.id], () => callRpc('agency_hosts', { agencyId: agency.id }));
  return (
    <>
      <h1>{t('agencyOffice.hosts.title')}</h1>
      <p className="lead">{t('agencyOffice.hosts.lead')}</p>
      <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('agencyOffice.hosts.failed')}>
        {(hosts) => <HostList agency={agency} read={hosts} />}
      </CallView>
    </>
  );
}

interface HostListProps extends HostsScreenProps {
  readonly read: Hosts;
}

function HostList({ agency, read }: HostListProps) {
  // What a deed answers is newer than what was read before it.
  const [told, setTold] = useState<{ readonly after: Hosts; readonly now: Hosts } | null>(null);
  const hosts = told?.after === read ? told.now : read;
  const take = (now: Hosts) => setTold({ after: read, now });
  const form = useSchemaForm({
    schema,
    start: { host: '' },
    refusals: { host_unfit: 'host', hosts_full: 'host' },
    send: async ({ host }) => {
      take(await callRpc('add_agency_host', { agencyId: agency.id, host: withoutScheme(host) }));
      form.reset({ host: '' });
    },
  });
  return (
    <>
      {hosts.length === 0 ? (
        <Empty title={t('agencyOffice.hosts.none')}>{t('agencyOffice.hosts.noneHelp')}</Empty>
      ) : (
        <ul className="agency-hosts">
          {hosts.map((host) => (
            <HostRow key={host.id} agencyId={agency.id} host={host} onChanged={take} />
          ))}
        </ul>
      )}
      <section aria-labelledby="agency-add-host">
        <h2 id="agency-add-host">{t('agencyOffice.hosts.add')}</h2>
        <FormFrame form={form} submit={t('agencyOffice.hosts.addNow')}>
          <FormText
            {...form.field('host')}
            autoComplete="off"
            inputMode="url"
            label={t('agencyOffice.hosts.host')}
            hint={t('agencyOffice.hosts.hostHint')}
          />
        </FormFrame>
      </section>
    </>
  );
}

/** People paste whole addresses. */
function withoutScheme(typed: string): string {
  return typed.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '');
}
