import { useRef } from 'react';
import { t } from '#lib/i18n.ts';
import { adoptMailLink, changePassword, type LinkedAccount } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { showToast } from '#ui/toasts.ts';
import { followSignIn } from '../after-sign-in.ts';
import { AuthDoor } from './auth-door.tsx';

interface NewPasswordProps {
  /** whose link was opened */
  readonly account: LinkedAccount;
  /** the password is saved, and somebody else is signed in here: the person is still to be asked */
  readonly onSaved: () => void;
  /** the password is saved, and its account is signed in */
  readonly onSignedIn: () => Promise<void>;
}

/** The new password of the account that a link has proved. A refusal keeps what was typed. */
export function NewPassword({ account, onSaved, onSignedIn }: NewPasswordProps) {
  const session = useSession();
  const isOther = session !== null && session.user.id !== account.id;
  const saved = useRef<string | null>(null);
  const save = async ({ password }: { readonly password: string }): Promise<void> => {
    // A sign-in that failed after the password was saved is repeated without saving it again.
    if (saved.current !== password) await changePassword(password);
    saved.current = password;
    if (isOther) {
      onSaved();
      return;
    }
    await adoptMailLink();
    showToast({ tone: 'good', text: t('account.passwordChanged') });
    await followSignIn();
    await onSignedIn();
  };
  return (
    <AuthDoor
      view="update_password"
      title={t('account.newPassword')}
      lead={
        isOther
          ? t('link.passwordOther', { email: account.email, here: session.user.email ?? '' })
          : t('link.passwordFor', { email: account.email })
      }
      hint={t('account.passwordHint')}
      account={account.email}
      onSubmit={save}
    />
  );
}
