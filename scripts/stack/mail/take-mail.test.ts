import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdPort } from '../held-port.ts';
import { Mailbox } from './mailbox.ts';
import { startMailPage } from './mail-page.ts';

const MAIL = {
  to: ['ada@example.com'],
  subject: 'Open',
  text: 'Play it',
  html: '<p>Play it</p>',
  headers: { 'X-A': 'b' },
};
const mailbox = new Mailbox('http://localhost:3000');
let page: { url: string; stop(): Promise<void> };

beforeAll(async () => {
  page = await startMailPage(mailbox, await holdPort(), 'the key');
});
afterAll(() => page.stop());

const bring = (body: unknown, { key = 'the key', id = '1' } = {}) =>
  fetch(`${page.url}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('startMailPage()', () => {
  it('takes a mail once, with its headers, however often it is brought', async () => {
    expect([(await bring(MAIL)).status, (await bring(MAIL)).status]).toEqual([200, 200]);
    const { to: _, ...rest } = MAIL;
    expect(mailbox.list()).toEqual([expect.objectContaining({ ...rest, to: 'ada@example.com' })]);
    expect((await bring(MAIL, { id: '2' })).status).toBe(200);
    expect(mailbox.list()).toHaveLength(2);
  });

  it.each([
    ['with another key', MAIL, { key: 'guessed', id: '3' }, 401],
    ['that is no JSON', '{', { id: '3' }, 422],
    ['to nobody', { ...MAIL, to: [] }, { id: '3' }, 422],
    ['that is too long', { ...MAIL, text: 'x'.repeat(300_000) }, { id: '3' }, 422],
  ] as const)('takes none %s', async (_, mail, options, status) => {
    const before = mailbox.list().length;
    expect((await bring(mail, options)).status).toBe(status);
    expect(mailbox.list()).toHaveLength(before);
  });
});
