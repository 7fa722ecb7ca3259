import { AgencyView } from '../../frame/agency-view.tsx';
import { OwnHomes } from '../own-homes.tsx';
import { useOwnBase } from '../own-base.ts';

/** The homes of whoever is signed in. */
export function Component() {
  const base = useOwnBase();
  return (
    <AgencyView screen="admin-my-properties" withoutAgency={<OwnHomes basePath={base} />}>
      {({ basePath }) => <OwnHomes basePath={basePath} />}
    </AgencyView>
  );
}
