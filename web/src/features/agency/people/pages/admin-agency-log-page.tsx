import { AgencyView } from '../../frame/agency-view.tsx';
import { Activity } from '../activity.tsx';

/** What was changed in an agency. */
export function Component() {
  return <AgencyView screen="admin-agency-log">{(agency) => <Activity agencyId={agency.id} />}</AgencyView>;
}
