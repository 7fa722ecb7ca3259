import { AgencyView } from '../../frame/agency-view.tsx';
import { Inbox } from '../inbox.tsx';

/** What people asked an agency. */
export function Component() {
  return <AgencyView screen="admin-leads">{(agency) => <Inbox agency={agency} />}</AgencyView>;
}
