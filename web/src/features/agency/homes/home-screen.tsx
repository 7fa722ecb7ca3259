import { useCall } from '#kit/call/use-call.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { t } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { readHome } from './home-calls.ts';
import { HomeEdit } from './home-edit.tsx';
import { homeTab, type HomeTab } from './home-edit-tabs.ts';

interface HomeScreenProps {
  readonly listingId: string;
  readonly path: string;
  readonly tab: string | undefined;
  /** tabs stand in the query of one address */
  readonly isByQuery?: boolean;
  /** where an agency puts its homes on other sites */
  readonly embedPath?: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** A home by its id, in its four states. A tab that is none is the first. */
export function HomeScreen({ listingId, path, tab, isByQuery = false, embedPath, back }: HomeScreenProps) {
  const call = useCall(['home to manage', listingId], () => readHome(listingId));
  const shown: HomeTab = homeTab(tab) ?? 'general';
  return (
    <CallView call={call} waiting={<Skeleton height="30rem" />} failed={t('agencyHomes.failed')}>
      {(home) => (
        <HomeEdit
          key={home.listingId}
          loaded={home}
          tabPath={(one) => (isByQuery ? `${path}?tab=${one}` : `${path}/${one}`)}
          path={path}
          tab={shown}
          embedPath={embedPath}
          back={back}
        />
      )}
    </CallView>
  );
}
