import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import type { z } from 'zod';
import { fieldError, useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, mailLinkUrl, safeReturnPath } from '#lib/paths.ts';
import { readStored } from '#lib/stored.ts';
import { signUp } from '#lib/supabase.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { createAccountSchema } from '../account-schemas.ts';
import { checkName } from '../check-name.ts';
import { claimGuestRuns } from '../claim-runs.ts';
import { AccountForm } from '../components/account-form.tsx';
import { CheckMail } from '../components/check-mail.tsx';
import { useAccountAction } from '../use-account-action.ts';

/** A new account for players of 16 and older. The guest's runs come along. */
export function Component() {
  const navigate = useNavigate();
  const next = safeReturnPath(useSearchParams()[0].get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(createAccountSchema, {
    displayName: readStored('local', 'displayName') ?? '',
    email: '',
    password: '',
    is16OrOlder: false,
  });
  const { errors, isSubmitting } = formState;
  const { run, error } = useAccountAction(
    async ({ displayName, email, password }: z.infer<typeof createAccountSchema>) => {
      await checkName(displayName);
      if (!(await signUp(email, password, displayName, mailLinkUrl(next)))) {
        setSentTo(email);
        return;
      }
      await claimGuestRuns();
      await navigate(next, { replace: true });
    },
  );
  if (sentTo !== null)
    return (
      <CheckMail email={sentTo} text={t('account.confirmMail')} missing={t('account.confirmMailMissing')} />
    );
  return (
    <AccountForm
      title={t('account.create')}
      lead={t('account.createLead')}
      submit={isSubmitting ? t('account.creating') : t('account.create')}
      isBusy={isSubmitting}
      error={error}
      onSubmit={(event) => void handleSubmit(run)(event)}
      foot={
        <TextLink as={Link} to={loginPath(next)}>
          {t('account.haveOne')}
        </TextLink>
      }
    >
      <TextField
        label={t('account.name')}
        hint={t('start.nameHint')}
        autoComplete="nickname"
        maxLength={40}
        error={fieldError(errors.displayName)}
        {...register('displayName')}
      />
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        {...register('email')}
      />
      <TextField
        label={t('account.password')}
        hint={t('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        error={fieldError(errors.password)}
        {...register('password')}
      />
      <label className="account-check">
        <input
          type="checkbox"
          aria-invalid={errors.is16OrOlder ? true : undefined}
          aria-describedby={errors.is16OrOlder ? 'age-error' : undefined}
          {...register('is16OrOlder')}
        />
        <span>{t('account.age')}</span>
      </label>
      {errors.is16OrOlder ? (
        <p id="age-error" className="form-error" role="alert">
          {fieldError(errors.is16OrOlder)}
        </p>
      ) : null}
    </AccountForm>
  );
}
