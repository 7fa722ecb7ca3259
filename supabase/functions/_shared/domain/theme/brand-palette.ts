import type { BrandKnobs } from './brand-knobs.ts';
import { contrastRatio, hexToOklch, oklchToHex, reachContrast } from './color.ts';

export interface BrandPalette {
  readonly paper: string;
  readonly raised: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly good: string;
  readonly goodSoft: string;
  readonly warn: string;
  readonly warnSoft: string;
  readonly bad: string;
  readonly badSoft: string;
  readonly crowd: string;
}

const NEUTRAL_TINT = { warm: { c: 0.011, h: 82 }, cool: { c: 0.008, h: 255 }, plain: { c: 0, h: 0 } };
const GOOD_HUE = 152;
const WARN_HUE = 70;
const BAD_HUE = 25;
const CROWD_HUES = [245, 65] as const;

/** Contrast that each role owes to what lies behind it: WCAG 2.2 AA, and AAA where the visitor asks for more. */
export const CONTRAST_OWED = {
  normal: { ink: 10, text: 4.5, edge: 3 },
  more: { ink: 14, text: 7, edge: 4.5 },
} as const;

/**
 * The colours of one brand in one appearance. Papers are fixed in lightness; inks, edges and accents then move away
 * from them until the contrast they owe is reached, whatever accent the brand chose.
 */
export function computePalette(
  knobs: BrandKnobs,
  appearance: 'light' | 'dark',
  contrast: keyof typeof CONTRAST_OWED = 'normal',
): BrandPalette {
  const isDark = appearance === 'dark';
  const isMore = contrast === 'more';
  const owed = CONTRAST_OWED[contrast];
  const tint = NEUTRAL_TINT[knobs.neutral];
  const towards = isDark ? 'white' : 'black';
  const neutral = (l: number, strength = 1): string => oklchToHex({ l, c: tint.c * strength, h: tint.h });

  const paper = isDark ? neutral(isMore ? 0.13 : 0.19) : neutral(isMore ? 0.995 : 0.977);
  const raised = isDark ? neutral(isMore ? 0.17 : 0.235) : neutral(isMore ? 1 : 0.995, 0.4);
  const sunken = isDark ? neutral(isMore ? 0.1 : 0.155) : neutral(isMore ? 0.97 : 0.945, 1.2);
  const papers = [paper, raised, sunken];

  const wish = hexToOklch(knobs.accent);
  const soft = (h: number, c = 0.045): string =>
    oklchToHex(
      isDark ? { l: isMore ? 0.22 : 0.29, c: c * 0.9, h } : { l: isMore ? 0.97 : 0.94, c: c * 0.7, h },
    );
  const toned = (h: number, c: number): string =>
    reachContrast({ l: isDark ? 0.72 : 0.53, c, h }, [...papers, soft(h)], owed.text, towards);

  const accentSoft = soft(wish.h, Math.min(0.045, wish.c));
  const { accent, accentHover, onAccent } = accentFill(knobs.accent, isDark, owed.text);
  return {
    paper,
    raised,
    sunken,
    ink: reachContrast(
      { l: isDark ? 0.95 : 0.24, c: tint.c, h: tint.h },
      [...papers, accentSoft],
      owed.ink,
      towards,
    ),
    inkMuted: reachContrast(
      { l: isDark ? 0.75 : 0.48, c: tint.c * 1.4, h: tint.h },
      [...papers, accentSoft],
      owed.text,
      towards,
    ),
    line: isMore
      ? reachContrast({ l: isDark ? 0.6 : 0.6, ...chroma(tint) }, papers, 3, towards)
      : neutral(isDark ? 0.33 : 0.885, 1.3),
    lineStrong: reachContrast({ l: isDark ? 0.55 : 0.64, ...chroma(tint) }, papers, owed.edge, towards),
    accent,
    accentHover,
    onAccent,
    accentText: reachContrast(
      { ...wish, l: isDark ? Math.max(wish.l, 0.7) : Math.min(wish.l, 0.56) },
      [...papers, accentSoft],
      owed.text,
      towards,
    ),
    accentSoft,
    good: toned(GOOD_HUE, 0.13),
    goodSoft: soft(GOOD_HUE),
    warn: toned(WARN_HUE, 0.12),
    warnSoft: soft(WARN_HUE),
    bad: toned(BAD_HUE, 0.17),
    badSoft: soft(BAD_HUE),
    crowd: reachContrast({ l: isDark ? 0.7 : 0.55, c: 0.1, h: crowdHue(wish.h) }, papers, owed.text, towards),
  };
}

/** The crowd is told from the player's own mark by shape and words first; its hue keeps clear of the accent's too. */
function crowdHue(accentHue: number): number {
  const distance = Math.abs(((accentHue - CROWD_HUES[0] + 540) % 360) - 180);
  return distance < 60 ? CROWD_HUES[1] : CROWD_HUES[0];
}

const chroma = (tint: { c: number; h: number }): { c: number; h: number } => ({ c: tint.c * 1.6, h: tint.h });

/** A filled button keeps the brand's own colour wherever some text can be read on it, and moves only where none can. */
function accentFill(
  hex: string,
  isDark: boolean,
  ratio: number,
): Pick<BrandPalette, 'accent' | 'accentHover' | 'onAccent'> {
  const onLight = '#fffdf9';
  const onDark = '#14110d';
  const prefersLight = contrastRatio(hex, onLight) >= Math.min(ratio, contrastRatio(hex, onDark));
  const onAccent = prefersLight ? onLight : onDark;
  const towards = prefersLight ? 'black' : 'white';
  const wish = hexToOklch(hex);
  const start = isDark && wish.l < 0.45 ? { ...wish, l: 0.45 } : wish;
  const accent = reachContrast(start, [onAccent], ratio, towards);
  const hovered = hexToOklch(accent);
  const accentHover = reachContrast(
    { ...hovered, l: hovered.l + (prefersLight ? -0.05 : 0.05) },
    [onAccent],
    ratio,
    towards,
  );
  return { accent, accentHover, onAccent };
}
