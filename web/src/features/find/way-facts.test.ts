import { describe, expect, it } from 'vitest';
import { BUILT_MODES, modeOptions } from '#domain/modes.ts';
import { wayFacts } from './way-facts.ts';

const told = (options: Parameters<typeof wayFacts>[0]) =>
  Object.fromEntries(wayFacts(options).map(({ fact, text }) => [fact, text]));

describe('wayFacts()', () => {
  it('follow what a row of the table says', () => {
    const plain = told({});
    const changes = {
      clock: [{ roundSeconds: 15 }, { roundSeconds: null }, { runSeconds: 180 }],
      guess: [{ isRange: true }, { isComparison: true }, { hasWords: true }],
      shown: [{ showsFacts: false }, { showsPhotos: false }, { hasFog: true }, { isLight: true }],
      hints: [{ hasHints: false }],
      points: [{ isFamily: true }, { isCalm: true }, { mayDouble: true }, { lives: 3 }, { isHard: true }],
      board: [{ isRanked: false }, { isClassroom: true }, { regions: ['Kent'] }],
    };
    for (const [fact, rows] of Object.entries(changes)) {
      const texts = rows.map((row) => told(row)[fact]);
      expect(new Set([...texts, plain[fact]]).size, fact).toBeGreaterThan(1);
      for (const text of texts) expect(text, fact).not.toBe(plain[fact]);
    }
  });

  it('tell every mode but the plain one and the preset from the plain game', () => {
    const plain = JSON.stringify(told({}));
    const same = BUILT_MODES.filter((mode) => JSON.stringify(told(modeOptions(mode))) === plain);
    expect(same).toEqual(['classic', 'custom-presets']);
  });
});
