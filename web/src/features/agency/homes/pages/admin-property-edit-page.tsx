import { useParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { AgencyView } from '../../frame/agency-view.tsx';
import { HomeScreen } from '../home-screen.tsx';

/** A home of an agency, in its tabs. */
export function Component() {
  const { prop_id: listingId = '', editTabName } = useParams();
  return (
    <AgencyView screen="admin-property-edit">
      {({ basePath }) => (
        <HomeScreen
          key={listingId}
          listingId={listingId}
          path={`${basePath}/properties/s/${listingId}`}
          tab={editTabName}
          embedPath={`${basePath}/embed`}
          back={{ to: `${basePath}/properties/list/all`, label: t('agencyHomes.back') }}
        />
      )}
    </AgencyView>
  );
}
