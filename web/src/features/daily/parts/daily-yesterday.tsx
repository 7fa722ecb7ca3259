import { EditionChoice } from '../components/edition-choice.tsx';
import { Yesterday } from '../components/yesterday.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { useEdition } from '../use-edition.ts';

/** What became of yesterday. */
export function Part() {
  const [edition, choose] = useEdition();
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <Yesterday key={edition} edition={edition} />
    </OnOwnSite>
  );
}
