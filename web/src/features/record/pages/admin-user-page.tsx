import { useState } from 'react';
import { deleteAccount as call } from '#wire/profiles.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { signOut } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { forgetOnDevice } from '#kit/rows/device-store.ts';
import { Button } from '#ui/button.tsx';
import { OwnWays } from '../components/own-ways.tsx';
import { SignInSection } from '../components/sign-in-section.tsx';
import { deleteAccount } from '../mutations.ts';
import { readOwnData } from '../queries.ts';
import '../record.css';

const GOES = ['account', 'profile', 'friends', 'drafts', 'comments'] as const;
const STAYS = ['runs', 'games', 'logs'] as const;

/** What is kept about a person: to take along, and to delete. */
export function Component() {
  const [kept, setKept] = useState<number | null>(null);
  const session = useSession();
  if (kept !== null)
    return (
      <div className="page-notice" role="status">
        <h1>{t('record.data.gone')}</h1>
        <p>{plural('record.data.goneHelp', kept)}</p>
        <a className="ui-link" href={PATHS.home}>
          {t('record.data.home')}
        </a>
      </div>
    );
  return (
    <div className="page record" data-width="text">
      <h1>{t('record.data.title')}</h1>
      <p className="lead">{t('record.data.lead', { email: session?.user.email ?? '' })}</p>
      <OwnWays here="data" />
      <SignInSection email={session?.user.email ?? ''} />
      <TakeAlong />
      <Delete onDeleted={setKept} />
    </div>
  );
}

function TakeAlong() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const take = async () => {
    setIsBusy(true);
    setSaid(null);
    try {
      const text = JSON.stringify(await readOwnData(), null, 2);
      saveBlob('house-price-game.json', new Blob([text], { type: 'application/json' }));
      setSaid(t('record.data.taken'));
    } catch (thrown) {
      setSaid(errorSentence(toAppError(thrown)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="record-section">
      <h2>{t('record.data.take')}</h2>
      <p>{t('record.data.takeHelp')}</p>
      <div>
        <Button isBusy={isBusy} onClick={() => void take()}>
          {t('record.data.takeNow')}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

function Delete({ onDeleted }: { readonly onDeleted: (runsKept: number) => void }) {
  const session = useSession();
  const form = useSchemaForm({
    schema: call.takes,
    start: { email: '' },
    refusals: { email_differs: 'email' },
    send: async ({ email }) => {
      const { runsKept } = await deleteAccount(email);
      // The account is gone, so the server may not know whom to sign out; this browser forgets them all the same.
      await signOut().catch(() => undefined);
      await forgetOnDevice({ waitingOf: session?.user.id ?? null }).catch(() => undefined);
      onDeleted(runsKept);
    },
  });
  return (
    <section className="record-section">
      <h2>{t('record.data.delete')}</h2>
      <h3>{t('record.data.goes')}</h3>
      <ul className="record-plain">
        {GOES.map((what) => (
          <li key={what}>{t(`record.data.goes.${what}`)}</li>
        ))}
      </ul>
      <h3>{t('record.data.stays')}</h3>
      <ul className="record-plain">
        {STAYS.map((what) => (
          <li key={what}>{t(`record.data.stays.${what}`)}</li>
        ))}
      </ul>
      <FormFrame
        form={form}
        kind="danger"
        submit={t('record.data.deleteNow')}
        errorNote={t('record.data.nothing')}
      >
        <FormText
          {...form.field('email')}
          type="email"
          autoComplete="off"
          label={t('record.data.email')}
          hint={t('record.data.emailHint')}
        />
      </FormFrame>
    </section>
  );
}
