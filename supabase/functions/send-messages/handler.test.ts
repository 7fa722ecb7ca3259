import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import type { MailMessage } from '../_shared/mail/mail-port.ts';
import type { SendOutcome } from '../_shared/mail/send-outcome.ts';
import type { PushNotice } from '../_shared/push/push-port.ts';
import { reminderToken } from '../_shared/reminder-links.ts';
import { serve } from '../_shared/serve.ts';
import { sendMessagesRequest } from '../_shared/wire/reminders.ts';
import { createSendMessages } from './handler.ts';

const REMINDER = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const id = (n: number) => `018f5b0e-0000-7b1e-9a59-${String(n).padStart(12, '0')}`;
const row = (n: number, changes: object = {}) => ({
  ...{ id: id(n), kind: 'day', day_on: '2026-11-23', number: 1234, reminder_id: REMINDER, channel: 'mail' },
  ...{ address: `n${n}@example.com`, p256dh: null, auth_key: null, locale: 'en-GB', edition: 'uk', hour: 7 },
  ...{ time_zone: 'Europe/London', news: null, dossier_id: null, dossier_news: null, invitation: null },
  ...changes,
});
const pushRow = (n: number) =>
  row(n, { channel: 'push', address: 'https://fcm.googleapis.com/a', p256dh: 'p', auth_key: 'a' });

interface Stage {
  readonly rows: readonly object[];
  readonly outcome?: SendOutcome;
  readonly begins?: (id: unknown) => boolean;
  readonly hasMail?: boolean;
  readonly leadMails?: readonly object[];
  /** null: the database fails when it is asked */
  readonly hookCalls?: readonly object[] | null;
}

async function send({
  rows,
  outcome = { kind: 'sent' },
  begins = () => true,
  hasMail = true,
  leadMails = [],
  hookCalls = [],
}: Stage) {
  const mails: MailMessage[] = [];
  const notices: PushNotice[] = [];
  const backend = createFakeBackend({
    '/rest/v1/rpc/claim_messages': () => rows,
    '/rest/v1/rpc/claim_mails': () => leadMails,
    '/rest/v1/rpc/begin_mail': ({ args }) => begins(args['mail_id']),
    '/rest/v1/rpc/finish_mail': ({ args }) => args['outcome'],
    '/rest/v1/rpc/claim_hook_calls': () => hookCalls ?? Response.json({ message: 'broken' }, { status: 500 }),
    '/rest/v1/rpc/finish_hook_call': ({ args }) => (args['failure'] === null ? 'sent' : 'waiting'),
    '/rest/v1/rpc/begin_message': ({ args }) => begins(args['message_id']),
    '/rest/v1/rpc/finish_message': ({ args }) => args['outcome'],
  });
  const posted: string[] = [];
  const handle = createSendMessages({
    hooks: {
      userAgent: 'tests',
      now: () => 1_800_000_000,
      network: {
        resolve: (host) => Promise.resolve([host === 'inside.example.com' ? '10.0.0.1' : '93.184.216.34']),
        connect: () =>
          Promise.resolve({
            write: (bytes) => (posted.push(new TextDecoder().decode(bytes)), Promise.resolve()),
            read: () => Promise.resolve(new TextEncoder().encode('HTTP/1.1 204 No Content\r\n\r\n')),
            close: () => undefined,
          }),
      },
    },
    mail: hasMail ? { send: (mail) => (mails.push(mail), Promise.resolve(outcome)) } : null,
    push: { send: (_, notice) => (notices.push(notice), Promise.resolve(outcome)) },
    siteUrl: 'https://game.example',
    oneClickUrl: 'https://api.example/functions/v1/end-reminder',
    secretKey: 'secret',
  });
  const answer = await serve(
    { name: 'send-messages', contract: sendMessagesRequest, handle },
    backend.platform,
  )(post({ isDue: true }));
  const called = (name: string) =>
    backend.calls.filter(({ path }) => path.endsWith(name)).map(({ args }) => args);
  return { status: answer.status, body: (await answer.json()) as unknown, mails, notices, called, posted };
}

