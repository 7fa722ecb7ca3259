// What is an address that we send to is asked in SQL, where it is kept, and in the domain, by forms and before every call.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../functions/_shared/domain/mail-address.ts';
import { isPushAddress } from '../../functions/_shared/domain/push-address.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

const LOCAL = ['ada', "o'neil+x", 'a.b', '', 'a b', 'Ada', 'é', 'a\nb', 'x'.repeat(64), 'x'.repeat(65)];
const HOSTS = [
  'example.com',
  'a.b.co.uk',
  'xn--bcher-kva.example',
  '-a.com',
  'a-.com',
  'a..com',
  'com',
  '1.1.1.1',
  'a.c1',
];
const MAKERS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'x-1.notify.windows.com',
];
const PUSH = [
  ...MAKERS,
  ...MAKERS.map((host) => `${host}.evil.example`),
  ...MAKERS.map((host) => `evil-${host}`),
  ...MAKERS.map((host) => `a.${host}`),
  ...['127.0.0.1', 'fcm.googleapis.com:443', 'fcm.googleapis.com@a.b', ''],
];
const TAILS = ['', '/', '/a:b?c=d', '/a b', '/é', `/${'x'.repeat(900)}`, `/${'x'.repeat(1000)}`];

describe('addresses', () => {
  it('of mailboxes are the same', async () => {
    const asked = LOCAL.flatMap((local) => HOSTS.map((host) => `${local}@${host}`));
    const rows = await sql<{ address: string; is: boolean }[]>`
      select a as address, private.is_mail_address(a) as is from unnest(${asked}::text[]) a`;
    expect(rows.map(({ address, is }) => [address, is])).toEqual(
      asked.map((one) => [one, isMailAddress(one)]),
    );
    expect(rows.some(({ is }) => is) && rows.some(({ is }) => !is)).toBe(true);
  });

  it('of push services are the same', async () => {
    const asked = PUSH.flatMap((host) =>
      TAILS.flatMap((tail) => [`https://${host}${tail}`, `http://${host}${tail}`]),
    );
    const rows = await sql<{ address: string; is: boolean }[]>`
      select a as address, private.is_push_address(a) as is from unnest(${asked}::text[]) a`;
    expect(rows.map(({ address, is }) => [address, is])).toEqual(
      asked.map((one) => [one, isPushAddress(one)]),
    );
    expect(rows.some(({ is }) => is) && rows.some(({ is }) => !is)).toBe(true);
  });
});
