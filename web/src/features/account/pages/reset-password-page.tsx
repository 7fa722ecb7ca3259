import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { fieldError, useSchemaForm } from '#lib/form.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { changePassword, sendResetMail, settleLink } from '#lib/supabase.ts';
import { showToast } from '#ui/toasts.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { newPasswordSchema, resetRequestSchema } from '../account-schemas.ts';
import { AccountForm } from '../components/account-form.tsx';
import { CheckMail } from '../components/check-mail.tsx';
import { useAccountAction } from '../use-account-action.ts';

/** Two steps of one page: ask for the mail, and, coming from its link, choose the new password. */
export function Component() {
  // The link of the mail carries its proof behind the #; without one the player wants the mail.
  const [cameByLink] = useState(() => window.location.hash.includes('access_token'));
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    if (cameByLink) void settleLink().then(setIsSignedIn);
  }, [cameByLink]);
  return isSignedIn ? <NewPassword /> : <ResetRequest />;
}

function ResetRequest() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(resetRequestSchema, { email: '' });
  const { run, error } = useAccountAction(async ({ email }: { email: string }) => {
    await sendResetMail(email, new URL(PATHS.resetPassword, window.location.origin).href);
    setSentTo(email);
  });
  if (sentTo !== null) return <CheckMail email={sentTo} text={t('account.resetMail')} />;
  return (
    <AccountForm
      title={t('account.reset')}
      lead={t('account.resetLead')}
      submit={t('account.sendMail')}
      isBusy={formState.isSubmitting}
      error={error}
      onSubmit={(event) => void handleSubmit(run)(event)}
      foot={
        <TextLink as={Link} to={PATHS.login}>
          {t('account.signIn')}
        </TextLink>
      }
    >
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={fieldError(formState.errors.email)}
        {...register('email')}
      />
    </AccountForm>
  );
}

function NewPassword() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useSchemaForm(newPasswordSchema, { password: '' });
  const { run, error } = useAccountAction(async ({ password }: { password: string }) => {
    await changePassword(password);
    showToast({ tone: 'good', text: t('account.passwordChanged') });
    await navigate(PATHS.home, { replace: true });
  });
  return (
    <AccountForm
      title={t('account.newPassword')}
      submit={t('account.savePassword')}
      isBusy={formState.isSubmitting}
      error={error}
      onSubmit={(event) => void handleSubmit(run)(event)}
    >
      <TextField
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        error={fieldError(formState.errors.password)}
        {...register('password')}
      />
    </AccountForm>
  );
}
