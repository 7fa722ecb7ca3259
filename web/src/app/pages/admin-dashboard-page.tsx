import { AgencyView } from '#features/agency/frame/agency-view.tsx';
import { Component as OwnRecord } from '#features/record/pages/admin-dashboard-page.tsx';

/** Where the administration opens: in a person's own area with what they played. */
export function Component() {
  return (
    <AgencyView screen="admin-dashboard" withoutAgency={<OwnRecord />}>
      {() => <OwnRecord />}
    </AgencyView>
  );
}
