import type { RoomPlayer, RoomRound } from '#wire/rooms.ts';
import type { CSSProperties } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { middleOf, scaleOf } from '../guess-scale.ts';
import { stackMarks } from './stack-marks.ts';

interface ClassMarksProps {
  readonly round: RoomRound;
  readonly players: readonly RoomPlayer[];
  /** so many of the nearest stand by name */
  readonly most: number;
}

/** Every guess of a class as a mark on one scale with the price, and the nearest by name. */
export function ClassMarks({ round, players, most }: ClassMarksProps) {
  const { guesses = [], priceMinor, currency } = round;
  if (guesses.length === 0) return <p>{t('rooms.nobodyGuessed')}</p>;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const amounts = guesses.map(middleOf);
  const scale = scaleOf([...amounts, ...(priceMinor == null ? [] : [priceMinor])]);
  const marks = stackMarks(guesses.map((guess) => ({ key: guess.seat, at: scale(middleOf(guess)) })));
  const tallest = Math.max(...marks.map(({ level }) => level)) + 1;
  const ends = { low: money(Math.min(...amounts)), high: money(Math.max(...amounts)) };
  return (
    <div className="class-marks">
      <div
        className="class-marks-field"
        role="img"
        aria-label={t('classes.marks', ends)}
        style={
          { '--price': priceMinor == null ? -1 : scale(priceMinor), '--levels': tallest } as CSSProperties
        }
      >
        {marks.map(({ key, at, level }) => (
          <i key={key} style={{ '--at': at, '--level': level } as CSSProperties} />
        ))}
      </div>
      <p className="muted">{t('classes.marks', ends)}</p>
      <h2>{t('classes.nearest')}</h2>
      <ol className="room-places">
        {guesses.slice(0, most).map(({ seat, amountMinor, lowMinor, highMinor, errorPercent, score }) => (
          <li key={seat}>
            <span className="room-name">{players.find(({ number }) => number === seat)?.name}</span>
            <span>
              {amountMinor === null
                ? `${money(lowMinor ?? 0)} – ${money(highMinor ?? 0)}`
                : money(amountMinor)}
              {errorPercent === null ? null : ` · ${formatPercent(errorPercent)}`}
            </span>
            <b>{score === null ? '–' : t('rooms.points', { points: formatNumber(score) })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
