import { AgencyView } from '../../frame/agency-view.tsx';
import { NavigationRoom } from '../navigation-room.tsx';

export function Component() {
  return (
    <AgencyView screen="admin-website-settings-navigation">
      {(agency) => <NavigationRoom agency={agency} />}
    </AgencyView>
  );
}
