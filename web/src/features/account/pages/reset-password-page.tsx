import { useState } from 'react';
import { Link } from '#lib/link.tsx';
import { fieldError, useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { mailLinkUrl, PATHS } from '#lib/paths.ts';
import { sendResetMail } from '#lib/supabase.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { resetRequestSchema } from '../account-schemas.ts';
import { AccountForm } from '../components/account-form.tsx';
import { CheckMail } from '../components/check-mail.tsx';
import { useAccountAction } from '../use-account-action.ts';

/** Asks for the mail with whose link a new password is chosen, on the page of mail links. */
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(resetRequestSchema, { email: '' });
  const { run, error } = useAccountAction(async ({ email }: { email: string }) => {
    await sendResetMail(email, mailLinkUrl(PATHS.home));
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
