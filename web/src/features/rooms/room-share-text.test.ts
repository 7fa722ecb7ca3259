import { expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomRound, RoomView } from '#wire/rooms.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { roomShareText } from './room-share-text.ts';

speakLocale('en-GB', readTexts('en'));

const guess = {
  ...{ seat: 1, amountMinor: 45_000_000, lowMinor: null, highMinor: null, score: 731, errorPercent: 6.11 },
};
const played: RoomRound[] = [
  { ...(room.round as RoomRound), priceMinor: 48_123_400, guesses: [{ ...guess, label: 'excellent' }] },
  { ...(room.round as RoomRound), number: 2, priceMinor: 51_987_600, guesses: [] },
];
const view: RoomView = { ...room, phase: 'finished', lastGame: null, played };

test('roomShareText() says place and squares, and nothing that a price follows from', () => {
  const text = roomShareText(view, 'https://example.com/play/party') ?? '';
  expect(text).toBe(`${room.game.title}: place 1 of 2 in a room\n🟢⬜\nhttps://example.com/play/party`);
  expect(text).not.toMatch(/731|450|481|519|6\.1/);
});

test('roomShareText() of all together names no place, and whoever watched has nothing to share', () => {
  const together = { ...view, play: { ...view.play, teaming: 'together' as const } };
  expect(roomShareText(together, 'x')).toContain('guessed together in a room');
  expect(roomShareText({ ...view, you: 3 }, 'x')).toBeNull();
  expect(roomShareText({ ...view, played: [] }, 'x')).toBeNull();
});
