import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { readKeptName } from '#kit/games/kept-name.ts';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, mailLinkUrl, safeReturnPath } from '#lib/paths.ts';
import { signUp } from '#lib/supabase.ts';
import { TextLink } from '#ui/text-link.tsx';
import { createAccountSchema } from '../account-schemas.ts';
import { checkName } from '../check-name.ts';
import { followSignIn } from '../after-sign-in.ts';
import { AccountForm } from '../components/account-form.tsx';
import { CheckMail } from '../components/check-mail.tsx';

/** A new account for players of 16 and older. The guest's runs come along. */
export function Component() {
  const navigate = useNavigate();
  const next = safeReturnPath(useSearchParams()[0].get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm({
    schema: createAccountSchema,
    start: {
      displayName: readKeptName(),
      ...{ email: '', password: '', is16OrOlder: false },
    },
    refusals: { words_refused: 'displayName', price_in_name: 'displayName' },
    send: async ({ displayName, email, password }) => {
      await checkName(displayName);
      if (!(await signUp(email, password, displayName, mailLinkUrl(next)))) {
        setSentTo(email);
        return;
      }
      await followSignIn();
      await navigate(next, { replace: true });
    },
  });
  if (sentTo !== null)
    return (
      <CheckMail email={sentTo} text={t('account.confirmMail')} missing={t('account.confirmMailMissing')} />
    );
  return (
    <AccountForm
      title={t('account.create')}
      lead={t('account.createLead')}
      submit={t('account.create')}
      sending={t('account.creating')}
      form={form}
      foot={
        <TextLink as={Link} to={loginPath(next)}>
          {t('account.haveOne')}
        </TextLink>
      }
    >
      <FormText
        {...form.field('displayName')}
        label={t('account.name')}
        hint={t('start.nameHint')}
        autoComplete="nickname"
      />
      <FormText {...form.field('email')} label={t('account.email')} type="email" autoComplete="email" />
      <FormText
        {...form.field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <FormCheck {...form.field('is16OrOlder')} label={t('account.age')} />
    </AccountForm>
  );
}
