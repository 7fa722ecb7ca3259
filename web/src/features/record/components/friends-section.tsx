import { useState } from 'react';
import type { OwnFriends } from '#wire/profiles.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { inviteFriend, withdrawInvitation } from '../mutations.ts';
import { readFriends } from '../queries.ts';
import { FriendRow } from './friend-row.tsx';

/** Whom the reader is compared with, and the way to invite somebody. */
export function FriendsSection() {
  const call = useCall(['own friends'], readFriends);
  const [made, setMade] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const act = async (what: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(null);
    try {
      await what();
      await call.reload();
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="record-section">
      <h2>{t('record.friends')}</h2>
      <p>{t('record.friends.lead')}</p>
      <CallView call={call} waiting={<Skeleton lines={3} height="2.5rem" />} failed={t('record.failed')}>
        {(found) => (
          <>
            {found.friends.length === 0 ? <p className="muted">{t('record.friends.none')}</p> : null}
            <ul className="record-friends">
              {found.friends.map((friend) => (
                <FriendRow key={friend.id} friend={friend} onChanged={() => void call.reload()} />
              ))}
            </ul>
            <Invitations
              found={found}
              isBusy={isBusy}
              onWithdraw={(id) =>
                void act(async () => {
                  await withdrawInvitation(id);
                  setMade(null);
                })
              }
            />
          </>
        )}
      </CallView>
      {made === null ? null : (
        <CopyField label={t('record.friends.link')} hint={t('record.friends.once')} text={made} />
      )}
      <p role="alert">{error ? errorSentence(error) : null}</p>
      <div>
        <Button isBusy={isBusy} onClick={() => void act(async () => setMade(await inviteFriend()))}>
          {t('record.friends.invite')}
        </Button>
      </div>
    </section>
  );
}

interface InvitationsProps {
  readonly found: OwnFriends;
  readonly isBusy: boolean;
  readonly onWithdraw: (id: string) => void;
}

function Invitations({ found: { invitations }, isBusy, onWithdraw }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <>
      <h3>{t('record.friends.open')}</h3>
      <ul className="record-friends">
        {invitations.map(({ id, createdAt, expiresAt }) => (
          <li key={id}>
            <span>
              {t('record.friends.made', { time: formatTime(createdAt), until: formatTime(expiresAt) })}
            </span>
            <Button size="small" isBusy={isBusy} onClick={() => onWithdraw(id)}>
              {t('record.friends.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
