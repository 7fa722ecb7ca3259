import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (variables: Readonly<Record<string, string>>) => readSettings((name) => variables[name]);

test('readSettings() takes our own names', () => {
  expect(
    read({ SUPABASE_URL: 'http://a/', SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' }),
  ).toEqual({
    ...{ url: 'http://a', publishableKey: 'p', secretKey: 's' },
    clientAddress: { header: 'x-forwarded-for', hop: 1 },
  });
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

const keys = { SUPABASE_URL: 'http://a', SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' };

test('readSettings() takes the header and the hop that the platform writes', () => {
  expect(read({ ...keys, CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' }).clientAddress).toEqual({
    header: 'cf-connecting-ip',
    hop: 1,
  });
  expect(read({ ...keys, CLIENT_ADDRESS_HEADER: '', CLIENT_ADDRESS_HOP: '2' }).clientAddress).toEqual({
    header: 'x-forwarded-for',
    hop: 2,
  });
});

test.each([
  [{ CLIENT_ADDRESS_HOP: '0' }, /CLIENT_ADDRESS_HOP/],
  [{ CLIENT_ADDRESS_HOP: 'first' }, /CLIENT_ADDRESS_HOP/],
  [{ CLIENT_ADDRESS_HEADER: 'x forwarded for' }, /CLIENT_ADDRESS_HEADER/],
])('readSettings() refuses %j', (variables, message) => {
  expect(() => read({ ...keys, ...variables })).toThrow(message);
});
