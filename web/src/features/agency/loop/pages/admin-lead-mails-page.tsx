import { AgencyView } from '../../frame/agency-view.tsx';
import { MailWordsScreen } from '../mail-words.tsx';

/** What an agency's mails to people who ask it say. */
export function Component() {
  return <AgencyView screen="admin-lead-mails">{(agency) => <MailWordsScreen agency={agency} />}</AgencyView>;
}
