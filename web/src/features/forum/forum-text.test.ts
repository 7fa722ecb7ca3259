import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import type { RevealedGuess } from '#kit/games/slots.ts';
import { readTexts } from '#locales/read-texts.ts';
import { askingText, escapeMarks, guessedText, postUrl, TEXT_FORMATS } from './forum-text.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const facts = {
  slug: 'sample-forum',
  gameListingId: 'l1',
  title: 'Ático [sunny] *and* wide',
  place: 'Málaga 29016',
  kind: 'Asking price, in EUR',
};
const guess: RevealedGuess = {
  amountMinor: 45_000_000,
  priceMinor: 51_200_000,
  currency: 'GBP',
  priceKind: 'sold',
  priceOn: '2025-03',
};
const origin = 'https://x.example';
const url = 'https://x.example/r/sample-forum/comments/l1/atico-sunny-and-wide';

describe('askingText()', () => {
  it.each(TEXT_FORMATS)('asks in %s without any digit that the home does not have', (format) => {
    const { title, body } = askingText(facts, format, origin);
    const said = `${title}\n${body}`.replaceAll(url, '').replaceAll('29016', '');
    expect(said).not.toMatch(/\d|[£€$]/);
    expect(body).toContain(url);
  });

  it('links to the post, without anybody’s run', () => {
    expect(postUrl(facts, origin)).toBe(url);
    expect(postUrl({ ...facts, title: '🏠' }, origin)).toBe('https://x.example/r/sample-forum/comments/l1/-');
  });

  it('names the town once', () => {
    const inBrisbane = { ...facts, title: 'A house, Brisbane', place: 'Brisbane 4064' };
    expect(askingText(inBrisbane, 'plain', origin).title).toBe(
      'What would you say it costs? A house, Brisbane',
    );
  });

  it('writes a title’s own signs as themselves', () => {
    expect(askingText(facts, 'reddit', origin).body).toContain(
      '**Ático \\[sunny\\] \\*and\\* wide, Málaga 29016**',
    );
    expect(askingText(facts, 'plain', origin).body).toContain('Ático [sunny] *and* wide, Málaga 29016');
  });
});

describe('guessedText()', () => {
  it('hides guess and price inside spoiler tags on Reddit', () => {
    const { title, body } = guessedText(facts, guess, 'reddit', origin);
    expect(body).toContain('>!My guess: £450,000!<');
    expect(body).toContain('>!The price: £512,000 (March 2025)!<');
    const open = `${title}\n${body.replace(/>!.*?!</g, '')}`;
    expect(open).not.toMatch(/450|512|£/);
  });

  it('folds them away in Markdown, and puts them far below elsewhere', () => {
    const folded = guessedText(facts, guess, 'markdown', origin).body;
    expect(folded.replace(/<details>.*<\/details>/s, '')).not.toMatch(/450|512/);
    const plain = guessedText(facts, guess, 'plain', origin).body.split('\n');
    const spoiler = plain.findIndex((line) => line.startsWith('Spoiler'));
    expect(plain.findIndex((line) => line.includes('£450,000')) - spoiler).toBeGreaterThan(15);
  });

  it('says a range, a round without a guess, and a poll without a price', () => {
    const range = { ...guess, amountMinor: null, lowMinor: 40_000_000, highMinor: 50_000_000 };
    expect(guessedText(facts, range, 'reddit', origin).body).toContain('£400,000 – £500,000');
    expect(guessedText(facts, { ...guess, amountMinor: null }, 'reddit', origin).body).toContain(
      'Time ran out',
    );
    const poll = guessedText(facts, { ...guess, priceMinor: null, priceKind: 'poll' }, 'reddit', origin).body;
    expect(poll).not.toContain('The price');
  });
});

describe('escapeMarks()', () => {
  it('lets no text end a spoiler or begin one', () => {
    expect(escapeMarks('>!boo!<')).toBe('\\>\\!boo\\!\\<');
  });
});
