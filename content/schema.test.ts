import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  brandSchema,
  themeAppearances,
  themeFonts,
  themeNeutrals,
  themeRadii,
  themeScales,
  type Brand,
} from './schema.ts';

const folder = new URL('./brands/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const brands: Brand[] = files.map((name) => brandSchema.parse(read(name)));

/** Numbers that their regulators keep free for fiction: Ofcom's drama numbers and the North American 555-01xx. */
const reservedPhone =
  /^(\+44 1632 960\d{3}|01632 960\d{3}|020 7946 0\d{3}|\+44 7700 900\d{3}|\+1 \d{3}-555-01\d{2})$/;
const keysOfTheSpecification = [
  ...['star', 'bvh', 'cameron', 'valencia', 'bright-villa', 'costa', 'mcr', 'jw', 'demo-one', 'demo-two'],
  ...['11houses', 'shortland-horne', 'modernistestates', 'oliveandpine', 'demo-three', 'fuller', 'default'],
];

describe('brandSchema', () => {
  it('brandSchema parses one file for every brand of the specification', () => {
    expect(brands.map((brand) => brand.key).sort()).toEqual([...keysOfTheSpecification].sort());
    expect(files.sort()).toEqual(brands.map((brand) => `${brand.key}.json`).sort());
  });

  it('brandSchema refuses a field it does not know', () => {
    expect(brandSchema.safeParse({ ...brands[0], cssFile: 'own.css' }).success).toBe(false);
  });

  it.each(brands)('brandSchema $key is a sample with addresses and phones that reach nobody', (brand) => {
    expect(brand.isSample).toBe(true);
    expect(brand.serviceEmail).toMatch(/@([a-z0-9-]+\.)?example\.com$/);
    for (const address of [brand.homeUrl, brand.website, ...Object.values(brand.socialMedia ?? {})]) {
      expect(new URL(address ?? brand.homeUrl).hostname).toMatch(/(^|\.)example\.com$/);
    }
    for (const phone of [brand.phone, brand.whatsapp]) {
      if (phone !== undefined) expect(phone).toMatch(reservedPhone);
    }
    if (brand.key !== 'default') expect(brand.company).toContain('sample');
    expect(brand.logoUrl).toMatch(/^data:image\/svg\+xml,/);
    expect(Intl.supportedValuesOf('timeZone')).toContain(brand.timeZone);
  });

  it('brandSchema gives every brand a name and a game of its own', () => {
    for (const field of ['name', 'displayName', 'brandedGameSlug', 'homeUrl'] as const) {
      expect(new Set(brands.map((brand) => brand[field])).size).toBe(brands.length);
    }
    expect(brands.find((brand) => brand.key === 'default')?.brandedGameSlug).toBe('house-prices-game');
  });

  it('brandSchema turns exactly the knobs that the design system has', () => {
    // Content may not import the web app, so its table is read as text.
    const knobs = readFileSync(
      new URL('../supabase/functions/_shared/domain/theme/brand-knobs.ts', import.meta.url),
      'utf8',
    );
    const tuple = (name: string) =>
      new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(knobs)?.[1]?.match(/[a-z-]+/g);
    expect(tuple('NEUTRALS')).toEqual([...themeNeutrals]);
    expect(tuple('RADII')).toEqual([...themeRadii]);
    expect(tuple('SCALES')).toEqual([...themeScales]);
    expect(tuple('FONT_PAIRS')).toEqual([...themeFonts]);
    expect(tuple('APPEARANCES')).toEqual([...themeAppearances]);
  });
});
