import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Mailbox } from './mailbox.ts';

const mail = z.object({
  to: z.array(z.string()).length(1),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
});
const MAX_BYTES = 200_000;

/** Takes a mail as a mail service on the network would: with its key, and each Idempotency-Key once. */
export async function takeMail(
  request: IncomingMessage,
  key: string,
  mailbox: Mailbox,
): Promise<{ readonly status: number; readonly body: string }> {
  if (request.headers.authorization !== `Bearer ${key}`) return answer(401, 'The key is not this mailbox’s.');
  try {
    const { to, ...rest } = mail.parse(JSON.parse(await readText(request)));
    await mailbox.take(String(request.headers['idempotency-key'] ?? ''), { ...rest, to: to.join(', ') });
    return answer(200, 'Taken.');
  } catch {
    return answer(422, 'This is no mail.');
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('The mail is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(status: number, message: string) {
  return { status, body: JSON.stringify({ message }) };
}
