import { AgencyView } from '../../frame/agency-view.tsx';
import { AppearanceRoom } from '../appearance-room.tsx';

export function Component() {
  return (
    <AgencyView screen="admin-website-settings-appearance">
      {(agency) => <AppearanceRoom agency={agency} />}
    </AgencyView>
  );
}
