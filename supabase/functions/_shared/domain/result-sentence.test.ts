import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_GROUPS, homeGroup } from './home-groups.ts';
import { resultSentence, SENTENCE_RULES, type GuessedHome } from './result-sentence.ts';

/** Homes of £1,000,000 that were missed by so many percent, with whatever else a rule looks at. */
function homes(...given: (number | (Partial<GuessedHome> & { missPercent: number }))[]): GuessedHome[] {
  return given.map((one, place) => {
    const more = typeof one === 'number' ? { missPercent: one } : one;
    return {
      position: place + 1,
      group: null,
      missMinor: more.missPercent * 1_000_000,
      crowdMissPercent: null,
      closerThanPercent: null,
      ...more,
    };
  });
}

describe('resultSentence()', () => {
  test('says nothing before a guess', () => {
    expect(resultSentence([])).toBeNull();
  });

  test('allSpotOn: every one of three homes or more within five percent', () => {
    expect(resultSentence(homes(1, -5, 0))).toEqual({ key: 'allSpotOn', homes: 3, percent: 5 });
    expect(SENTENCE_RULES.allSpotOn(homes(1, -5.1, 0))).toBeNull();
    expect(SENTENCE_RULES.allSpotOn(homes(1, 2))).toBeNull();
  });

  test('hardest: closer than most on the home that the crowd missed by the most', () => {
    const hard = { missPercent: 12, crowdMissPercent: 30, closerThanPercent: 71 };
    const easy = { missPercent: 40, crowdMissPercent: 4, closerThanPercent: 99 };
    expect(resultSentence(homes(easy, hard))).toEqual({ key: 'hardest', percent: 71 });
    expect(SENTENCE_RULES.hardest(homes(easy, { ...hard, closerThanPercent: 64 }))).toBeNull();
    expect(
      SENTENCE_RULES.hardest(homes({ ...easy, closerThanPercent: 2 }, { ...hard, crowdMissPercent: 9 })),
    ).toBeNull();
    expect(SENTENCE_RULES.hardest(homes(hard, 20))).toBeNull();
  });

  test('kinds: best at one kind of home, off to one side on another', () => {
    const flats = [
      { missPercent: 4, group: 'flats' },
      { missPercent: -6, group: 'flats' },
    ] as const;
    const low = [
      { missPercent: -30, group: 'terraces' },
      { missPercent: -20, group: 'terraces' },
    ] as const;
    expect(resultSentence(homes(...flats, ...low))).toEqual({
      key: 'kindsLow',
      best: 'flats',
      worst: 'terraces',
      amountMinor: 25_000_000,
    });
    const high = low.map((home) => ({ ...home, missPercent: -home.missPercent }));
    expect(resultSentence(homes(...flats, ...high))).toMatchObject({
      key: 'kindsHigh',
      amountMinor: 25_000_000,
    });
    const mixed = [low[0], { missPercent: 30, group: 'terraces' }] as const;
    expect(SENTENCE_RULES.kinds(homes(...flats, ...mixed))).toBeNull();
    expect(SENTENCE_RULES.kinds(homes(...flats, { missPercent: -14, group: 'terraces' }))).toBeNull();
    expect(SENTENCE_RULES.kinds(homes({ missPercent: 11, group: 'flats' }, ...low))).toBeNull();
    expect(SENTENCE_RULES.kinds(homes(...low))).toBeNull();
    expect(SENTENCE_RULES.kinds(homes(2, -40))).toBeNull();
  });

  test('closerOnOne: closer than three quarters of the others on some home', () => {
    const given = homes(
      { missPercent: 12, closerThanPercent: 60 },
      { missPercent: -14, closerThanPercent: 75 },
    );
    expect(resultSentence(given)).toEqual({ key: 'closerOnOne', percent: 75, position: 2 });
    expect(SENTENCE_RULES.closerOnOne(homes({ missPercent: 12, closerThanPercent: 74 }))).toBeNull();
  });

  test('always: to the same side on every home', () => {
    expect(resultSentence(homes(12, 20, 40))).toEqual({ key: 'alwaysHigh', percent: 24 });
    expect(resultSentence(homes(-12, -20, -40))).toEqual({ key: 'alwaysLow', percent: 24 });
    expect(SENTENCE_RULES.always(homes(12, -20, 40))).toBeNull();
    expect(SENTENCE_RULES.always(homes(12, 2, 40))).toBeNull();
    expect(SENTENCE_RULES.always(homes(12, 20))).toBeNull();
  });

  test('nearAndFar: next to the price on one home and nowhere near on another', () => {
    expect(resultSentence(homes(-4, 90, 12))).toEqual({ key: 'nearAndFar', far: 90 });
    expect(SENTENCE_RULES.nearAndFar(homes(-6, 90))).toBeNull();
    expect(SENTENCE_RULES.nearAndFar(homes(-4, 49))).toBeNull();
  });

  test('bestHome: the closest one, within ten percent', () => {
    expect(resultSentence(homes(-30, 9, 25))).toEqual({ key: 'bestHome', percent: 9, position: 2 });
    expect(SENTENCE_RULES.bestHome(homes(11))).toBeNull();
  });

  test('someClose: how many came within a fifth of the price', () => {
    expect(resultSentence(homes(-30, 19, 20, 45))).toEqual({
      key: 'someClose',
      count: 2,
      homes: 4,
      percent: 20,
    });
    expect(SENTENCE_RULES.someClose(homes(21))).toBeNull();
  });

  test('hard: how far the best guess was off, where nothing better can be said', () => {
    expect(resultSentence(homes(-30, 80, 45))).toEqual({ key: 'hard', percent: 30 });
  });

  test('has something to say of every run, and never claims a share of others that nobody counted', () => {
    const share = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
    const home = fc.record({
      missPercent: fc.double({ min: -99, max: 500, noNaN: true }),
      group: fc.option(fc.constantFrom(...HOME_GROUPS), { nil: null }),
      crowdMissPercent: share,
      closerThanPercent: share,
    });
    fc.assert(
      fc.property(fc.array(home, { minLength: 1, maxLength: 10 }), (given) => {
        const found = resultSentence(homes(...given));
        expect(found).not.toBeNull();
        if (found?.key === 'hardest' || found?.key === 'closerOnOne')
          expect(given.map((one) => one.closerThanPercent)).toContain(found.percent);
      }),
    );
  });
});

describe('homeGroup()', () => {
  test('knows the words of listings, in any case, and no others', () => {
    expect(['Flat', 'terraced', 'semi-detached', 'yurt', null].map(homeGroup)).toEqual([
      'flats',
      'terraces',
      'semis',
      null,
      null,
    ]);
  });
});
