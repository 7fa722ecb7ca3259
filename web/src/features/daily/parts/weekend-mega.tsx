import { OnOwnSite } from '../components/on-own-site.tsx';
import { Today } from '../components/today.tsx';

/** The mega of this weekend, or of the last one until the next begins. */
export function Part() {
  return (
    <OnOwnSite>
      <Today edition="mega" />
    </OnOwnSite>
  );
}