describe('createSendMessages()', () => {
  test('sends each message once, and says how it went', async () => {
    const { body, mails, notices, called } = await send({ rows: [row(1), row(2), pushRow(3)] });
    expect(body).toEqual({ sent: 3 });
    expect([mails.length, notices.length]).toEqual([2, 1]);
    expect(called('finish_message')).toHaveLength(3);
    expect(called('claim_messages')[0]).toMatchObject({ channels: ['mail', 'push'] });
  });

  test('a mail tells the number, leads to the challenge and out again, by one click as well', async () => {
    const { mails, called } = await send({ rows: [row(1)] });
    const token = await reminderToken('secret', REMINDER);
    const [mail] = mails;
    expect(mail?.subject).toBe('Daily UK no. 1,234 is open');
    expect(mail?.text).toContain('https://game.example/daily-challenge/uk');
    expect(mail?.text).toContain(`https://game.example/daily-challenge/subscribe#reminder=${token}`);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://api.example/functions/v1/end-reminder?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    // The database knows the token by its hash alone.
    expect(called('begin_message')[0]).toMatchObject({
      token_hash: createHash('sha256').update(token).digest('hex'),
    });
    expect(JSON.stringify(called('begin_message'))).not.toContain(token);
  });

  const leadMail = (kind: string, changes: object = {}) => ({
    ...{ id: id(50), kind, mailbox: 'ana@example.com', locale: 'en-GB', about: {} },
    lead: {
      ...{ id: REMINDER, kind: 'home', brand: 'brooks', agency: 'Brooks & [Sons]', home: 'A **home**' },
      ...{ body: null, reply_to: null, own_words: null, ...changes },
    },
  });

  test('a question is confirmed on a page of the brand, and no word of a stranger is mailed before', async () => {
    const { mails, called, body } = await send({ rows: [], leadMails: [leadMail('lead-confirm')] });
    const [mail] = mails;
    expect(body).toEqual({ sent: 1 });
    expect(mail?.subject).toBe('Please confirm your question to Brooks & Sons');
    expect(mail?.text).toMatch(/https:\/\/brooks\.game\.example\/my-question#question=[0-9a-f]{64}/);
    const token = /question=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe']).toBe(
      `<https://api.example/functions/v1/end-reminder?token=${token}&about=question&brand=brooks>`,
    );
    expect(called('begin_mail')[0]).toMatchObject({
      token_hash: createHash('sha256').update(token).digest('hex'),
    });
    expect(called('finish_mail')[0]).toMatchObject({ outcome: 'sent' });
  });

  test('what somebody typed is quoted in their copy, and is no markup', async () => {
    const typed = '<script>x</script>\n[press](https://evil.example) **now**';
    const { mails } = await send({ rows: [], leadMails: [leadMail('lead-copy', { body: typed })] });
    const [mail] = mails;
    expect(mail?.html).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(mail?.html).not.toContain('href="https://evil.example"');
    expect(mail?.html).not.toContain('<strong>now');
    expect(mail?.text).toContain('> [press](https://evil.example) **now**');
  });

  test('an answer goes out with its links and comes back to the agency', async () => {
    const body = 'Yes, **Tuesday**. [Our map](https://brooks.example/map) [no](javascript:alert(1))';
    const { mails } = await send({
      rows: [],
      leadMails: [leadMail('lead-reply', { body, reply_to: 'hello@brooks.example' })],
    });
    expect(mails[0]?.headers['Reply-To']).toBe('hello@brooks.example');
    expect(mails[0]?.html).toContain('<strong>Tuesday</strong>');
    expect(mails[0]?.html).toContain('<a href="https://brooks.example/map">Our map</a>');
    expect(mails[0]?.html).not.toContain('href="javascript:');
  });

  test('a mail about a question that was taken back does not leave', async () => {
    const { mails, called } = await send({
      rows: [],
      begins: () => false,
      leadMails: [leadMail('lead-copy')],
    });
    expect([mails, called('finish_mail')]).toEqual([[], []]);
  });

  const hook = (url: string) => ({
    ...{ id: id(60), url, secret: 'hush', lead_id: REMINDER, kind: 'home' },
    confirmed_at: '2026-11-28T10:00:00Z',
  });

  test('a hook is told which lead, signed with its secret', async () => {
    const { posted, called } = await send({ rows: [], hookCalls: [hook('https://crm.example.com/in')] });
    const [head = '', body = ''] = (posted[0] ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^POST \/in HTTP\/1\.1\r\nHost: crm\.example\.com/);
    expect(JSON.parse(body)).toMatchObject({ event: 'lead.confirmed', lead: { id: REMINDER, kind: 'home' } });
    const signed = createHmac('sha256', 'hush').update(`1800000000.${body}`).digest('hex');
    expect(head).toContain(`X-Hook-Signature: v1=${signed}`);
    expect(called('finish_hook_call')[0]).toMatchObject({ failure: null });
  });

  test('mails go, also where hooks cannot be read, and that is told', async () => {
    const { status, mails, called } = await send({ rows: [row(1)], hookCalls: null });
    expect(mails).toHaveLength(1);
    expect(called('finish_message')).toHaveLength(1);
    expect(status).toBeGreaterThanOrEqual(500);
  });

  test.each(['http://crm.example.com/in', 'https://inside.example.com/in', 'https://127.0.0.1/in'])(
    'a hook at %s is not called',
    async (url) => {
      const { posted, called } = await send({ rows: [], hookCalls: [hook(url)] });
      expect(posted).toEqual([]);
      expect(called('finish_hook_call')[0]?.['failure']).toMatch(/.+/);
    },
  );

  test.each([
    ['confirm', 'Do you want reminders of “Daily UK”?'],
    ['known', 'You get reminders of “Daily UK” already'],
  ])('a mail of kind %s says so', async (kind, subject) => {
    const { mails } = await send({ rows: [row(1, { kind, day_on: null, number: null })] });
    expect(mails[0]?.subject).toBe(subject);
  });

  const newsRow = (locale = 'en-GB') =>
    row(1, {
      ...{ kind: 'notices', edition: null, number: 4, locale },
      news: [
        { brand: 'default', name: 'House Price Game', kind: 'corrected', count: 2 },
        { brand: 'default', name: 'House Price Game', kind: 'answered', count: 1 },
        { brand: 'star', name: 'Polestar <Homes>', kind: 'poll_locked', count: 1 },
      ],
    });

  test('a mail of notices counts them site by site, and leads there and out again', async () => {
    const token = await reminderToken('secret', REMINDER);
    const [mail] = (await send({ rows: [newsRow()] })).mails;
    expect(mail?.subject).toBe('4 things changed in your runs');
    expect(mail?.text).toContain(
      'House Price Game: 2 homes were settled or corrected and 1 question was answered',
    );
    expect(mail?.text).toContain('Read it on House Price Game: https://game.example/my-notifications\n');
    expect(mail?.text).toContain('https://star.game.example/my-notifications');
    expect(mail?.text).toContain(`https://game.example/my-notifications#reminder=${token}`);
    expect(mail?.html).toContain('Polestar &lt;Homes&gt;: 1 guess was locked');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://api.example/functions/v1/end-reminder?token=${token}&about=notices>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const [spanish] = (await send({ rows: [newsRow('es')] })).mails;
    expect(spanish?.text).toContain('se resolvieron o corrigieron 2 casas y se respondió 1 pregunta');
  });

  test('a mail of a dossier counts what others did, and says no word of it', async () => {
    const token = await reminderToken('secret', REMINDER);
    const dossier = row(1, {
      ...{ kind: 'dossier', edition: null, day_on: null, number: 3, dossier_id: id(7) },
      dossier_news: [
        { kind: 'note_shared', count: 2 },
        { kind: 'event_moved', count: 1 },
      ],
    });
    const [mail] = (await send({ rows: [dossier] })).mails;
    expect(mail?.subject).toBe('3 things are new in your dossier');
    expect(mail?.text).toContain('2 notes were shared and 1 appointment was moved.');
    expect(mail?.text).toContain(`https://game.example/dossiers/${id(7)}/notifications\n`);
    expect(mail?.text).toContain(`Stop these mails: https://game.example/my-notifications#reminder=${token}`);
    expect(mail?.headers['List-Unsubscribe']).toContain('about=notices');
    const [spanish] = (await send({ rows: [{ ...dossier, locale: 'es' }] })).mails;
    expect(spanish?.text).toContain('se compartieron 2 notas y se cambió 1 cita.');
  });

  test('an invitation says who asks, and its link opens it on the site of the agency', async () => {
    const token = await reminderToken('secret', REMINDER);
    const invited = row(1, {
      ...{ kind: 'agency_invitation', edition: null, day_on: null, number: null },
      invitation: { brand: 'star', name: 'Polestar', role: 'admin', inviter: 'Ada', ends_on: '2026-12-12' },
    });
    const [mail] = (await send({ rows: [invited] })).mails;
    expect(mail?.subject).toBe('Work with Polestar');
    expect(mail?.text).toContain('Ada asks you to come into the administration of Polestar as an admin.');
    expect(mail?.text).toContain(`https://star.game.example/agency-invitation/${token}`);
    expect(mail?.text).toContain('until 12 December 2026');
    const [spanish] = (await send({ rows: [{ ...invited, locale: 'es' }] })).mails;
    expect(spanish?.text).toContain(
      'Ada te pide que entres en la administración de Polestar como administrador.',
    );
  });

  test('a mailbox is asked whether it wants notices in words about them', async () => {
    const { mails } = await send({
      rows: [row(1, { kind: 'confirm', edition: null, day_on: null, number: null })],
    });
    expect(mails[0]?.subject).toBe('Do you want your notifications by mail?');
    expect(mails[0]?.text).toContain('https://game.example/my-notifications#reminder=');
  });

  test('in Spanish for who reads Spanish', async () => {
    const { mails, notices } = await send({
      rows: [row(1, { locale: 'es' }), { ...pushRow(2), locale: 'es' }],
    });
    expect(mails[0]?.subject).toBe('Diario de Reino Unido n.º 1234 está abierto');
    expect(notices[0]).toMatchObject({
      title: 'Diario de Reino Unido n.º 1234 está abierto',
      tag: 'uk 2026-11-23',
    });
  });

  test('what does not begin is not sent', async () => {
    const { body, mails, called } = await send({ rows: [row(1), row(2)], begins: (one) => one === id(2) });
    expect([body, mails.map(({ to }) => to)]).toEqual([{ sent: 1 }, ['n2@example.com']]);
    expect(called('finish_message')).toHaveLength(1);
  });

  test('an outcome and its reason reach the database', async () => {
    const outcome = { kind: 'unsure', reason: 'silence' } as const;
    const { body, called } = await send({ rows: [row(1)], outcome });
    expect(body).toEqual({ sent: 0 });
    expect(called('finish_message')[0]).toMatchObject({ outcome: 'unsure', failure: 'silence' });
  });

  test('what has no way here waits', async () => {
    const { called } = await send({ rows: [], hasMail: false });
    expect(called('claim_messages')[0]).toMatchObject({ channels: ['push'] });
  });
});
