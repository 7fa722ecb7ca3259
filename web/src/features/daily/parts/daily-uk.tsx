import { OnOwnSite } from '../components/on-own-site.tsx';
import { Today } from '../components/today.tsx';

/** Today's challenge of one edition, whichever this visitor plays otherwise. */
export function Part() {
  return (
    <OnOwnSite>
      <Today edition="uk" hasStreak />
    </OnOwnSite>
  );
}
