import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPEARANCES,
  DEFAULT_KNOBS,
  FONT_PAIRS,
  NEUTRALS,
  RADII,
  readBrandKnobs,
  SCALES,
  type BrandKnobs,
} from '#domain/theme/brand-knobs.ts';
import { computePalette, CONTRAST_OWED } from '#domain/theme/brand-palette.ts';
import { applyBrandTheme, brandThemeCss } from './brand-theme.ts';
import { contrastRatio } from '#domain/theme/color.ts';

const anyKnobs: fc.Arbitrary<BrandKnobs> = fc.record({
  accent: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  neutral: fc.constantFrom(...NEUTRALS),
  radius: fc.constantFrom(...RADII),
  scale: fc.constantFrom(...SCALES),
  fonts: fc.constantFrom(...FONT_PAIRS),
  appearance: fc.constantFrom(...APPEARANCES),
});

/** Every pair of text and background, or edge and background, that a component paints. */
function leastContrasts(knobs: BrandKnobs, appearance: 'light' | 'dark', contrast: 'normal' | 'more') {
  const palette = computePalette(knobs, appearance, contrast);
  const papers = [palette.paper, palette.raised, palette.sunken];
  const least = (color: string, backgrounds: string[]): number =>
    Math.min(...backgrounds.map((background) => contrastRatio(color, background)));
  return {
    ink: least(palette.ink, [...papers, palette.accentSoft]),
    text: Math.min(
      least(palette.inkMuted, [...papers, palette.accentSoft]),
      least(palette.accentText, [...papers, palette.accentSoft]),
      least(palette.onAccent, [palette.accent, palette.accentHover]),
      least(palette.good, [...papers, palette.goodSoft]),
      least(palette.warn, [...papers, palette.warnSoft]),
      least(palette.bad, [...papers, palette.badSoft]),
      least(palette.crowd, papers),
      // the flag on the reveal, and a tooltip, are paper on colour
      least(palette.paper, [palette.accentText, palette.ink]),
    ),
    edge: least(palette.lineStrong, papers),
  };
}

describe('computePalette()', () => {
  for (const appearance of ['light', 'dark'] as const) {
    for (const contrast of ['normal', 'more'] as const) {
      it(`computePalette() keeps every text and edge readable for any brand, ${appearance}, ${contrast} contrast`, () => {
        fc.assert(
          fc.property(anyKnobs, (knobs) => {
            const least = leastContrasts(knobs, appearance, contrast);
            expect(least.ink).toBeGreaterThanOrEqual(CONTRAST_OWED[contrast].ink);
            expect(least.text).toBeGreaterThanOrEqual(CONTRAST_OWED[contrast].text);
            expect(least.edge).toBeGreaterThanOrEqual(CONTRAST_OWED[contrast].edge);
          }),
          { numRuns: 60 },
        );
      });
    }
  }
  it('computePalette() leaves a readable accent as the brand chose it', () => {
    for (const accent of ['#0e5f4c', '#ffd21f', '#6a3fb5', '#b3391f'])
      expect(computePalette({ ...DEFAULT_KNOBS, accent }, 'light').accent).toBe(accent);
  });
});

describe('readBrandKnobs()', () => {
  it('readBrandKnobs() gives back complete knobs and the default for anything else', () => {
    fc.assert(
      fc.property(anyKnobs, (knobs) => {
        expect(readBrandKnobs(knobs)).toEqual(knobs);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (theme) => {
        const knobs = readBrandKnobs(theme);
        expect(readBrandKnobs(knobs)).toEqual(knobs);
      }),
    );
    expect(readBrandKnobs({ accent: 'red;}body{display:none' })).toEqual(DEFAULT_KNOBS);
  });
});

describe('brandThemeCss()', () => {
  it('brandThemeCss() cannot end the style element that it is put into', () => {
    fc.assert(fc.property(anyKnobs, (knobs) => !brandThemeCss(knobs).includes('<')));
  });
  it('brandThemeCss() of the default brand is what default-theme.css holds', () => {
    const squeeze = (css: string): string => css.replace(/\s+/g, '').replaceAll(';}', '}');
    const stored = readFileSync('web/src/ui/default-theme.css', 'utf8');
    expect(squeeze(stored)).toBe(squeeze(`@layer tokens{${brandThemeCss(DEFAULT_KNOBS)}}`));
  });
  it('brandThemeCss() follows the appearance knob', () => {
    expect(brandThemeCss({ ...DEFAULT_KNOBS, appearance: 'dark' })).toContain('color-scheme:dark;');
    expect(brandThemeCss(DEFAULT_KNOBS)).toContain('color-scheme:light dark;');
  });
});

describe('applyBrandTheme()', () => {
  it('applyBrandTheme() replaces the brand that was there', () => {
    applyBrandTheme(DEFAULT_KNOBS);
    applyBrandTheme({ ...DEFAULT_KNOBS, accent: '#6a3fb5' });
    const styles = document.querySelectorAll('#brand-theme');
    expect(styles).toHaveLength(1);
    expect(styles[0]?.textContent).toContain('#6a3fb5');
  });
});
