import type { RoomRound, RoomView } from '#wire/rooms.ts';
import type { CsvValue } from '#domain/csv.ts';
import { minorPerMajor } from '#domain/money.ts';
import { t } from '#lib/i18n.ts';
import { standingOf } from '../room-standing.ts';

interface Report {
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/**
 * A class's game as a table, a line for each pupil: friendly name, place and points, and for each home the guess, the
 * price, how far off it was and its points. Amounts in major units. Nothing else is known of a pupil.
 */
export function reportOf({ players, played }: Pick<RoomView, 'players' | 'played'>): Report {
  const columns = [t('classes.report.name'), t('classes.report.place'), t('classes.report.points')];
  return {
    header: [...columns, ...played.flatMap(headOf)],
    rows: standingOf(players).map(({ player, place }) => [
      player.name,
      place,
      player.score,
      ...played.flatMap((round) => cellsOf(round, player.number)),
    ]),
  };
}

function headOf({ number, currency, isRange }: RoomRound): string[] {
  const named = { number: String(number), currency };
  const amounts = isRange
    ? [t('classes.report.homeLow', named), t('classes.report.homeHigh', named)]
    : [t('classes.report.home', named)];
  return [
    ...amounts,
    t('classes.report.homePrice', named),
    t('classes.report.homeOff', named),
    t('classes.report.homePoints', named),
  ];
}

function cellsOf({ currency, isRange, priceMinor, guesses = [] }: RoomRound, seat: number): CsvValue[] {
  const guess = guesses.find((one) => one.seat === seat);
  const major = (minor: number | null | undefined) =>
    minor == null ? null : minor / minorPerMajor(currency);
  const amounts = isRange ? [guess?.lowMinor, guess?.highMinor] : [guess?.amountMinor];
  return [
    ...amounts.map(major),
    major(priceMinor),
    guess?.errorPercent ?? null,
    // Whoever guessed nothing has no points rather than none.
    guess?.score ?? null,
  ];
}
