import { callRpc } from '#lib/api.ts';
import { guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { plural } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * Moves the runs that this browser's guest has played to whoever has just signed in. The token is then of no more use.
 * When it cannot be done now, the token stays and the next sign-in tries again.
 */
export async function claimGuestRuns(): Promise<void> {
  const token = guestToken();
  if (!token) return;
  try {
    const { claimed } = await callRpc('claim_guest_runs', { guestToken: token });
    keepGuestToken(null);
    if (claimed > 0) showToast({ tone: 'good', text: plural('account.claimed', claimed) });
  } catch {
    // Signing in has worked; the guest's runs wait.
  }
}
