import { AgencyView } from '../../frame/agency-view.tsx';
import { HomesList } from '../homes-list.tsx';

/** Every home of an agency. */
export function Component() {
  return (
    <AgencyView screen="admin-properties-list">
      {(agency) => <HomesList key={agency.id} agency={agency} />}
    </AgencyView>
  );
}
