import { expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { checkHostRequest } from '../_shared/wire/agency-hosts.ts';
import { createCheckHost, type ReadTxt } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const TOKEN = 'ab'.repeat(32);
const noRecord = new Error('no record found');

async function look(
  readTxt: ReadTxt,
  wait: number | null = null,
  headers = { authorization: 'Bearer a-token' },
) {
  const asked: string[] = [];
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/take_rate_limit': () => wait,
    '/rest/v1/rpc/host_to_check': () => ({ host: 'homes.example.com', token: TOKEN }),
    '/rest/v1/rpc/note_host_check': () => [],
  });
  const handle = createCheckHost({
    readTxt: (name) => {
      asked.push(name);
      return readTxt(name);
    },
    isNoRecord: (error) => error === noRecord,
  });
  const handler = serve({ name: 'check-host', contract: checkHostRequest, handle }, backend.platform);
  const { status } = await handler(post({ hostId: ID }, headers));
  return { status, asked, noted: backend.calls.find(({ path }) => path.endsWith('note_host_check'))?.args };
}

test('a host whose record holds the token is shown to be theirs, also where the record comes in parts', async () => {
  for (const records of [[[TOKEN]], [['v=spf1 -all'], [TOKEN.slice(0, 40), TOKEN.slice(40)]]]) {
    const { status, asked, noted } = await look(() => Promise.resolve(records));
    expect(status).toBe(200);
    expect(asked).toEqual(['_house-price-game.homes.example.com']);
    expect(noted).toEqual({ host_id: ID, failure: null });
  }
});

test('anything else is told apart: no record, another one, nobody who answers', async () => {
  const failure = async (readTxt: ReadTxt) => (await look(readTxt)).noted?.failure;
  expect(await failure(() => Promise.resolve([]))).toBe('no_record');
  expect(await failure(() => Promise.reject(noRecord))).toBe('no_record');
  expect(await failure(() => Promise.resolve([['ab'.repeat(31)]]))).toBe('other_record');
  expect(await failure(() => Promise.reject(new Error('timed out')))).toBe('no_answer');
});

test('a visitor has nothing looked at, and somebody who looks too often waits', async () => {
  const never: ReadTxt = () => Promise.reject(new Error('asked all the same'));
  expect(await look(never, 30)).toMatchObject({ status: 429, asked: [] });
  expect(await look(never, null, {} as never)).toMatchObject({ status: 403, asked: [] });
});
