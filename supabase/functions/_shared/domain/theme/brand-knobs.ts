import { parseHex } from './color.ts';

export const NEUTRALS = ['warm', 'cool', 'plain'] as const;
export const RADII = ['none', 'small', 'medium', 'large'] as const;
export const SCALES = ['compact', 'normal', 'roomy'] as const;
export const FONT_PAIRS = ['classic', 'modern', 'literary'] as const;
export const APPEARANCES = ['system', 'light', 'dark'] as const;

/** All that a brand may turn; everything else about its look is computed from these. */
export interface BrandKnobs {
  /** `#rrggbb`, the one colour that is the brand's own */
  readonly accent: string;
  readonly neutral: (typeof NEUTRALS)[number];
  readonly radius: (typeof RADII)[number];
  readonly scale: (typeof SCALES)[number];
  readonly fonts: (typeof FONT_PAIRS)[number];
  /** which appearance a visitor sees who has not chosen one */
  readonly appearance: (typeof APPEARANCES)[number];
}

export const DEFAULT_KNOBS: BrandKnobs = {
  accent: '#b3391f',
  neutral: 'warm',
  radius: 'medium',
  scale: 'normal',
  fonts: 'classic',
  appearance: 'system',
};

function pick<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback;
}

/** Knobs from a stored theme; what is missing or unknown takes the default, so that bad data cannot break a page. */
export function readBrandKnobs(theme: unknown): BrandKnobs {
  const given = (typeof theme === 'object' && theme !== null ? theme : {}) as Record<string, unknown>;
  const accent = given['accent'];
  return {
    accent: typeof accent === 'string' && parseHex(accent) ? accent : DEFAULT_KNOBS.accent,
    neutral: pick(NEUTRALS, given['neutral'], DEFAULT_KNOBS.neutral),
    radius: pick(RADII, given['radius'], DEFAULT_KNOBS.radius),
    scale: pick(SCALES, given['scale'], DEFAULT_KNOBS.scale),
    fonts: pick(FONT_PAIRS, given['fonts'], DEFAULT_KNOBS.fonts),
    appearance: pick(APPEARANCES, given['appearance'], DEFAULT_KNOBS.appearance),
  };
}
