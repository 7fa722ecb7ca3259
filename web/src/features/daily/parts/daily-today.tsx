import { EditionChoice } from '../components/edition-choice.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { Today } from '../components/today.tsx';
import { useEdition } from '../use-edition.ts';

/** Today's challenge of the edition that this visitor plays. */
export function Part() {
  const [edition, choose] = useEdition();
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <Today key={edition} edition={edition} hasStreak />
    </OnOwnSite>
  );
}
