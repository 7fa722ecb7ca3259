import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (variables: Readonly<Record<string, string>>) => readSettings((name) => variables[name]);

test('readSettings() takes our own names', () => {
  expect(
    read({ SUPABASE_URL: 'http://a/', SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' }),
  ).toEqual({ url: 'http://a', publishableKey: 'p', secretKey: 's' });
});

test('readSettings() falls back to what hosted projects have', () => {
  expect(
    read({
      SUPABASE_URL: 'http://a',
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"w","default":"p"}',
      SUPABASE_SECRET_KEYS: '{"default":"s"}',
    }),
  ).toMatchObject({ publishableKey: 'p', secretKey: 's' });
  expect(
    read({ SUPABASE_URL: 'http://a', SUPABASE_ANON_KEY: 'p', SUPABASE_SERVICE_ROLE_KEY: 's' }),
  ).toMatchObject({ publishableKey: 'p', secretKey: 's' });
});

test('readSettings() names what is missing', () => {
  expect(() => read({ SUPABASE_URL: 'http://a' })).toThrow(/SUPABASE_PUBLISHABLE_KEY/);
});
