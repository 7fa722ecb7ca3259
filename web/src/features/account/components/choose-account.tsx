import { useState } from 'react';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { adoptMailLink, dropMailLink, renewSession, type LinkedAccount } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { followSignIn } from '../after-sign-in.ts';
import { useAccountAction } from '../use-account-action.ts';
import '../account.css';

interface ChooseAccountProps {
  /** whose link was opened */
  readonly account: LinkedAccount;
  /** what the link has done already */
  readonly what: string;
  readonly onDone: () => Promise<void>;
}

/** Who is signed in from here on: the account of the link, or whoever was signed in before. Nobody is replaced unasked. */
export function ChooseAccount({ account, what, onDone }: ChooseAccountProps) {
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const isSame = session?.user.id === account.id;
  const { run, error } = useAccountAction(async (isWanted: boolean) => {
    setIsBusy(true);
    try {
      if (isWanted) {
        await adoptMailLink();
        await followSignIn();
      } else {
        await dropMailLink();
        // The link may have changed the address that the session names.
        if (isSame) await renewSession();
      }
      await onDone();
    } finally {
      setIsBusy(false);
    }
  });
  const here = session?.user.email ?? '';
  return (
    <div className="page-notice">
      <h1>{what}</h1>
      <p>{explain()}</p>
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
      <div className="page-notice-actions account-choice">
        {isSame ? (
          <Button kind="primary" isBusy={isBusy} onClick={() => void run(false)}>
            {t('link.goOn')}
          </Button>
        ) : (
          <>
            <Button kind={session ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => void run(true)}>
              {t('link.signIn', { email: account.email })}
            </Button>
            <Button kind={session ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => void run(false)}>
              {session ? t('link.stay', { here }) : t('link.stayOut')}
            </Button>
          </>
        )}
      </div>
    </div>
  );

  function explain(): string {
    if (isSame) return t('link.same', { email: account.email });
    if (session) return t('link.other', { email: account.email, here });
    return t('link.whose', { email: account.email });
  }
}
