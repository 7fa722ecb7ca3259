import { describe, expect, it } from 'vitest';
import { createPushPort, type PushNotice } from './push-port.ts';

const notice: PushNotice = {
  title: 'Daily UK no. 12 is open',
  body: 'Five homes.',
  path: '/daily-challenge/uk',
  tag: 'uk 2026-11-23',
  lang: 'en-GB',
};

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function keyPair() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { raw, d };
}

async function send(status: number, changes: { address?: string; p256dh?: string } = {}) {
  const sender = await keyPair();
  const receiver = await keyPair();
  const asked: Request[] = [];
  const variables: Record<string, string> = {
    VAPID_PUBLIC_KEY: sender.raw,
    VAPID_PRIVATE_KEY: sender.d,
    VAPID_SUBJECT: 'mailto:game@example.com',
  };
  const port = createPushPort(
    (name) => variables[name],
    (input, init) => {
      asked.push(new Request(input, init));
      return Promise.resolve(new Response(null, { status }));
    },
  );
  const addressee = {
    address: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: receiver.raw,
    authKey: base64url(new Uint8Array(16).buffer),
    ...changes,
  };
  return { outcome: await port?.send(addressee, notice), asked };
}

describe('createPushPort()', () => {
  it('sends what nobody on the way can read, in the form of today', async () => {
    const { outcome, asked } = await send(201);
    expect(outcome).toEqual({ kind: 'sent' });
    const [request] = asked;
    expect(request?.headers.get('authorization')).toMatch(/^vapid t=.+,\s?k=/);
    expect(request?.headers.get('content-encoding')).toBe('aes128gcm');
    expect(request?.headers.get('topic')).toBe('uk-2026-11-23');
    expect(
      Buffer.from((await request?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1'),
    ).not.toContain('Daily');
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'again'],
    [500, 'again'],
  ] as const)('takes %i for %s', async (status, kind) => {
    expect((await send(status)).outcome?.kind).toBe(kind);
  });

  it.each([
    { address: 'https://127.0.0.1/a' },
    { address: 'http://fcm.googleapis.com/a' },
    { p256dh: 'x'.repeat(87) },
  ])('calls nobody for %j', async (changes) => {
    const { outcome, asked } = await send(201, changes);
    expect([outcome?.kind, asked.length]).toEqual(['gone', 0]);
  });

  it('is none where no keys are set', () => {
    expect(createPushPort(() => undefined, fetch)).toBeNull();
  });
});
