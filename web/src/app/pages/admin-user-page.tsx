import { AgencyView } from '#features/agency/frame/agency-view.tsx';
import { Component as OwnData } from '#features/record/pages/admin-user-page.tsx';

/** A person's own page; whoever works for an agency has its administration around it. */
export function Component() {
  return (
    <AgencyView screen="admin-user" withoutAgency={<OwnData />}>
      {() => <OwnData />}
    </AgencyView>
  );
}
