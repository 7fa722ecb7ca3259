import { AgencyView } from '../../frame/agency-view.tsx';
import { HostsScreen } from '../hosts-screen.tsx';

/** At which hosts an agency's site stands. */
export function Component() {
  return (
    <AgencyView screen="admin-website-hosts">
      {(agency) => <HostsScreen key={agency.id} agency={agency} />}
    </AgencyView>
  );
}
