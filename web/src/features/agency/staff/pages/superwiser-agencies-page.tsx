import { AgenciesScreen } from '../agencies-screen.tsx';

/** All agencies, for staff. */
export function Component() {
  return (
    <div className="page" data-width="text">
      <AgenciesScreen />
    </div>
  );
}
