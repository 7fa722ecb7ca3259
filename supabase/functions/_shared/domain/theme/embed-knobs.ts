import {
  APPEARANCES,
  FONT_PAIRS,
  NEUTRALS,
  RADII,
  readBrandKnobs,
  SCALES,
  type BrandKnobs,
} from './brand-knobs.ts';
import { parseHex } from './color.ts';
import { themeContrast, unreadablePairs } from './theme-contrast.ts';

/** What a page around a frame may turn, under the names of its attributes (`data-…`): each is a knob of the brand. */
export const EMBED_KNOBS = [
  { name: 'theme', knob: 'appearance', values: APPEARANCES },
  { name: 'corners', knob: 'radius', values: RADII },
  { name: 'scale', knob: 'scale', values: SCALES },
  { name: 'paper', knob: 'neutral', values: NEUTRALS },
  { name: 'letters', knob: 'fonts', values: FONT_PAIRS },
] as const satisfies readonly {
  readonly name: string;
  readonly knob: keyof BrandKnobs;
  readonly values: readonly string[];
}[];
export type EmbedKnob = (typeof EMBED_KNOBS)[number]['name'] | 'accent';

/** What a page around a frame asked for, by name; null where it asked for nothing. */
interface Asked {
  readonly get: (name: string) => string | null;
}

/** Did the page around turn anything? */
export function turnsKnobs(asked: Asked): boolean {
  return ['accent', 'scheme', ...EMBED_KNOBS.map(({ name }) => name)].some(
    (name) => asked.get(name) !== null,
  );
}

/**
 * A brand's knobs as the page around a frame turned them. A value that no brand may have turns nothing, and neither does
 * a look that nobody could read.
 */
export function embedKnobs(knobs: BrandKnobs, asked: Asked): BrandKnobs {
  if (!turnsKnobs(asked)) return knobs;
  const turned: Partial<Record<keyof BrandKnobs, string>> = {};
  for (const { name, knob, values } of EMBED_KNOBS) {
    // Frames that were made before there were more knobs than one call the first “scheme”.
    const wish = asked.get(name) ?? (name === 'theme' ? asked.get('scheme') : null);
    if (values.some((value) => value === wish)) turned[knob] = wish ?? undefined;
  }
  const accent = accentOf(asked.get('accent'));
  if (accent !== null) turned.accent = accent;
  const look = readBrandKnobs({ ...knobs, ...turned });
  return unreadablePairs(themeContrast(look)).length === 0 ? look : knobs;
}

/** A colour of six digits, with or without its sign. */
function accentOf(wish: string | null): string | null {
  const hex = `#${(wish ?? '').replace(/^#/, '').toLowerCase()}`;
  return hex.length === 7 && parseHex(hex) !== null ? hex : null;
}
