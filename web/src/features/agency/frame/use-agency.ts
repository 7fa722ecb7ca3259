import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { OwnAgency } from '#wire/agencies.ts';
import { brand } from '#lib/brand.ts';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { readOwnAgencies } from './agency-calls.ts';
import { agencyHere, basePathOf } from './agency-here.ts';
import { useChosenAgency } from './chosen-agency.ts';

const LOOK_EVERY_MS = 30_000;

interface AgencyHere {
  readonly call: Call<readonly OwnAgency[]>;
  readonly found: OwnAgency | null | 'several' | undefined;
  readonly basePath: string;
  /** the site is a brand's, so its address says which agency is meant */
  readonly isOfSite: boolean;
}

/**
 * The agency that this address is about. It is asked again when the tab is looked at, and now and then: whoever was removed
 * elsewhere is told, and does not go on typing.
 */
export function useAgency(): AgencyHere {
  const { userUuid } = useParams();
  const chosen = useChosenAgency();
  const call = useCall(['own agencies'], readOwnAgencies);
  const { reload, answer } = call;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [reload]);
  const { key } = brand();
  return {
    call,
    found:
      answer && agencyHere(answer, { brand: key === 'default' ? undefined : key, userId: userUuid, chosen }),
    basePath: basePathOf(userUuid),
    isOfSite: key !== 'default',
  };
}
