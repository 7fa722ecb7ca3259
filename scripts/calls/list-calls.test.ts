import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listCalls } from './list-calls.ts';

const calls = listCalls(resolve(import.meta.dirname, '../..'));

test('listCalls() names what a call takes, who may make it, and where it is written', () => {
  expect(calls.find(({ name }) => name === 'crowd_figures')).toMatchObject({
    callers: 'everybody',
    takes: ['sessionId', 'gameListingId', 'guestToken'],
  });
  expect(calls.find(({ name }) => name === 'profile_name')).toMatchObject({
    callers: 'server',
    takes: ['userId'],
  });
  expect(calls.find(({ name }) => name === 'import-listing')).toMatchObject({
    callers: 'account',
    takes: expect.arrayContaining(['url', 'urls', 'html', 'listingId']),
    from: 'supabase/functions/import-listing',
  });
});

test('listCalls() finds the migration of every database function', () => {
  expect(calls.filter(({ from }) => from === 'no migration')).toEqual([]);
});
