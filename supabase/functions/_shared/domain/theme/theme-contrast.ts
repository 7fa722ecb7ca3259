import type { BrandKnobs } from './brand-knobs.ts';
import { computePalette, CONTRAST_OWED, type BrandPalette } from './brand-palette.ts';
import { contrastRatio } from './color.ts';

type Tone = keyof BrandPalette;

/** Text or an edge, what lies behind it, and where components paint the two. */
interface PaintedPair {
  readonly on: string;
  readonly color: Tone;
  readonly behind: readonly Tone[];
  readonly owed: keyof (typeof CONTRAST_OWED)['normal'];
}

const PAPERS = ['paper', 'raised', 'sunken'] as const satisfies readonly Tone[];

/** Every pair that a component paints. A new component's pair is a row here. */
export const PAINTED_PAIRS = [
  { on: 'text', color: 'ink', behind: [...PAPERS, 'accentSoft'], owed: 'ink' },
  { on: 'quietText', color: 'inkMuted', behind: [...PAPERS, 'accentSoft'], owed: 'text' },
  { on: 'links', color: 'accentText', behind: [...PAPERS, 'accentSoft'], owed: 'text' },
  { on: 'buttons', color: 'onAccent', behind: ['accent', 'accentHover'], owed: 'text' },
  { on: 'good', color: 'good', behind: [...PAPERS, 'goodSoft'], owed: 'text' },
  { on: 'warnings', color: 'warn', behind: [...PAPERS, 'warnSoft'], owed: 'text' },
  { on: 'errors', color: 'bad', behind: [...PAPERS, 'badSoft'], owed: 'text' },
  { on: 'crowd', color: 'crowd', behind: PAPERS, owed: 'text' },
  { on: 'flags', color: 'paper', behind: ['accentText', 'ink'], owed: 'text' },
  { on: 'edges', color: 'lineStrong', behind: PAPERS, owed: 'edge' },
] as const satisfies readonly PaintedPair[];
export type PairName = (typeof PAINTED_PAIRS)[number]['on'];

/** How well one pair reads: its least contrast, and what it owes. */
export interface PairContrast {
  readonly on: PairName;
  readonly appearance: 'light' | 'dark';
  readonly ratio: number;
  readonly owed: number;
}

/** The contrast of every pair of a palette. */
export function paletteContrast(palette: BrandPalette, appearance: 'light' | 'dark'): PairContrast[] {
  return PAINTED_PAIRS.map(({ on, color, behind, owed }) => ({
    on,
    appearance,
    ratio: Math.min(...behind.map((tone) => contrastRatio(palette[color], palette[tone]))),
    owed: CONTRAST_OWED.normal[owed],
  }));
}

/** The contrast of every pair of a theme, light and dark. */
export function themeContrast(knobs: BrandKnobs): readonly PairContrast[] {
  return (['light', 'dark'] as const).flatMap((appearance) =>
    paletteContrast(computePalette(knobs, appearance), appearance),
  );
}

/** Pairs that nobody could read well: a theme with any of them is not kept. */
export function unreadablePairs(pairs: readonly PairContrast[]): readonly PairContrast[] {
  return pairs.filter(({ ratio, owed }) => ratio < owed);
}
