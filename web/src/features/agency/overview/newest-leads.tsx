import { AGENCY_SCREENS } from '#domain/agency-screens.ts';
import { mayOpenScreen } from '#domain/agency-access.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { readLeads } from '../loop/lead-calls.ts';

const SHOWN = 3;

/** What people asked last, for whoever may read it. */
export function NewestLeads({ agency }: { readonly agency: Agency }) {
  const row = AGENCY_SCREENS.find(({ screen }) => screen === 'admin-leads');
  return row && mayOpenScreen(row, agency.role) ? <Leads agency={agency} /> : null;
}

function Leads({ agency }: { readonly agency: Agency }) {
  const call = useCall(['newest leads', agency.id], () =>
    readLeads(agency.id, { state: 'all', kind: 'all', search: '' }, null),
  );
  return (
    <section aria-labelledby="agency-leads">
      <h2 id="agency-leads">{t('agencyOffice.overview.leads')}</h2>
      <CallView
        call={call}
        waiting={<Skeleton height="6rem" />}
        failed={t('agencyOffice.overview.leadsFailed')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>{t('agencyOffice.overview.noLeads')}</p>}
      >
        {({ rows, counts }) => (
          <>
            <p className="muted">
              {t('agencyOffice.overview.leadCounts', {
                new: formatNumber(counts.new),
                due: formatNumber(counts.due),
              })}
            </p>
            <ul className="agency-steps">
              {rows.slice(0, SHOWN).map(({ id, name, kind, state, home, game, activeAt }) => (
                <li key={id}>
                  <p>
                    <b dir="auto">{name ?? t('agencyLoop.lead.gone')}</b>{' '}
                    <span className="muted">
                      {[t(`agencyLoop.kind.${kind}`), home?.title ?? game?.title, formatTime(activeAt)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </p>
                  <Badge tone={state === 'new' ? 'accent' : 'neutral'}>
                    {t(`agencyLoop.state.${state}`)}
                  </Badge>
                </li>
              ))}
            </ul>
          </>
        )}
      </CallView>
      <p>
        <TextLink as={Link} to={`${agency.basePath}/leads`}>
          {t('agencyOffice.overview.toLeads')}
        </TextLink>
      </p>
    </section>
  );
}
