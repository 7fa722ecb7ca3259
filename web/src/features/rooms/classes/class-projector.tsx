import { useRef } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { QrCode } from '#kit/sharing/qr-code.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RoomHome } from '../components/room-home.tsx';
import type { RoomPart } from '../components/room-screen.tsx';
import { doorPath, roomPath } from '../room-kinds.ts';
import { useDrum } from '../use-drum.ts';
import { ClassMarks } from './class-marks.tsx';
import { ClassPlaces } from './class-places.tsx';
import { ClassProgress } from './class-progress.tsx';
import { ClassTools } from './class-tools.tsx';
import { pupilsOf } from './pupils.ts';
import '#kit/sharing/sharing.css';

const PODIUM = 3;

/** What everybody in the classroom sees: big, no guess before the price, and never who has still to guess. */
export function ClassProjector(part: RoomPart) {
  const { view } = part;
  const screen = useRef<HTMLElement>(null);
  const isTeacher = view.host === view.you;
  return (
    <section className="class-projector" ref={screen}>
      {shownOf(part)}
      <footer className="class-foot">
        {isTeacher ? <ClassTools {...part} /> : null}
        {'requestFullscreen' in document.documentElement ? (
          <Button
            kind="quiet"
            onClick={() => void screen.current?.requestFullscreen().catch(() => undefined)}
          >
            {t('classes.projector.full')}
          </Button>
        ) : null}
        {isTeacher ? (
          <TextLink as={Link} look="quiet" to={roomPath('class', view.code)}>
            {t('classes.projector.leave')}
          </TextLink>
        ) : null}
      </footer>
    </section>
  );
}

function shownOf(part: RoomPart) {
  const { view } = part;
  const { phase, round, isPaused } = view;
  switch (phase) {
    case 'drafting': // no mode for classes has a draft
    case 'lobby':
      return <Lobby {...part} />;
    case 'guessing':
      if (!round) return null;
      return (
        <>
          <p className="room-progress">{t('rooms.round', { number: round.number, rounds: round.rounds })}</p>
          {isPaused ? (
            <p className="class-big">{t('classes.paused.title')}</p>
          ) : round.isWithdrawn ? (
            <p role="alert">{t('rooms.withdrawn')}</p>
          ) : (
            <RoomHome round={round} />
          )}
          <ClassProgress view={view} />
        </>
      );
    case 'revealed':
      return <Reveal {...part} />;
    case 'finished':
      return (
        <>
          <h2>{t('rooms.podium')}</h2>
          <ClassPlaces view={view} most={PODIUM} />
        </>
      );
  }
}

function Lobby({ view }: RoomPart) {
  const url = location.origin + roomPath('class', view.code);
  const pupils = pupilsOf(view);
  return (
    <div className="class-lobby">
      <QrCode url={url} slug={`class-${view.code}`} />
      <div>
        <p>{t('classes.projector.join', { address: location.host + doorPath('class') })}</p>
        <p className="class-big">{view.code}</p>
        <p role="status">{plural('classes.lobby.in', pupils.length, { count: pupils.length })}</p>
        <ul className="class-names">
          {pupils.map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Reveal({ view, offsetMs }: RoomPart) {
  const { round } = view;
  const left = useDrum(round?.revealedAt ?? null, offsetMs);
  if (!round) return null;
  if (left > 0) {
    return (
      <p className="room-drum" role="timer">
        {left}
      </p>
    );
  }
  return (
    <>
      <p className="room-progress">{t('rooms.round', { number: round.number, rounds: round.rounds })}</p>
      <p className="class-big" role="status">
        {round.priceMinor == null
          ? t('rooms.noPrice')
          : t('rooms.price', { price: formatMoney(round.priceMinor, round.currency, locale()) })}
      </p>
      <ClassMarks round={round} players={view.players} most={PODIUM} />
    </>
  );
}
