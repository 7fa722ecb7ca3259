import { OnOwnSite } from '../components/on-own-site.tsx';
import { Today } from '../components/today.tsx';

/** The challenge of this week. */
export function Part() {
  return (
    <OnOwnSite>
      <Today edition="weekly" />
    </OnOwnSite>
  );
}
