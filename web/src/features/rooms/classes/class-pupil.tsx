import type { RoomRound } from '#wire/rooms.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { RoomGuess } from '../components/room-guess.tsx';
import type { RoomPart } from '../components/room-screen.tsx';
import { RoomProof } from '../components/room-proof.tsx';
import { standingOf } from '../room-standing.ts';
import { useDrum } from '../use-drum.ts';

/** A pupil's phone: one's own name, one's own guess, and one's own result; of the others nothing. */
export function ClassPupil(part: RoomPart) {
  const { view } = part;
  const { phase, round, isPaused } = view;
  const me = view.players.find(({ number }) => number === view.you);
  return (
    <div className="class-pupil">
      {phase === 'lobby' ? <p role="status">{t('classes.lobby.wait')}</p> : null}
      {phase === 'guessing' && round ? (
        isPaused ? (
          <section className="class-paused">
            <h2>{t('classes.paused.title')}</h2>
            <p role="status">{t('classes.paused.text')}</p>
          </section>
        ) : (
          // Nobody is told here whom a class waits for.
          <RoomGuess
            key={round.gameListingId}
            {...part}
            round={round}
            view={{ ...view, players: me ? [me] : [] }}
          />
        )
      ) : null}
      {phase === 'revealed' && round ? <OwnResult key={round.gameListingId} {...part} round={round} /> : null}
      {phase === 'finished' ? <OwnPlace {...part} /> : null}
    </div>
  );
}

function OwnResult({ view, offsetMs, round }: RoomPart & { readonly round: RoomRound }) {
  const left = useDrum(round.revealedAt, offsetMs);
  const own = round.guesses?.find(({ seat }) => seat === view.you);
  const money = (minor: number) => formatMoney(minor, round.currency, locale());
  if (left > 0) {
    return (
      <p className="room-drum" role="timer">
        {left}
      </p>
    );
  }
  return (
    <section className="class-result">
      <p className="room-price" role="status">
        {round.priceMinor == null ? t('rooms.noPrice') : t('rooms.price', { price: money(round.priceMinor) })}
      </p>
      {own ? (
        <>
          <p>
            {t('classes.yours', {
              amount:
                own.amountMinor === null
                  ? `${money(own.lowMinor ?? 0)} – ${money(own.highMinor ?? 0)}`
                  : money(own.amountMinor),
            })}
            {own.errorPercent === null
              ? null
              : ` · ${t('classes.missed', { percent: formatPercent(own.errorPercent) })}`}
          </p>
          {own.score === null ? null : (
            <p className="class-points">{t('rooms.points', { points: formatNumber(own.score) })}</p>
          )}
        </>
      ) : (
        <p>{t('classes.noGuess')}</p>
      )}
      <Place view={view} />
      <p className="muted">{t('classes.next')}</p>
    </section>
  );
}

function OwnPlace({ view }: RoomPart) {
  const me = view.players.find(({ number }) => number === view.you);
  return (
    <section className="class-result">
      <h2>{t('classes.finished')}</h2>
      <p className="class-points">{t('rooms.points', { points: formatNumber(me?.score ?? 0) })}</p>
      <Place view={view} />
      <p>{t('classes.line', { name: me?.name ?? '' })}</p>
      <p className="muted">{t('classes.door.kept')}</p>
      <RoomProof rounds={view.played} />
    </section>
  );
}

function Place({ view }: Pick<RoomPart, 'view'>) {
  const standing = standingOf(view.players);
  const place = standing.find(({ player }) => player.number === view.you)?.place;
  return place === undefined ? null : <p>{t('classes.place', { place, count: standing.length })}</p>;
}
