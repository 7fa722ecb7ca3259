import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { safeReturnPath } from '#lib/paths.ts';
import { dropMailLink } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ChooseAccount } from '../components/choose-account.tsx';
import { LateCodeDoor } from '../components/late-code-door.tsx';
import { LinkNotice } from '../components/link-notice.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { endMailLink, useMailLink } from '../use-mail-link.ts';

/**
 * Where the links of all mails lead. The link proves whose mailbox it is, and this page says whose; who is signed in here
 * changes only when the person says so.
 */
export function Component() {
  const navigate = useNavigate();
  const next = safeReturnPath(useSearchParams()[0].get('next'));
  const { state, retry } = useMailLink();
  const [hasPassword, setHasPassword] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const session = useSession();
  const goOn = async (): Promise<void> => {
    endMailLink();
    await navigate(next, { replace: true });
  };
  switch (state.at) {
    case 'none':
      return <LinkNotice title={t('link.none')} text={t('link.noneHelp')} next={next} />;
    case 'opening':
      return (
        <div className="page-notice" role="status">
          <h1>{t('link.opening')}</h1>
        </div>
      );
    case 'half':
      return <LinkNotice title={t('link.half')} text={t('link.halfHelp')} next={next} />;
    case 'failed': {
      const { title, help } = errorText(state.error);
      const canRepeat = ['network', 'rate_limited', 'unavailable', 'unexpected'].includes(state.error.code);
      return (
        <LinkNotice title={title} text={help} next={next}>
          {canRepeat ? (
            <Button kind="primary" onClick={retry}>
              {t('errors.retry')}
            </Button>
          ) : null}
        </LinkNotice>
      );
    }
    case 'open': {
      const { account, kind } = state;
      const wantsPassword = (kind === 'recovery' || kind === 'invite') && !hasPassword;
      // A mailbox is one proof, as a password is: nobody is signed in, and no password changed, without the code.
      const wantsCode = account.factors.length > 0 && (wantsPassword || session?.user.id !== account.id);
      if (wantsCode && !hasCode)
        return (
          <LateCodeDoor
            email={account.email}
            factors={account.factors}
            whose="linked"
            onGiven={async () => setHasCode(true)}
            leave={{ label: t('link.stayOut'), run: () => dropMailLink().then(goOn) }}
          />
        );
      return wantsPassword ? (
        <NewPassword account={account} onSaved={() => setHasPassword(true)} onSignedIn={goOn} />
      ) : (
        <ChooseAccount
          account={account}
          what={hasPassword ? t('account.passwordChanged') : t(`link.${kind}`)}
          onDone={goOn}
        />
      );
    }
  }
}
