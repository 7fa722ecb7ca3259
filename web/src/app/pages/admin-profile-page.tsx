import { AgencyView } from '#features/agency/frame/agency-view.tsx';
import { Component as OwnProfile } from '#features/record/pages/admin-profile-page.tsx';

/** A person's own page; whoever works for an agency has its administration around it. */
export function Component() {
  return (
    <AgencyView screen="admin-profile" withoutAgency={<OwnProfile />}>
      {() => <OwnProfile />}
    </AgencyView>
  );
}
