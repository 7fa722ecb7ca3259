import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#domain/theme/color.ts';
import { ownStyle, type SceneColors } from './map-style.ts';
import { TOWNS } from './map-towns.ts';

const empty = { type: 'FeatureCollection', features: [] } as const;
const ground = { land: empty, countries: empty, states: empty, counties: empty, lakes: empty };
const colors: SceneColors = {
  water: '#def',
  shore: '#cde',
  land: '#fff',
  coast: '#468',
  border: '#999',
  name: '#333',
  ring: '#c00',
  ringEdge: '#fff',
};

describe('ownStyle()', () => {
  const style = ownStyle({ ...ground, land: { ...empty, features: [] } } as never, {
    rings: { ...empty, features: [] },
    places: { ...empty, features: [] },
    colors,
    fonts: ['"A B"'],
  });

  it('asks nobody for anything: no tiles, glyphs or sprites', () => {
    expect(JSON.stringify(style)).not.toContain('http');
    expect(Object.keys(style).sort()).toEqual(['layers', 'sources', 'version']);
  });

  it('paints each layer once, from a source that there is', () => {
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const layer of style.layers)
      if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source);
  });
});

describe('TOWNS', () => {
  it('lie on the earth, and no name stands twice at one place', () => {
    for (const { latitude, longitude } of TOWNS) {
      expect(Math.abs(latitude)).toBeLessThan(85);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
    const places = TOWNS.map(({ name, latitude }) => `${name} ${String(Math.round(latitude))}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the colours of the map', () => {
  const css = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const roles = Object.fromEntries(
    [
      ...`${css('default-theme.css').split('@media')[0] ?? ''}${css('map.css')}`.matchAll(
        /(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g,
      ),
    ].map(([, name = '', light = '', dark = '']) => [name, [light, dark]] as const),
  );
  const read = (role: string, scheme: number) => {
    const color = roles[role]?.[scheme];
    if (color === undefined) throw new Error(`no colour ${role}`);
    return color;
  };

  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('tell rings, coasts and names from what lies around them: %s', (_, scheme) => {
    const tells = (one: string, other: string) => contrastRatio(read(one, scheme), read(other, scheme));
    expect(tells('--accent-text', '--map-land')).toBeGreaterThanOrEqual(3);
    expect(tells('--accent-text', '--map-water')).toBeGreaterThanOrEqual(3);
    expect(tells('--map-coast', '--map-land')).toBeGreaterThanOrEqual(3);
    expect(tells('--map-coast', '--map-water')).toBeGreaterThanOrEqual(3);
    expect(tells('--map-name', '--map-land')).toBeGreaterThanOrEqual(4.5);
    expect(tells('--map-name', '--map-water')).toBeGreaterThanOrEqual(4.5);
  });
});
