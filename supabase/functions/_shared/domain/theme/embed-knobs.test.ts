import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_KNOBS } from './brand-knobs.ts';
import { EMBED_KNOBS, embedKnobs, turnsKnobs } from './embed-knobs.ts';
import { themeContrast, unreadablePairs } from './theme-contrast.ts';

const asked = (text: string) =>
  new Map(text === '' ? [] : text.split('&').map((pair) => pair.split('=') as [string, string]));
const ask = (text: string) => ({ get: (name: string) => asked(text).get(name) ?? null });
const worn = (text: string) => embedKnobs(DEFAULT_KNOBS, ask(text));

describe('embedKnobs()', () => {
  it('turns each knob of a brand by its own name', () => {
    expect(worn('theme=dark&accent=1f4e8c&corners=none&scale=roomy&paper=cool&letters=modern')).toEqual({
      accent: '#1f4e8c',
      neutral: 'cool',
      radius: 'none',
      scale: 'roomy',
      fonts: 'modern',
      appearance: 'dark',
    });
    expect(worn('accent=#1F4E8C').accent).toBe('#1f4e8c');
  });

  it('leaves the brand as it is where nothing is asked', () => {
    expect(turnsKnobs(ask(''))).toBe(false);
    expect(worn('')).toBe(DEFAULT_KNOBS);
  });

  it('turns nothing by a value that no brand may have', () => {
    for (const { name } of EMBED_KNOBS) expect(worn(`${name}=url(x)`)).toEqual(DEFAULT_KNOBS);
    for (const accent of ['red', '#fff', '1f4e8c;}', '12345g', ''])
      expect(worn(`accent=${accent}`)).toEqual(DEFAULT_KNOBS);
  });

  it('hears the name that frames used before', () => {
    expect(worn('scheme=dark').appearance).toBe('dark');
    expect(worn('scheme=dark&theme=light').appearance).toBe('light');
  });

  it('makes no look that nobody could read, whatever colour is asked for', () => {
    const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
    fc.assert(
      fc.property(hexes, fc.constantFrom('warm', 'cool', 'plain'), (accent, paper) => {
        expect(unreadablePairs(themeContrast(worn(`accent=${accent}&paper=${paper}`)))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
