import { AgencyView } from '../../frame/agency-view.tsx';
import { PageRoom } from '../page-room.tsx';

export function Component() {
  return <AgencyView screen="admin-page-edit">{(agency) => <PageRoom agency={agency} />}</AgencyView>;
}
