/**
 * Colour arithmetic in OKLCH, and contrast as WCAG 2.2 defines it.
 * Sources: Björn Ottosson, "A perceptual color space for image processing" (2020); WCAG 2.2, "relative luminance".
 */

/** A colour by perceived lightness (0–1), chroma (0–0.37 or so inside sRGB) and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const decode = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encode = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Channels 0–1 of a `#rgb` or `#rrggbb` colour, or null when the text is no such colour. */
export function parseHex(hex: string): Triple | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = long ?? short;
  if (!parts) return null;
  const channel = (i: number): number => {
    const digits = parts[i] ?? '0';
    return parseInt(digits.length === 1 ? digits + digits : digits, 16) / 255;
  };
  return [channel(1), channel(2), channel(3)];
}

/** OKLCH of a hex colour; an unreadable one counts as black. */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(decode) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

const isInGamut = (rgb: Triple): boolean => rgb.every((v) => v >= -0.0001 && v <= 1.0001);

/** Hex of an OKLCH colour; chroma gives way (never hue or lightness) when sRGB cannot show it. */
export function oklchToHex(color: Oklch): string {
  const l = clamp(color.l);
  let rgb = toLinear({ ...color, l });
  if (!isInGamut(rgb)) {
    let low = 0;
    let high = color.c;
    for (let i = 0; i < 18; i++) {
      const c = (low + high) / 2;
      if (isInGamut(toLinear({ l, c, h: color.h }))) low = c;
      else high = c;
    }
    rgb = toLinear({ l, c: low, h: color.h });
  }
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(clamp(encode(clamp(v))) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** WCAG contrast ratio of two hex colours, 1–21. */
export function contrastRatio(first: string, second: string): number {
  const luminance = (hex: string): number => {
    const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(decode) as unknown as Triple;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The colour nearest to the wish that reaches `ratio` against every background: lightness moves towards black or
 * white in small steps, measured on the rounded hex that the browser will paint.
 */
export function reachContrast(
  wish: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'black' | 'white',
): string {
  const step = towards === 'black' ? -0.005 : 0.005;
  for (let l = wish.l; l > 0 && l < 1; l += step) {
    const hex = oklchToHex({ ...wish, l });
    if (backgrounds.every((background) => contrastRatio(hex, background) >= ratio)) return hex;
  }
  return towards === 'black' ? '#000000' : '#ffffff';
}
