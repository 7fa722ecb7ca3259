import { afterEach, describe, expect, it } from 'vitest';
import { ERRORS } from '#domain/error-codes.ts';
import { ERROR_BANDS } from '#domain/error-bands.ts';
import { HINTS } from '#domain/hints.ts';
import { RATINGS } from '#domain/rating.ts';
import { readTexts } from '#locales/read-texts.ts';
import { chooseLocale, fillText, plural, speakLocale, t } from './i18n.ts';

const en = readTexts('en');
const enUs = readTexts('en-us');
const es = readTexts('es');

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

afterEach(() => speakLocale('en-GB', en));

describe('locales', () => {
  it('have the same keys in Spanish, and no other keys in American English', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
    expect(Object.keys(en)).toEqual(expect.arrayContaining(Object.keys(enUs)));
  });

  it('have in American English a text of its own wherever the base is British, and nowhere else', () => {
    const british =
      /colour|favour|centre|\bmetre|grey|[a-z]ise\b(?<!otherwise|precise|exercise|rise|wise|noise)|spoilt|learnt|e-mail|\bmail\b|\bflat\b|terrace|semi-detached|postcode|£|m²/i;
    // What is filled in has a name, and no reader sees it.
    const said = (text: string) => text.replaceAll(/\{\w+\}/g, '');
    const needed = Object.entries(en).filter(([, text]) => british.test(said(text)));
    expect(needed.map(([key]) => key).filter((key) => !(key in enUs))).toEqual([]);
    for (const [key, text] of Object.entries(enUs)) {
      expect(text, key).not.toBe((en as Record<string, string>)[key]);
      expect(said(text), key).not.toMatch(british);
    }
  });

  it('fill the same places in every language', () => {
    for (const [key, text] of Object.entries(en))
      expect(places((es as Record<string, string>)[key] ?? ''), key).toEqual(places(text));
    for (const [key, text] of Object.entries(enUs))
      expect(places(text), key).toEqual(places((en as Record<string, string>)[key] ?? ''));
  });

  it('have a text and a way out for every error code, and words for what the server names', () => {
    for (const code of Object.keys(ERRORS)) {
      expect(en).toHaveProperty([`errors.${code}`]);
      expect(en).toHaveProperty([`errors.${code}.help`]);
    }
    for (const { key } of ERROR_BANDS) expect(en).toHaveProperty([`band.${key}`]);
    for (const { kind } of HINTS) expect(en).toHaveProperty([`hints.${kind}`]);
    for (const rating of RATINGS) expect(en).toHaveProperty([`rating.${rating}`]);
  });
});

describe('fillText()', () => {
  it("writes numbers the locale's way and leaves unknown places alone", () => {
    expect(fillText('{n} of {m}', { n: 12345 }, 'en-GB')).toBe('12,345 of {m}');
    expect(fillText('{n}', { n: 12345 }, 'es')).toBe('12.345');
  });
});

describe('plural()', () => {
  it('chooses by the count', () => {
    speakLocale('en-GB', en);
    expect([plural('games.rounds', 1), plural('games.rounds', 5)]).toEqual(['1 home', '5 homes']);
  });

  it('takes the text of a further category of the language, and "other" where there is none', () => {
    speakLocale('es', es);
    expect(plural('games.rounds', 1_000_000)).toBe(plural('games.rounds', 2).replace('2', '1.000.000'));
    const more = { ...es, 'games.rounds.many': '{count} de casas' };
    speakLocale('es', more);
    expect([plural('games.rounds', 1_000_000), plural('games.rounds', 2)]).toEqual([
      '1.000.000 de casas',
      es['games.rounds.other'].replace('{count}', '2'),
    ]);
  });
});

describe('t()', () => {
  it('speaks the locale that is in use', () => {
    speakLocale('es', es);
    expect(t('shell.signIn')).toBe('Iniciar sesión');
  });
});

describe('chooseLocale()', () => {
  it('takes the choice, then what the browser asks for, of those the brand speaks', () => {
    expect(chooseLocale(['en-GB', 'es'], 'es', ['en-GB'])).toBe('es');
    expect(chooseLocale(['en-GB', 'es'], null, ['es-MX', 'en'])).toBe('es');
    expect(chooseLocale(['en-GB'], 'es', ['es'])).toBe('en-GB');
    expect(chooseLocale(['en'], null, ['en-US'])).toBe('en-US');
    expect(chooseLocale([], null, ['fr'])).toBe('en-GB');
  });
});
