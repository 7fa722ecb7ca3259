import type { ReadVariable } from '../settings.ts';
import { sendByHttps } from './send-by-https.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import type { SendOutcome } from './send-outcome.ts';

/** A mail as we write it. */
export interface MailMessage {
  /** the same for the same message, so that whoever delivers it can tell a repetition */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The one way by which mails leave, whoever delivers them. */
export interface MailPort {
  send(message: MailMessage): Promise<SendOutcome>;
}

/**
 * The way that the environment names: `smtp://` or `smtps://` with name and password, or the address of a service that
 * takes JSON (with its key in MAIL_KEY). Null where none is set: this installation sends no mail.
 */
export function createMailPort(read: ReadVariable, fetcher: typeof fetch): MailPort | null {
  const address = read('MAIL_URL') ?? '';
  if (address === '') return null;
  const url = new URL(address);
  const from = read('MAIL_FROM') ?? '';
  if (from === '') throw new Error('MAIL_FROM is not set; see .env.example.');
  if (url.protocol === 'smtp:' || url.protocol === 'smtps:')
    return { send: (message) => sendBySmtp({ url, from }, message) };
  const isLocal = url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal)
    throw new Error('MAIL_URL begins with smtp://, smtps:// or https://; see .env.example.');
  const key = read('MAIL_KEY') ?? '';
  return { send: (message) => sendByHttps({ url, from, key, fetcher }, message) };
}
