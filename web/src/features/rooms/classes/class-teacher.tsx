import { ROOM_KINDS } from '#domain/room-rules.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { QrCode } from '#kit/sharing/qr-code.tsx';
import { ShareLinkButton } from '#kit/sharing/share-link-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RoomHome } from '../components/room-home.tsx';
import { RoomPeople } from '../components/room-people.tsx';
import { RoomProof } from '../components/room-proof.tsx';
import type { RoomPart } from '../components/room-screen.tsx';
import { doorPath, roomPath } from '../room-kinds.ts';
import { ClassMarks } from './class-marks.tsx';
import { ClassPlaces } from './class-places.tsx';
import { ClassProgress } from './class-progress.tsx';
import { ClassReport } from './class-report.tsx';
import { ClassTools } from './class-tools.tsx';
import { pupilsOf } from './pupils.ts';
import '#kit/sharing/sharing.css';

/** The teacher's own screen: what moves the game, who is there, and the tools for each of them. */
export function ClassTeacher(part: RoomPart) {
  const { view, onOrder } = part;
  const pupils = pupilsOf(view);
  const isFull = pupils.length >= ROOM_KINDS.class.seats;
  return (
    <div className="room-body">
      <div className="room-main">
        <ClassTools {...part} />
        {mainOf(part)}
      </div>
      <aside className="room-side" aria-label={t('classes.pupils')}>
        <p>
          <TextLink as={Link} to={`${roomPath('class', view.code)}&view=projector`} target="_blank">
            {t('classes.projector.open')}
          </TextLink>
          <br />
          <span className="muted">{t('classes.projector.hint')}</span>
        </p>
        <Switch
          label={t('classes.lobby.locked')}
          checked={view.isLocked}
          onChange={({ target }) => void onOrder({ command: 'lock', isLocked: target.checked })}
        />
        <h2>
          {plural('classes.lobby.in', pupils.length, { count: pupils.length })}
          {isFull ? ` (${String(ROOM_KINDS.class.seats)})` : null}
        </h2>
        {pupils.length === 0 ? (
          <p className="muted">{t('classes.nobodyYet')}</p>
        ) : (
          <RoomPeople {...part} view={{ ...view, players: pupils }} />
        )}
      </aside>
    </div>
  );
}

function mainOf({ view }: RoomPart) {
  const { phase, round, isPaused } = view;
  switch (phase) {
    case 'drafting': // no mode for classes has a draft
    case 'lobby':
      return <ClassWays code={view.code} title={view.game.title} />;
    case 'guessing':
      return round ? (
        <>
          <p className="room-progress">{t('rooms.round', { number: round.number, rounds: round.rounds })}</p>
          {isPaused ? <p role="status">{t('classes.paused.teacher')}</p> : null}
          <ClassProgress view={view} />
          {round.isWithdrawn ? <p role="alert">{t('rooms.withdrawn')}</p> : <RoomHome round={round} />}
        </>
      ) : null;
    case 'revealed':
      return round ? (
        <>
          <p className="room-progress">{t('rooms.round', { number: round.number, rounds: round.rounds })}</p>
          <p className="room-price" role="status">
            {round.priceMinor == null
              ? t('rooms.noPrice')
              : t('rooms.price', { price: formatMoney(round.priceMinor, round.currency, locale()) })}
          </p>
          <ClassMarks round={round} players={view.players} most={5} />
        </>
      ) : null;
    case 'finished':
      return (
        <>
          <h2>{t('classes.finished')}</h2>
          <ClassReport view={view} />
          <ClassPlaces view={view} />
          <RoomProof rounds={view.played} />
        </>
      );
  }
}

function ClassWays({ code, title }: { readonly code: string; readonly title: string }) {
  const url = location.origin + roomPath('class', code);
  return (
    <section className="room-lobby">
      <h2>{t('classes.lobby.title')}</h2>
      <p className="room-big-code">{code}</p>
      <p className="muted">{t('rooms.lobby.how', { address: location.host + doorPath('class') })}</p>
      <div className="room-ways">
        <QrCode url={url} slug={`class-${code}`} />
        <ShareLinkButton url={url} title={t('rooms.lobby.share', { game: title })} />
      </div>
    </section>
  );
}
