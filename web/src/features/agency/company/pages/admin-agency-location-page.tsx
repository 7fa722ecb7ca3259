import { AgencyView } from '../../frame/agency-view.tsx';
import { BrandScreen } from '../brand-screen.tsx';

export function Component() {
  return (
    <AgencyView screen="admin-agency-location">
      {(agency) => <BrandScreen key={agency.id} agency={agency} screen="location" />}
    </AgencyView>
  );
}
