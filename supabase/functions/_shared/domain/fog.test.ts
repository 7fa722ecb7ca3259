import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLUE_KEYS } from './clue-keys.ts';
import { CLUE_KINDS, CLUES, cluesInFog, FACTS_BEFORE_CLUES, inFog } from './fog.ts';

const facts = fc.record(
  Object.fromEntries(
    [...CLUE_KEYS, 'title', 'map', 'countryCode'].map((key) => [
      key,
      fc.oneof(fc.constant(null), fc.constant(''), fc.constant([]), fc.string({ minLength: 1 })),
    ]),
  ),
  { requiredKeys: [] },
);
const home = fc.record({ facts, photos: fc.array(fc.nat(), { maxLength: 6 }) });
const opened = fc.subarray([...CLUE_KINDS]);

test('every fact that players read opens with one clue, or is there from the start', () => {
  const named = [...FACTS_BEFORE_CLUES, ...CLUES.flatMap(({ facts: own }): readonly string[] => own)];
  expect(new Set(named).size).toBe(named.length);
  expect([...CLUE_KEYS, 'title', 'map', 'countryCode'].filter((key) => !named.includes(key))).toEqual([]);
  expect(CLUES.map(({ kind }) => kind)).toEqual(CLUE_KINDS);
});

test('nothing that no open clue names shows', () => {
  fc.assert(
    fc.property(home, opened, (whole, open) => {
      const shown = inFog(whole, open);
      const closed = CLUES.filter(({ kind }) => !open.includes(kind)).flatMap(
        (clue): readonly string[] => clue.facts,
      );
      expect(Object.keys(shown.facts).filter((fact) => closed.includes(fact))).toEqual([]);
      expect(shown.photos.length).toBe(
        open.includes('photos') ? whole.photos.length : Math.min(1, whole.photos.length),
      );
    }),
  );
});

test('a further clue shows no less and earns no more; all of them show everything', () => {
  fc.assert(
    fc.property(home, opened, fc.constantFrom(...CLUE_KINDS), (whole, open, one) => {
      const [before, after] = [inFog(whole, open), inFog(whole, [...open, one])];
      expect(after.facts).toMatchObject(before.facts);
      expect(after.photos.slice(0, before.photos.length)).toEqual(before.photos);
      expect(inFog(whole, CLUE_KINDS)).toEqual({ facts: { ...whole.facts }, photos: whole.photos });
      for (const { multiplier } of cluesInFog(whole, open))
        expect(multiplier > 0 && multiplier < 1).toBe(true);
    }),
  );
});

test('each clue that is offered opens something, and no other would', () => {
  fc.assert(
    fc.property(home, (whole) => {
      const offered = cluesInFog(whole, []).map(({ kind }) => kind);
      for (const kind of CLUE_KINDS) {
        const { facts: shown, photos } = inFog(whole, [kind]);
        const before = inFog(whole, []);
        const said = Object.entries(shown).filter(
          ([fact, value]) =>
            !(fact in before.facts) && value !== null && value !== '' && JSON.stringify(value) !== '[]',
        );
        expect(offered.includes(kind), kind).toBe(said.length > 0 || photos.length > before.photos.length);
      }
    }),
  );
});
