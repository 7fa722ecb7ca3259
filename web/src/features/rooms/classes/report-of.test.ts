import { expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomGuess, RoomPlayer, RoomRound } from '#wire/rooms.ts';
import { toCsv } from '#domain/csv.ts';
import { reportOf } from './report-of.ts';

const [one, two, teacher] = room.players as [RoomPlayer, RoomPlayer, RoomPlayer];
const players = [
  { ...one, name: '=HYPERLINK("x")', score: 400 },
  { ...two, name: 'Amber Otter', score: 900 },
  { ...teacher, name: 'Warm Wren' },
];
const guess = (seat: number, amountMinor: number, score: number): RoomGuess => ({
  ...{ seat, amountMinor, lowMinor: null, highMinor: null, score, label: null, errorPercent: 12.5 },
});
const played = [
  { ...(room.round as RoomRound), priceMinor: 50_000_000, guesses: [guess(2, 45_000_000, 900)] },
  { ...(room.round as RoomRound), number: 2, priceMinor: 20_000_000, guesses: [guess(1, 10_000_000, 400)] },
];

test('reportOf() has a line for each pupil, the best first, with amounts in pounds, and none for the teacher', () => {
  const { header, rows } = reportOf({ players, played });
  expect(header).toHaveLength(3 + 2 * 4);
  expect(rows).toEqual([
    ['Amber Otter', 1, 900, 450_000, 500_000, 12.5, 900, null, 200_000, null, null],
    ['=HYPERLINK("x")', 2, 400, null, 500_000, null, null, 100_000, 200_000, 12.5, 400],
  ]);
  expect(rows.every((row) => row.length === header.length)).toBe(true);
});

test('reportOf() gives a range two columns', () => {
  const range = { ...guess(2, 0, 5), amountMinor: null, lowMinor: 1_000_000, highMinor: 3_000_000 };
  const one = { ...(played[0] as RoomRound), isRange: true, guesses: [range] };
  const { header, rows } = reportOf({ players, played: [one] });
  expect(header).toHaveLength(3 + 5);
  expect(rows[0]?.slice(3)).toEqual([10_000, 30_000, 500_000, 12.5, 5]);
});

test('reportOf() as a file runs nothing in a spreadsheet', () => {
  const { header, rows } = reportOf({ players, played });
  expect(toCsv(header, rows)).toContain(`"'=HYPERLINK(""x"")"`);
});
