import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AGENCY_SCREENS, type AgencyScreen, type AgencyScreenRow } from '#domain/agency-screens.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AgencyFrame } from './agency-frame.tsx';
import type { Agency } from './agency-here.ts';
import { ChooseAgency } from './choose-agency.tsx';
import { useAgency } from './use-agency.ts';

interface AgencyViewProps {
  readonly screen: AgencyScreen;
  readonly children: (agency: Agency) => ReactNode;
  /** what a player without an agency has here; absent: the access error */
  readonly withoutAgency?: ReactNode;
}

/** A screen of the administration: finds the agency, and draws the frame around what the screen makes of it. */
export function AgencyView({ screen, children, withoutAgency }: AgencyViewProps) {
  const { call, found, basePath, isOfSite } = useAgency();
  const { pathname, search } = useLocation();
  const { answer, error, isBusy, reload } = call;
  const here = rowOf(screen);
  // What is on the screen stays while the network is away; without anything on it there is nothing to keep.
  if (answer === undefined && error && withoutAgency !== undefined) return withoutAgency;
  if (answer === undefined)
    return (
      <div className="page">
        {error ? (
          <CallFailure
            error={error}
            title={t('agency.frame.failed')}
            isRetrying={isBusy}
            onRetry={() => void reload()}
          />
        ) : (
          <Skeleton height="24rem" />
        )}
      </div>
    );
  // On a brand's site the address says which one it is.
  const isOneOfSeveral = answer.length > 1 && !isOfSite;
  if (found === 'several') return <ChooseAgency agencies={answer} />;
  if (found === null || found === undefined)
    return withoutAgency === undefined ? (
      <Navigate to={loginPath(pathname + search, PATHS.accessError)} replace />
    ) : (
      withoutAgency
    );
  const { id, key, role, displayName, locales, currency } = found;
  const agency: Agency = { id, key, role, displayName, locales, currency, basePath };
  return (
    <AgencyFrame here={here} agency={agency} isOneOfSeveral={isOneOfSeveral}>
      {children(agency)}
    </AgencyFrame>
  );
}

function rowOf(screen: AgencyScreen): AgencyScreenRow {
  const row = AGENCY_SCREENS.find((one) => one.screen === screen);
  if (!row) throw new Error(`no screen ${screen}`);
  return row;
}
