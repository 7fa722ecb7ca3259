import { describe, expect, it } from 'vitest';
import { createMailPort, type MailMessage } from './mail-port.ts';
import { standInServer, type SmtpBehaviour } from './stand-in-server.ts';

const message: MailMessage = {
  id: '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f',
  to: 'ada@example.com',
  subject: 'Daily UK no. 12 is open\r\nBcc: eve@example.com',
  text: 'Play it: https://example.com/daily-challenge/uk\n',
  html: '<p>Play it</p>',
  headers: {
    'List-Unsubscribe': '<https://example.com/end>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const reader = (variables: Readonly<Record<string, string>>) => (name: string) => variables[name];
const noFetch: typeof fetch = () => Promise.reject(new Error('nothing is fetched'));

async function bySmtp(behaviour: SmtpBehaviour) {
  const server = await standInServer(behaviour);
  try {
    const variables = { MAIL_URL: server.url.href, MAIL_FROM: 'The Game <game@example.com>' };
    const outcome = await createMailPort(reader(variables), noFetch)?.send(message);
    return { kind: outcome?.kind, mails: server.mails };
  } finally {
    await server.stop();
  }
}

async function byHttps(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const variables = {
    MAIL_URL: 'https://mail.example/emails',
    MAIL_FROM: 'game@example.com',
    MAIL_KEY: 'key',
  };
  const outcome = await createMailPort(reader(variables), (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(answer());
  })?.send(message);
  return { kind: outcome?.kind, asked };
}

describe('createMailPort() by SMTP', () => {
  it('hands a mail over with its headers, and no line of a subject becomes a header', async () => {
    const { kind, mails } = await bySmtp({});
    expect(kind).toBe('sent');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/end>$/m);
    expect(mails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mails[0]).toMatch(/^Message-ID: <018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f@example\.com>$/m);
    expect(mails[0]).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['a mailbox that there is not', { recipient: '550 no such mailbox' }, 'refused'],
    ['a full mailbox', { recipient: '452 full' }, 'again'],
    ['a text that it does not want', { text: '554 no' }, 'refused'],
    ['a busy moment', { greeting: '421 busy' }, 'again'],
    ['a server that hangs up at once', { hangsUp: 'at the greeting' }, 'again'],
    ['a server that hangs up with the text in its hands', { hangsUp: 'after the text' }, 'unsure'],
  ] as const)('says of %s what to do', async (_, behaviour, kind) => {
    expect((await bySmtp(behaviour)).kind).toBe(kind);
  });

  it('sends later where nobody listens', async () => {
    const variables = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'game@example.com' };
    expect((await createMailPort(reader(variables), noFetch)?.send(message))?.kind).toBe('again');
  });
});

describe('createMailPort() by HTTPS', () => {
  it('says the same id with the same mail, so that the service can tell a repetition', async () => {
    const { kind, asked } = await byHttps(() => Response.json({ id: 1 }));
    expect(kind).toBe('sent');
    expect(asked[0]?.headers.get('idempotency-key')).toBe(message.id);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer key');
    expect(await asked[0]?.json()).toMatchObject({ to: [message.to], headers: message.headers });
  });

  it.each([
    [200, 'sent'],
    [302, 'again'],
    [401, 'again'],
    [422, 'refused'],
    [429, 'again'],
    [503, 'again'],
  ] as const)('takes %i for %s', async (status, kind) => {
    expect((await byHttps(() => new Response(null, { status }))).kind).toBe(kind);
  });

  it('sends later where nobody answers', async () => {
    expect((await byHttps(() => Promise.reject(new TypeError('down')))).kind).toBe('again');
  });
});

describe('createMailPort()', () => {
  it('is none where nothing is set', () => {
    expect(createMailPort(reader({}), noFetch)).toBeNull();
  });

  it.each<Record<string, string>>([
    { MAIL_URL: 'https://mail.example' },
    { MAIL_URL: 'http://mail.example', MAIL_FROM: 'game@example.com' },
    { MAIL_URL: 'ftp://mail.example', MAIL_FROM: 'game@example.com' },
  ])('refuses %j', (variables) => {
    expect(() => createMailPort(reader(variables), noFetch)).toThrow(/\.env\.example/);
  });
});
