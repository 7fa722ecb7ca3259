import { EditionChoice } from '../components/edition-choice.tsx';
import { DayList } from '../components/day-list.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { useEdition } from '../use-edition.ts';

/** Every day that is over, to look at or to play as practice. */
export function Part() {
  const [edition, choose] = useEdition();
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <DayList key={edition} edition={edition} />
    </OnOwnSite>
  );
}
