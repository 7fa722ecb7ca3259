import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence, errorText } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { useSession } from '#lib/use-session.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { ownPath } from '#kit/access/own-path.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { acceptFriend } from '../mutations.ts';
import { readInvitation } from '../queries.ts';
import '../record.css';

/** Somebody invites the reader to be compared: who, what both will see, and yes or no. */
export function Component() {
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const session = useSession();
  const call = useCall(['friend invitation', token], () => readInvitation(token));
  const record = session ? (
    <TextLink as={Link} look="secondary" to={ownPath(session.user.id)}>
      {t('record.friend.toRecord')}
    </TextLink>
  ) : null;
  const agree = async () => {
    setIsBusy(true);
    setRefused(null);
    try {
      await acceptFriend(token);
      setIsDone(true);
    } catch (thrown) {
      setRefused(errorSentence(toAppError(thrown)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="page record" data-width="text">
      <h1>{t('record.friend.title')}</h1>
      {call.error?.code === 'invitation_over' ? (
        // Nothing to try again: only the friend can send another link.
        <Empty title={errorText(call.error).title} action={record}>
          {errorText(call.error).help}
        </Empty>
      ) : (
        <CallView call={call} waiting={<Skeleton height="10rem" />} failed={t('record.friend.failed')}>
          {({ name, expiresAt, isOwn, areFriends }) => {
            if (isDone || areFriends)
              return (
                <>
                  <p role="status">{t('record.friend.done', { name })}</p>
                  <div>{record}</div>
                </>
              );
            if (isOwn) return <p>{t('record.friend.own')}</p>;
            return (
              <>
                <p className="lead">{t('record.friend.lead', { name })}</p>
                <p>{t('record.friend.what')}</p>
                <p className="muted">{t('record.friend.until', { time: formatTime(expiresAt) })}</p>
                <p role="alert">{refused}</p>
                <div className="record-friend-ways">
                  <Button kind="primary" isBusy={isBusy} onClick={() => void agree()}>
                    {t('record.friend.agree')}
                  </Button>
                  {record}
                </div>
              </>
            );
          }}
        </CallView>
      )}
    </div>
  );
}
