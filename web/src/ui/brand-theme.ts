import type { BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { computePalette, type BrandPalette } from '#domain/theme/brand-palette.ts';

const RADIUS_PX = { none: 0, small: 4, medium: 10, large: 18 };
const SCALE_FACTOR = { compact: 0.92, normal: 1, roomy: 1.1 };

const SANS = "'Source Sans 3 Variable','Source Sans Fallback',system-ui,sans-serif";
const SERIF = "'Fraunces Variable','Fraunces Fallback',Georgia,serif";
const BOOK = "Charter,'Bitstream Charter','Iowan Old Style','Source Serif 4',Cambria,Georgia,serif";
const FONTS = {
  classic: { display: SERIF, body: SANS, displayWeight: 520 },
  modern: { display: SANS, body: SANS, displayWeight: 680 },
  literary: { display: SERIF, body: BOOK, displayWeight: 430 },
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colors(light: BrandPalette, dark: BrandPalette): string {
  return Object.entries(light)
    .map(([name, value]) => `--${kebab(name)}:light-dark(${value},${dark[name as keyof BrandPalette]})`)
    .join(';');
}

/**
 * The whole look of a brand as one CSS text, small enough to inline into every page. `scope` is the element that wears
 * it (the document by default); `data-theme="light|dark"` on that element or below overrides the brand's appearance.
 */
export function brandThemeCss(knobs: BrandKnobs, scope = ':root'): string {
  const fonts = FONTS[knobs.fonts];
  const scheme = knobs.appearance === 'system' ? 'light dark' : knobs.appearance;
  const normal = colors(computePalette(knobs, 'light'), computePalette(knobs, 'dark'));
  const more = colors(computePalette(knobs, 'light', 'more'), computePalette(knobs, 'dark', 'more'));
  return (
    `${scope}{color-scheme:${scheme};${normal};` +
    `--radius:${RADIUS_PX[knobs.radius]}px;--scale:${SCALE_FACTOR[knobs.scale]};` +
    `--font-display:${fonts.display};--font-body:${fonts.body};--weight-display:${fonts.displayWeight}}` +
    `@media (prefers-contrast:more){${scope}{${more}}}`
  );
}

/** Puts a brand's look on the open page, replacing the one that was there. */
export function applyBrandTheme(knobs: BrandKnobs, page: Document = document): void {
  const id = 'brand-theme';
  const worn = page.getElementById(id);
  const style = worn ?? page.createElement('style');
  style.id = id;
  style.textContent = brandThemeCss(knobs);
  // With its text already in it: a policy that allows styles by their digest does not allow an empty one.
  if (!worn) page.head.append(style);
}

/** Colour of the browser's own bars: the paper, for `<meta name="theme-color">`. */
export function themeColor(knobs: BrandKnobs, appearance: 'light' | 'dark'): string {
  return computePalette(knobs, appearance).paper;
}

/** The same look as custom properties of one element, in one appearance: for what shows a look that is being made. */
export function brandThemeStyle(
  knobs: BrandKnobs,
  appearance: 'light' | 'dark',
): Readonly<Record<string, string>> {
  const fonts = FONTS[knobs.fonts];
  const tones = Object.entries<string>({ ...computePalette(knobs, appearance) }).map(
    ([name, value]) => [`--${kebab(name)}`, value] as const,
  );
  return {
    ...Object.fromEntries(tones),
    colorScheme: appearance,
    '--radius': `${String(RADIUS_PX[knobs.radius])}px`,
    '--scale': String(SCALE_FACTOR[knobs.scale]),
    '--font-display': fonts.display,
    '--font-body': fonts.body,
    '--weight-display': String(fonts.displayWeight),
  };
}
