import { useEffect, useState } from 'react';
import { gameFitsRoom } from '#domain/room-fit.ts';
import { useCall } from '#kit/call/use-call.ts';
import { readGamePage } from '#kit/games/game-search.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { RoomModeChoice } from './room-mode-choice.tsx';
import { RoomTeams } from './room-teams.tsx';
import type { RoomPart } from './room-screen.tsx';

/** The host's next game: the same again, or another one that a room can play, found by its title. */
export function RoomAgain(part: RoomPart) {
  const { view, isBusy, onOrder } = part;
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [game, setGame] = useState<string | null>(null);
  const {
    answer,
    isBusy: isLooking,
    error,
  } = useCall(['room-again', search], () => readGamePage({ search }));
  // Whoever types is asked about once they stop.
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), 250);
    return () => clearTimeout(timer);
  }, [text]);
  const options = (answer?.rows ?? [])
    .filter((one) => gameFitsRoom(one) && one.slug !== view.game.slug)
    .map(({ slug, title, rounds }) => ({
      ...{ value: slug, label: title, note: t('rooms.again.homes', { homes: rounds }) },
    }));
  return (
    <section className="room-again" aria-labelledby="room-again">
      <h3 id="room-again">{t('rooms.again.title')}</h3>
      <Combobox
        label={t('rooms.again.game')}
        hint={t(error ? 'rooms.again.failed' : 'rooms.again.hint')}
        options={options}
        value={game}
        onChange={setGame}
        onSearch={setText}
        labels={{ nothing: t(isLooking ? 'rooms.again.looking' : 'rooms.again.nothing') }}
      />
      <RoomModeChoice
        kind={view.kind}
        mode={view.mode}
        onChoose={(mode) => void onOrder({ command: 'mode', mode })}
      />
      {view.play.teaming === 'teams' ? <RoomTeams {...part} /> : null}
      <Button
        kind="primary"
        size="large"
        isWide
        isBusy={isBusy}
        onClick={() =>
          void onOrder({ command: 'rematch', ...(game === null ? {} : { game, brand: view.game.brand }) })
        }
      >
        {t('rooms.rematch')}
      </Button>
    </section>
  );
}
