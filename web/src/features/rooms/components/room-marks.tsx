import type { RoomRound, RoomView } from '#wire/rooms.ts';
import type { CSSProperties } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { middleOf, scaleOf } from '../guess-scale.ts';

interface RoomMarksProps {
  readonly round: RoomRound;
  readonly view: RoomView;
}

/** Everybody's guess on one scale with the price, the nearest first; the same in words for whoever sees no scale. */
export function RoomMarks({ round, view }: RoomMarksProps) {
  const { players, you, play } = view;
  const { priceMinor, currency } = round;
  const isTogether = play.teaming === 'together';
  // All say one amount there, so it stands once.
  const guesses = (round.guesses ?? []).slice(0, isTogether ? 1 : undefined);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const scale = scaleOf([...guesses.map(middleOf), ...(priceMinor == null ? [] : [priceMinor])]);
  if (guesses.length === 0) return <p>{t('rooms.nobodyGuessed')}</p>;
  return (
    <ol
      className="room-marks"
      style={priceMinor == null ? undefined : ({ '--price': scale(priceMinor) } as CSSProperties)}
    >
      {guesses.map((guess) => (
        <li key={guess.seat} data-you={isTogether || guess.seat === you || undefined}>
          <span className="room-mark-name">
            {isTogether ? t('rooms.coop.all') : players.find(({ number }) => number === guess.seat)?.name}
          </span>
          <span className="room-mark-lane" aria-hidden="true">
            <span className="room-mark" style={{ '--at': scale(middleOf(guess)) } as CSSProperties} />
          </span>
          <span className="room-mark-amount">
            {guess.amountMinor === null
              ? `${money(guess.lowMinor ?? 0)} – ${money(guess.highMinor ?? 0)}`
              : money(guess.amountMinor)}
            {guess.errorPercent === null ? null : ` · ${formatPercent(guess.errorPercent)}`}
          </span>
          <b className="room-mark-points">
            {guess.score === null ? '–' : t('rooms.points', { points: formatNumber(guess.score) })}
          </b>
        </li>
      ))}
    </ol>
  );
}
