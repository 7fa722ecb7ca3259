import { useParams, useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { AgencyView } from '../../frame/agency-view.tsx';
import { HomeScreen } from '../home-screen.tsx';
import { useOwnBase } from '../own-base.ts';

/** A home of whoever is signed in, in its tabs. */
export function Component() {
  const base = useOwnBase();
  return (
    <AgencyView screen="admin-my-property-edit" withoutAgency={<OwnEdit basePath={base} />}>
      {({ basePath }) => <OwnEdit basePath={basePath} />}
    </AgencyView>
  );
}

function OwnEdit({ basePath }: { readonly basePath: string }) {
  const { listingUuid = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <HomeScreen
      key={listingUuid}
      listingId={listingUuid}
      path={`${basePath}/myproperties/${listingUuid}/e`}
      tab={search.get('tab') ?? undefined}
      isByQuery
      back={{ to: `${basePath}/myproperties`, label: t('agencyHomes.backOwn') }}
    />
  );
}
