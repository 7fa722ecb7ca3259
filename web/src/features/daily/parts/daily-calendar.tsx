import { EditionChoice } from '../components/edition-choice.tsx';
import { MonthCalendar } from '../components/month-calendar.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { useEdition } from '../use-edition.ts';

/** The days of a month in the edition that this visitor plays. */
export function Part() {
  const [edition, choose] = useEdition();
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <MonthCalendar key={edition} edition={edition} />
    </OnOwnSite>
  );
}
