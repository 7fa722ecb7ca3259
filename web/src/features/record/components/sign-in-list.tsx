import { browserName } from '#domain/browser-name.ts';
import type { SignIn } from '#wire/profiles.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endSignIn } from '../mutations.ts';
import { readSignIns } from '../queries.ts';

/** Where the account is signed in, and the end of each sign-in but this one, which has a button of its own. */
export function SignInList() {
  const call = useCall(['own sign-ins'], readSignIns);
  const { isBusy, error, run } = useDeed();
  return (
    <>
      <CallView
        call={call}
        waiting={<Skeleton lines={2} height="2.5rem" />}
        failed={t('record.data.signInsFailed')}
      >
        {(signIns) => (
          <ul className="record-friends">
            {signIns.map((signIn) => (
              <Row
                key={signIn.id}
                signIn={signIn}
                isBusy={isBusy}
                onEnd={() =>
                  void run(async () => {
                    await endSignIn(signIn.id);
                    await call.reload();
                  })
                }
              />
            ))}
          </ul>
        )}
      </CallView>
      <DeedError error={error} />
    </>
  );
}

interface RowProps {
  readonly signIn: SignIn;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Row({ signIn: { userAgent, signedInAt, usedAt, isThis }, isBusy, onEnd }: RowProps) {
  const name = nameOf(userAgent);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {isThis ? ` (${t('record.data.thisSignIn')})` : null}
        <p className="muted">
          {t('record.data.signInTimes', { since: formatTime(signedInAt), used: formatTime(usedAt) })}
        </p>
      </div>
      {isThis ? null : (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={t('record.data.endSignInOf', { name, since: formatTime(signedInAt) })}
          onClick={onEnd}
        >
          {t('record.data.endSignIn')}
        </Button>
      )}
    </li>
  );
}

function nameOf(userAgent: string | null): string {
  const { browser, system } = browserName(userAgent ?? '');
  if (browser && system) return t('record.data.browserOn', { browser, system });
  return browser ?? system ?? t('record.data.someDevice');
}
