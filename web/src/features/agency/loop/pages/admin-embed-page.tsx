import { AgencyView } from '../../frame/agency-view.tsx';
import { Embeds } from '../embeds.tsx';

/** The piece of code that shows a game of an agency on another site. */
export function Component() {
  return <AgencyView screen="admin-embed">{(agency) => <Embeds agency={agency} />}</AgencyView>;
}
