import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { dismissLeavingNotice, showLeavingNotice } from '#kit/access/leaving-notice.ts';
import { showToast } from '#ui/toasts.ts';

/** What follows a sign-in: this browser's guest runs come along, and an account that is to be deleted says so. */
export async function followSignIn(): Promise<void> {
  // Nobody waits for a notice.
  void tellOfLeaving();
  await claimGuestRuns();
}

/** Stays until it is read: one press keeps the account. My data says the same. */
async function tellOfLeaving(): Promise<void> {
  const goesAt = await callRpc('account_goes_at', {}).catch(() => null);
  if (goesAt === null) return;
  showLeavingNotice({
    tone: 'bad',
    text: t('account.leaving', { day: formatDate(goesAt) }),
    action: { label: t('account.keep'), onPress: () => void keep() },
  });
}

async function keep(): Promise<void> {
  try {
    await callRpc('keep_account', {});
    dismissLeavingNotice();
    showToast({ tone: 'good', text: t('account.kept') });
  } catch (thrown) {
    showToast({ tone: 'bad', text: errorSentence(toAppError(thrown)) });
  }
}

/**
 * Moves the runs that this browser's guest has played to whoever has just signed in. The token is then of no more use.
 * When it cannot be done now, the token stays and the next sign-in tries again.
 */
async function claimGuestRuns(): Promise<void> {
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
