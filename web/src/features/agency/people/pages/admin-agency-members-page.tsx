import { AgencyView } from '../../frame/agency-view.tsx';
import { PeopleScreen } from '../people-screen.tsx';

/** The people of an agency. */
export function Component() {
  return (
    <AgencyView screen="admin-agency-members">
      {(agency) => <PeopleScreen key={agency.id} agency={agency} />}
    </AgencyView>
  );
}
