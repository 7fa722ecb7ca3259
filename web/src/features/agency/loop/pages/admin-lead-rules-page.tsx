import { AgencyView } from '../../frame/agency-view.tsx';
import { LeadRulesScreen } from '../lead-rules.tsx';

/** How an agency takes questions. */
export function Component() {
  return <AgencyView screen="admin-lead-rules">{(agency) => <LeadRulesScreen agency={agency} />}</AgencyView>;
}
