import { expect, it } from 'vitest';
import { readMapOrigins } from './map-origins.ts';

it('readMapOrigins() opens the policy to nobody for our own map', () => {
  const none = { scripts: [], styles: [], files: [] };
  expect(readMapOrigins({})).toEqual(none);
  expect(readMapOrigins({ VITE_GOOGLE_MAPS_KEY: '', VITE_MAP_STYLE_URL: 'no address' })).toEqual(none);
});

it('readMapOrigins() opens it to the host of a style alone, and to Google where there is a key', () => {
  const { files, scripts } = readMapOrigins({ VITE_MAP_STYLE_URL: 'https://tiles.example.com/style.json' });
  expect([files, scripts]).toEqual([['https://tiles.example.com'], []]);
  expect(readMapOrigins({ VITE_GOOGLE_MAPS_KEY: 'key' }).scripts).toContain('https://maps.googleapis.com');
});
