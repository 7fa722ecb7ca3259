import { AgencyView } from '../../frame/agency-view.tsx';
import { FooterRoom } from '../footer-room.tsx';

export function Component() {
  return <AgencyView screen="admin-website-footer">{(agency) => <FooterRoom agency={agency} />}</AgencyView>;
}
