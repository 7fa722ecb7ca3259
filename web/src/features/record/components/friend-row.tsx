import { useState } from 'react';
import type { Friend } from '#wire/profiles.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { leaveFriend } from '../mutations.ts';
import { readHeadToHead } from '../queries.ts';

interface FriendRowProps {
  readonly friend: Friend;
  readonly onChanged: () => void;
}

/** A friend, how the games that both ended stand, those games, and the way out. */
export function FriendRow({ friend: { id, name, games, won, lost }, onChanged }: FriendRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const leave = async () => {
    setIsBusy(true);
    setRefused(null);
    try {
      await leaveFriend(id);
      setIsAsking(false);
      onChanged();
    } catch (thrown) {
      setRefused(errorSentence(toAppError(thrown)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        {games === 0
          ? t('record.friends.noGames')
          : plural('record.friends.score', games, { won: formatNumber(won), lost: formatNumber(lost) })}
      </span>
      <span className="record-friend-ways">
        {games > 0 ? (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('record.friends.games')}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="quiet"
          onClick={() => setIsAsking(true)}
          aria-label={t('record.friends.leaveOne', { name })}
        >
          {t('record.friends.leave')}
        </Button>
      </span>
      {isOpen ? <HeadToHead id={id} name={name} /> : null}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('record.friends.leaveOne', { name })}
        labels={{ close: t('record.friends.stay') }}
      >
        <p>{t('record.friends.leaveHelp', { name })}</p>
        <p role="alert">{refused}</p>
        <div className="record-friend-ways">
          <Button onClick={() => setIsAsking(false)}>{t('record.friends.stay')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void leave()}>
            {t('record.friends.leave')}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

function HeadToHead({ id, name }: { readonly id: string; readonly name: string }) {
  const call = useCall(['head to head', id], () => readHeadToHead(id));
  return (
    <CallView call={call} waiting={<Skeleton lines={4} height="2rem" />} failed={t('record.failed')}>
      {({ latest }) => (
        <table className="record-table">
          <thead>
            <tr>
              <th scope="col">{t('record.friends.game')}</th>
              <th scope="col">{t('record.friends.you')}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {latest.map((game) => (
              <tr key={game.gameId}>
                <th scope="row">{game.title}</th>
                <td>{formatNumber(game.ownScore)}</td>
                <td>{formatNumber(game.friendScore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CallView>
  );
}
