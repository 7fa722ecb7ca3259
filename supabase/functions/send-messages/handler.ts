import type { z } from 'zod';
import type { Database } from '../_shared/database.ts';
import type { MailPort } from '../_shared/mail/mail-port.ts';
import type { SendOutcome } from '../_shared/mail/send-outcome.ts';
import type { PushPort } from '../_shared/push/push-port.ts';
import { hashToken, reminderToken } from '../_shared/reminder-links.ts';
import type { Handler } from '../_shared/serve.ts';
import type { OutgoingMessage } from '../_shared/wire/procedures/reminders.ts';
import type { sendMessagesRequest } from '../_shared/wire/reminders.ts';
import { callHooks, type HookTools } from './call-hooks.ts';
import { composeMail, composeNotice } from './compose-message.ts';
import { sendMails } from './send-mails.ts';

/** What one call takes, and how many of it at the same time: a slow server of one mailbox keeps no other waiting. */
const AT_MOST = 40;
const AT_ONCE = 8;

export interface MessageWays {
  /** null: this installation has no such way, and what goes by it waits */
  readonly mail: MailPort | null;
  readonly push: PushPort | null;
  readonly siteUrl: string;
  readonly oneClickUrl: string;
  readonly secretKey: string;
  /** how agencies' own systems are reached */
  readonly hooks: HookTools;
}

/**
 * Sends what is due. Anybody may make this call, since the database alone decides what is due and gives out each message
 * once. A message that cannot be told to have gone is not sent again.
 */
export function createSendMessages(ways: MessageWays): Handler<z.output<typeof sendMessagesRequest>> {
  return async (_, { database }) => {
    const channels = (['mail', 'push'] as const).filter((channel) => ways[channel] !== null);
    // Whatever is wrong with agencies' own systems, mails go all the same; it is told after them.
    const [hooks] = await Promise.allSettled([callHooks(ways.hooks, database)]);
    const sent = channels.length === 0 ? 0 : await sendAll(ways, channels, database);
    if (hooks.status === 'rejected') throw hooks.reason;
    return { status: 200, body: { sent } };
  };
}

async function sendAll(
  ways: MessageWays,
  channels: ('mail' | 'push')[],
  database: Database,
): Promise<number> {
  const waiting = [...(await database.call('claim_messages', { channels, atMost: AT_MOST }))];
  let sent = ways.mail === null ? 0 : await sendMails({ ...ways, mail: ways.mail }, database);
  const sender = async (): Promise<void> => {
    for (let message = waiting.shift(); message !== undefined; message = waiting.shift())
      if (await sendOne(message, ways, database)) sent += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return sent;
}

async function sendOne(message: OutgoingMessage, ways: MessageWays, database: Database): Promise<boolean> {
  const isMail = message.channel === 'mail';
  const token = isMail ? await reminderToken(ways.secretKey, message.reminderId) : null;
  const tokenHash = token === null ? null : await hashToken(token);
  const begins = await database.call('begin_message', { messageId: message.id, tokenHash });
  if (!begins) return false;
  const outcome = await hand(message, token, ways);
  await database.call('finish_message', {
    messageId: message.id,
    outcome: outcome.kind,
    failure: 'reason' in outcome ? outcome.reason : null,
  });
  return outcome.kind === 'sent';
}

async function hand(message: OutgoingMessage, token: string | null, ways: MessageWays): Promise<SendOutcome> {
  const { address, p256dh, authKey } = message;
  if (token !== null && ways.mail !== null) return ways.mail.send(composeMail(message, token, ways));
  const notice = composeNotice(message);
  if (p256dh === null || authKey === null || ways.push === null || notice === null)
    return { kind: 'refused', reason: 'There is no way to it.' };
  return ways.push.send({ address, p256dh, authKey }, notice);
}
