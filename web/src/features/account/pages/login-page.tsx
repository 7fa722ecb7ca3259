import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { fieldError, useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, PATHS, safeReturnPath } from '#lib/paths.ts';
import { signIn } from '#lib/supabase.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { signInSchema } from '../account-schemas.ts';
import { claimGuestRuns } from '../claim-runs.ts';
import { AccountForm } from '../components/account-form.tsx';
import { useAccountAction } from '../use-account-action.ts';

/** Sign in, take this browser's runs along, and go back to where the player was. */
export function Component() {
  const navigate = useNavigate();
  const next = safeReturnPath(useSearchParams()[0].get('next'));
  const { register, handleSubmit, formState } = useSchemaForm(signInSchema, { email: '', password: '' });
  const { run, error } = useAccountAction(
    async ({ email, password }: { email: string; password: string }) => {
      await signIn(email, password);
      await claimGuestRuns();
      await navigate(next, { replace: true });
    },
  );
  return (
    <AccountForm
      title={t('account.signIn')}
      submit={formState.isSubmitting ? t('account.signingIn') : t('account.signIn')}
      isBusy={formState.isSubmitting}
      error={error}
      onSubmit={(event) => void handleSubmit(run)(event)}
      foot={
        <>
          <TextLink as={Link} to={loginPath(next, PATHS.createAccount)}>
            {t('account.create')}
          </TextLink>
          <TextLink as={Link} to={PATHS.resetPassword}>
            {t('account.forgot')}
          </TextLink>
        </>
      }
    >
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={fieldError(formState.errors.email)}
        {...register('email')}
      />
      <TextField
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
        error={fieldError(formState.errors.password)}
        {...register('password')}
      />
    </AccountForm>
  );
}
