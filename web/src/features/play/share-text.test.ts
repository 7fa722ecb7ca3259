import type { SharedRun } from '#wire/results.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { bandText, shareText, shareWords, squareOf } from './share-text.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const run: SharedRun = {
  sessionId: 's',
  game: { slug: 'g', brand: 'default', family: 'public', title: 'Homes', rounds: 3 },
  displayName: 'Ada',
  status: 'finished',
  ranked: true,
  guessed: 2,
  totalScore: 1230,
  maxScore: 3000,
  isSharingDetails: false,
  survived: null,
  rounds: [
    { position: 1, band: 0 },
    { position: 2, band: 5 },
    { position: 3, band: null },
  ],
};

describe('shareText()', () => {
  it('says the total and one square for each home, and nothing else of a round', () => {
    expect(shareText(run, 'https://x.example/r')).toBe(
      'Homes: about 1,230 of 3,000 points\n🟩⬛⬜\nhttps://x.example/r',
    );
  });

  it('keeps quiet about the total where there is none', () => {
    expect(shareText({ ...run, totalScore: null }, 'u')).toBe('Homes:\n🟩⬛⬜\nu');
  });
});

describe('shareWords()', () => {
  it('says every home in words, without a sign that a screen reader would spell out', () => {
    expect(shareWords(run, 'u')).toBe(
      'Homes: about 1,230 of 3,000 points\nHome 1: spot on\nHome 2: way off\nHome 3: not guessed\nu'.replace(
        /: (spot|way|not)/g,
        (_, word: string) => `: ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      ),
    );
  });
});

describe('squareOf()', () => {
  it('tells every band apart by its sign, and bandText() by its word', () => {
    const bands = [0, 1, 2, 3, 4, 5, null];
    expect(new Set(bands.map(squareOf)).size).toBe(7);
    expect(new Set(bands.map(bandText)).size).toBe(7);
  });
});
