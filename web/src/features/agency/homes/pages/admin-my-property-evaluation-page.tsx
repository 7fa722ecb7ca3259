import { useParams } from 'react-router-dom';
import { AgencyView } from '../../frame/agency-view.tsx';
import { OwnValue } from '../own-value.tsx';
import { useOwnBase } from '../own-base.ts';

/** What one of somebody's homes is worth. */
export function Component() {
  const { listingUuid = '' } = useParams();
  const base = useOwnBase();
  return (
    <AgencyView
      screen="admin-my-property-evaluation"
      withoutAgency={<OwnValue listingId={listingUuid} basePath={base} />}
    >
      {({ basePath }) => <OwnValue listingId={listingUuid} basePath={basePath} />}
    </AgencyView>
  );
}
