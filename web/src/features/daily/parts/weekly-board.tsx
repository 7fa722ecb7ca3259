import { EditionBoard } from '../components/edition-board.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';

/** The boards of this week's challenge and of the weekend's mega. */
export function Part() {
  return (
    <OnOwnSite>
      <EditionBoard edition="weekly" />
      <EditionBoard edition="mega" />
    </OnOwnSite>
  );
}
