import { useParams } from 'react-router-dom';
import { AgencyView } from '#features/agency/frame/agency-view.tsx';
import { Overview } from '#features/agency/overview/overview.tsx';
import { Component as OwnRecord } from '#features/record/pages/admin-dashboard-page.tsx';

/** Where the administration opens: with the agency's figures, and in a person's own area with what they played. */
export function Component() {
  const { userUuid } = useParams();
  return (
    <AgencyView
      screen="admin-dashboard"
      {...(userUuid === undefined ? {} : { withoutAgency: <OwnRecord /> })}
    >
      {(agency) => (userUuid === undefined ? <Overview key={agency.id} agency={agency} /> : <OwnRecord />)}
    </AgencyView>
  );
}
