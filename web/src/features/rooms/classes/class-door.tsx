import type { RoomEntry } from '#wire/rooms.ts';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '#kit/call/use-call.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { newId } from '#lib/new-id.ts';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CodeForm } from '../components/room-door.tsx';
import { SaidError } from '../components/said-error.tsx';
import { openRoom, readRoomGames } from '../room-calls.ts';
import { useRoomSend } from '../use-room-send.ts';

interface ClassDoorProps {
  /** slug of the game that the class is to play */
  readonly game: string | null;
  readonly isUnknown: boolean;
  readonly onEnter: (entry: RoomEntry) => void;
  readonly onCode: (code: string) => void;
}

/** Before a class: pupils type the code, a teacher with an account opens a room. */
export function ClassDoor({ game, isUnknown, onEnter, onCode }: ClassDoorProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className="room-door">
      <CodeForm isUnknown={isUnknown} onCode={onCode} />
      <section className="room-form">
        <h2>{t('classes.door.title')}</h2>
        <p>{t('classes.door.lead')}</p>
        {session === null ? (
          <>
            <p>{t('classes.door.signIn')}</p>
            <p>
              <TextLink as={Link} to={loginPath(pathname + search)}>
                {t('classes.door.toSignIn')}
              </TextLink>
            </p>
          </>
        ) : (
          <OpenClass game={game} onEnter={onEnter} />
        )}
        <p className="muted">{t('classes.door.kept')}</p>
      </section>
    </div>
  );
}

function OpenClass({ game, onEnter }: Pick<ClassDoorProps, 'game' | 'onEnter'>) {
  const usual = game ?? brand().brandedGameSlug;
  const { answer: games } = useCall(['room-games'], readRoomGames);
  const [chosen, setChosen] = useState(usual);
  const [requestKey] = useState(newId);
  const { isBusy, error, send } = useRoomSend();
  // A class plays in a mode of its own, so of a game it matters only that no miss ends it.
  const options = (games ?? [])
    .filter(({ missLimitLog }) => missLimitLog === null)
    .map(({ slug, title }) => ({ value: slug, label: title }));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const entry = await send(() => openRoom({ game: chosen, kind: 'class', watches: true, requestKey }));
    if (entry) onEnter(entry);
  };
  return (
    <form className="room-form" onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={t('rooms.open.game')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={
          options.some(({ value }) => value === chosen)
            ? options
            : [{ value: chosen, label: chosen === usual ? t('rooms.open.usual') : chosen }, ...options]
        }
      />
      <SaidError error={error} />
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {t('classes.door.open')}
      </Button>
    </form>
  );
}
