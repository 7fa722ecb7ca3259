import { onSessionChange, readSession } from '#lib/auth-session.ts';

/**
 * What somebody saw of dossiers leaves this browser with their session, however that ends: signed out here or in another tab,
 * run out, or somebody else's now. What they wrote and could not send waits for them.
 * @returns the way to stop
 */
export function forgetWithSession(): () => void {
  const whose = () => readSession()?.user.id ?? null;
  let owner = whose();
  return onSessionChange(() => {
    const before = owner;
    owner = whose();
    if (before === null || before === owner) return;
    void import('#kit/rows/device-store.ts')
      .then(({ forgetOnDevice }) => forgetOnDevice())
      .catch(() => undefined);
  });
}
