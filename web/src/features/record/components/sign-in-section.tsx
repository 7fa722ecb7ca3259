import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { mailLinkUrl, PATHS } from '#lib/paths.ts';
import { changeEmail, sendResetMail, signOutEverywhere } from '#lib/supabase.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SignInList } from './sign-in-list.tsx';

const SecondFactorSection = lazy(async () => ({
  default: (await withTexts(['second-factor', 'sharing'], () => import('./second-factor-section.tsx')))
    .SecondFactorSection,
}));

const schema = z.object({ email: z.email().max(254) });

/** The address, the password and the second factor of an account, and the end of its sessions. */
export function SignInSection({ email }: { readonly email: string }) {
  // A second factor that comes ends sign-ins without its code: they are read anew.
  const [changes, setChanges] = useState(0);
  return (
    <section className="record-section">
      <h2>{t('record.data.signIn')}</h2>
      <NewAddress email={email} />
      <NewPassword email={email} />
      <Suspense fallback={<Skeleton height="10rem" />}>
        <SecondFactorSection onChanged={() => setChanges((count) => count + 1)} />
      </Suspense>
      <Sessions key={changes} />
    </section>
  );
}

function NewAddress({ email }: { readonly email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm({
    schema,
    start: { email: '' },
    refusals: { email_exists: 'email', email_address_invalid: 'email' },
    send: async (values) => {
      await changeEmail(values.email, mailLinkUrl(PATHS.home));
      setSentTo(values.email);
      form.reset({ email: '' });
    },
  });
  return (
    <>
      <FormFrame form={form} submit={t('record.data.addressNow')}>
        <FormText
          {...form.field('email')}
          type="email"
          autoComplete="email"
          label={t('record.data.address')}
          hint={t('record.data.addressHint')}
        />
      </FormFrame>
      <p role="status">
        {sentTo === null ? null : t('record.data.addressSent', { old: email, new: sentTo })}
      </p>
    </>
  );
}

function NewPassword({ email }: { readonly email: string }) {
  const [isSent, setIsSent] = useState(false);
  const { isBusy, error, run } = useDeed();
  return (
    <>
      <h3>{t('record.data.password')}</h3>
      <p>{t('record.data.passwordHelp')}</p>
      <div>
        <Button
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              await sendResetMail(email, mailLinkUrl(PATHS.home));
              setIsSent(true);
            })
          }
        >
          {t('record.data.passwordNow')}
        </Button>
      </div>
      <p role="status">{isSent ? t('record.data.passwordSent', { email }) : null}</p>
      <DeedError error={error} />
    </>
  );
}

function Sessions() {
  const { isBusy, error, run } = useDeed();
  return (
    <>
      <h3>{t('record.data.sessions')}</h3>
      <p>{t('record.data.signInsHelp')}</p>
      <SignInList />
      <p>{t('record.data.sessionsHelp')}</p>
      <div>
        <Button isBusy={isBusy} onClick={() => void run(signOutEverywhere)}>
          {t('record.data.sessionsNow')}
        </Button>
      </div>
      <DeedError error={error} />
    </>
  );
}
