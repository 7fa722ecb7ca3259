import { AgencyView } from '../../frame/agency-view.tsx';
import { BrandScreen } from '../brand-screen.tsx';

export function Component() {
  return (
    <AgencyView screen="admin-website-settings-general">
      {(agency) => <BrandScreen key={agency.id} agency={agency} screen="website" />}
    </AgencyView>
  );
}
