import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import en from '#locales/en.json';
import { bandText, shareText, squareOf } from './share-text.ts';
import type { SharedRun } from './run-types.ts';

beforeAll(() => speakLocale('en-GB', en));

const run: SharedRun = {
  sessionId: 's',
  game: { slug: 'g', brand: 'default', family: 'public', title: 'Homes', rounds: 3 },
  displayName: 'Ada',
  status: 'finished',
  finishedAt: null,
  guessed: 2,
  totalScore: 1234,
  maxScore: 3000,
  rating: 'beginner',
  isSharingDetails: false,
  rounds: [
    { position: 1, band: 0 },
    { position: 2, band: 5 },
    { position: 3, band: null },
  ],
};

describe('shareText()', () => {
  it('says the total and one square for each home, and nothing else of a round', () => {
    expect(shareText(run, 'https://x.example/r')).toBe('Homes: 1,234 of 3,000\n🟩⬛⬜\nhttps://x.example/r');
  });

  it('keeps quiet about the total where there is none', () => {
    expect(shareText({ ...run, totalScore: null }, 'u')).toBe('Homes:\n🟩⬛⬜\nu');
  });
});

describe('squareOf()', () => {
  it('tells every band apart by its sign, and bandText() by its word', () => {
    const bands = [0, 1, 2, 3, 4, 5, null];
    expect(new Set(bands.map(squareOf)).size).toBe(7);
    expect(new Set(bands.map(bandText)).size).toBe(7);
  });
});
