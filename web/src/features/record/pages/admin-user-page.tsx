import { useState } from 'react';
import { deleteAccount as call } from '#wire/profiles.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { signOutEverywhere } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { dismissLeavingNotice } from '#kit/access/leaving-notice.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { forgetOnDevice } from '#kit/rows/device-store.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toasts.ts';
import { OwnWays } from '../components/own-ways.tsx';
import { SignInSection } from '../components/sign-in-section.tsx';
import { deleteAccount, keepAccount } from '../mutations.ts';
import { readGoesAt, readOwnData } from '../queries.ts';
import '../record.css';

const GOES = ['account', 'profile', 'friends', 'drafts', 'comments'] as const;
const STAYS = ['runs', 'games', 'logs'] as const;

/** What is kept about a person: to take along, and to delete. */
export function Component() {
  const [goneAt, setGoneAt] = useState<string | null>(null);
  const session = useSession();
  if (goneAt !== null)
    return (
      <div className="page-notice" role="status">
        {/* The form that was sent stood far below. */}
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('record.data.gone', { day: formatDate(goneAt) })}
        </h1>
        <p>{t('record.data.goneHelp')}</p>
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
      <Leave onAsked={setGoneAt} />
    </div>
  );
}

/** To delete the account, or to keep one that is to be deleted. */
function Leave({ onAsked }: { readonly onAsked: (goesAt: string) => void }) {
  const call = useCall(['account goes at'], readGoesAt);
  return (
    <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('record.data.leavingFailed')}>
      {(goesAt) =>
        goesAt === null ? <Delete onAsked={onAsked} /> : <Keep goesAt={goesAt} onKept={call.reload} />
      }
    </CallView>
  );
}

function Keep({ goesAt, onKept }: { readonly goesAt: string; readonly onKept: () => void }) {
  const { isBusy, error, run } = useDeed();
  return (
    <section className="record-section">
      <h2>{t('record.data.leaving', { day: formatDate(goesAt) })}</h2>
      <p>{t('record.data.leavingHelp')}</p>
      <div>
        <Button
          kind="primary"
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              await keepAccount();
              dismissLeavingNotice();
              showToast({ tone: 'good', text: t('record.data.kept') });
              onKept();
            })
          }
        >
          {t('record.data.keep')}
        </Button>
      </div>
      <DeedError error={error} />
    </section>
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

function Delete({ onAsked }: { readonly onAsked: (goesAt: string) => void }) {
  const session = useSession();
  const form = useSchemaForm({
    schema: call.takes,
    start: { email: '' },
    refusals: { email_differs: 'email' },
    send: async ({ email }) => {
      const { goesAt } = await deleteAccount(email);
      // Everywhere: whoever wants it back signs in, and is told the day.
      await signOutEverywhere().catch(() => undefined);
      await forgetOnDevice({ waitingOf: session?.user.id ?? null }).catch(() => undefined);
      onAsked(goesAt);
    },
  });
  return (
    <section className="record-section">
      <h2>{t('record.data.delete')}</h2>
      <p>{t('record.data.deleteHelp')}</p>
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
