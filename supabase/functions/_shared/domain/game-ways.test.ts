import { describe, expect, it, test } from 'vitest';
import { GAME_WAYS, otherModes, wayOfWord, wordOfWay } from './game-ways.ts';
import { BUILT_MODES, MODES } from './modes.ts';

test('every way has a word of its own, and is found by it', () => {
  expect(new Set(GAME_WAYS.map(wordOfWay)).size).toBe(GAME_WAYS.length);
  expect(GAME_WAYS.map((way) => wayOfWord(wordOfWay(way)))).toEqual([...GAME_WAYS]);
  expect(wayOfWord('price')).toBeUndefined();
});

describe('otherModes()', () => {
  const plain = { mode: 'classic', rounds: 5 };

  it('are those that a player can play alone in this game', () => {
    const others = otherModes(plain);
    expect(others).toEqual(expect.arrayContaining(['blitz', 'zen', 'survival', 'comparison', 'fog-of-info']));
    for (const mode of ['classic', 'classroom-safe', 'custom-presets', 'regional-lock', 'elimination'])
      expect(others).not.toContain(mode);
  });

  it('leave out the own mode of the game, and offer the plain one', () => {
    expect(otherModes({ ...plain, mode: 'blitz' })).toContain('classic');
    expect(otherModes({ ...plain, mode: 'blitz' })).not.toContain('blitz');
  });

  it('leave out the comparison where there is one home', () => {
    expect(otherModes({ ...plain, rounds: 1 })).not.toContain('comparison');
  });

  it('are none in a class, for a family, and in a preset', () => {
    expect(otherModes({ ...plain, modeOptions: { isClassroom: true } })).toEqual([]);
    expect(otherModes({ ...plain, modeOptions: { isFamily: true } })).toEqual([]);
    expect(otherModes({ ...plain, mode: 'custom-presets' })).toEqual([]);
  });

  it('follow the table', () => {
    const modes = { ...MODES, blitz: { isBuilt: true, isClassroom: true } } as const;
    expect(BUILT_MODES).toContain('blitz');
    expect(otherModes(plain, modes)).not.toContain('blitz');
  });
});
