import { AgencyView } from '../../frame/agency-view.tsx';
import { Reports } from '../reports.tsx';

/** The reports of an agency's games. */
export function Component() {
  return <AgencyView screen="admin-reports">{(agency) => <Reports agency={agency} />}</AgencyView>;
}
