import { useState } from 'react';
import { AGENCY_SCREENS } from '#domain/agency-screens.ts';
import { mayOpenScreen, screenPath } from '#domain/agency-access.ts';
import { stepsFor, type AgencyStep } from '#domain/agency-steps.ts';
import type { AgencyOverview } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { NewestLeads } from './newest-leads.tsx';
import { PlayedSection } from './played-section.tsx';
import './overview.css';

const SPANS = ['7', '28', '90'] as const;
const STATES = ['open', 'scheduled', 'draft', 'closed', 'archived'] as const;
const NEEDS = ['askedDown', 'withoutPhotos', 'withoutPrice', 'withdrawn'] as const;

/** What an agency's games were worth, what needs somebody, and what to do next. */
export function Overview({ agency }: { readonly agency: Agency }) {
  const [days, setDays] = useState('28');
  const call = useCall(
    ['agency overview', agency.id, days],
    () => callRpc('agency_overview', { agencyId: agency.id, days: Number(days) }),
    { keepsLast: true },
  );
  return (
    <div className="agency-overview">
      <header>
        <h1 dir="auto">{agency.displayName}</h1>
        <Select
          label={t('agencyOffice.overview.span')}
          value={days}
          options={SPANS.map((span) => ({
            value: span,
            label: t('agencyOffice.overview.days', { days: span }),
          }))}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </header>
      <CallView call={call} waiting={<Skeleton height="30rem" />} failed={t('agencyOffice.overview.failed')}>
        {(overview) => <Figures agency={agency} overview={overview} />}
      </CallView>
    </div>
  );
}

interface FiguresProps {
  readonly agency: Agency;
  readonly overview: AgencyOverview;
}

function Figures({ agency, overview }: FiguresProps) {
  const { games, homes } = overview;
  const steps = stepsFor(overview);
  const needs = NEEDS.filter((need) => homes[need] > 0);
  return (
    <>
      <section aria-labelledby="agency-next">
        <h2 id="agency-next">{t('agencyOffice.overview.next')}</h2>
        {steps.length === 0 ? (
          <p>{t('agencyOffice.overview.nothingNext')}</p>
        ) : (
          <ol className="agency-steps">
            {steps.map((step) => (
              <NextStep key={step.step} agency={agency} step={step} />
            ))}
          </ol>
        )}
      </section>
      <PlayedSection agency={agency} overview={overview} />
      <NewestLeads agency={agency} />
      <section aria-labelledby="agency-games">
        <h2 id="agency-games">{t('agencyOffice.overview.games')}</h2>
        <dl className="agency-figures">
          {STATES.map((state) => (
            <div key={state}>
              <dt>{t(`agencyOffice.state.${state}`)}</dt>
              <dd>{formatNumber(games[state] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink as={Link} to="/scoot-management">
            {t('agencyOffice.overview.toGames')}
          </TextLink>
        </p>
      </section>
      <section aria-labelledby="agency-homes">
        <h2 id="agency-homes">{t('agencyOffice.overview.homes')}</h2>
        {needs.length === 0 ? (
          <p>{t('agencyOffice.overview.homesFine', { homes: formatNumber(homes.all) })}</p>
        ) : (
          <dl className="agency-figures">
            {needs.map((need) => (
              <div key={need}>
                <dt>{t(`agencyOffice.need.${need}`)}</dt>
                <dd>{formatNumber(homes[need])}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <TextLink as={Link} to={`${agency.basePath}/properties/list/all`}>
            {t('agencyOffice.overview.toHomes')}
          </TextLink>
        </p>
      </section>
    </>
  );
}

function NextStep({ agency, step }: { readonly agency: Agency; readonly step: AgencyStep }) {
  const row = 'screen' in step ? AGENCY_SCREENS.find(({ screen }) => screen === step.screen) : undefined;
  const isOpen = row === undefined || mayOpenScreen(row, agency.role);
  const to = 'path' in step ? step.path : row && screenPath(row, agency.basePath);
  return (
    <li>
      <p>{t(`agencyOffice.step.${step.step}`)}</p>
      {isOpen && to !== undefined ? (
        <TextLink as={Link} to={to} look="secondary">
          {t(`agencyOffice.step.${step.step}.do`)}
        </TextLink>
      ) : (
        <p className="muted">{t('agencyOffice.step.others')}</p>
      )}
    </li>
  );
}
