import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { requestTrace } from '../rest/request-trace.ts';
import { mendLinks } from './mend-links.ts';

/** A mail that the stack would have sent. */
export interface Mail extends EmailMessage {
  /** headers of its own, where it has any */
  readonly headers?: Readonly<Record<string, string>>;
  readonly id: number;
  /** ISO time. */
  readonly sentAt: string;
}

const KEPT = 200;

/** Keeps the last mails in memory instead of sending them. */
export class Mailbox implements EmailDriver {
  readonly #siteUrl: string;
  #mails: Mail[] = [];
  #nextId = 1;
  readonly #taken = new Set<string>();

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** Takes a mail of our own once, however often it is brought. */
  take(key: string, message: Omit<Mail, 'id' | 'sentAt'>): Promise<void> {
    if (this.#taken.has(key)) return Promise.resolve();
    this.#taken.add(key);
    return this.send(message);
  }

  send(message: Omit<Mail, 'id' | 'sentAt'>): Promise<void> {
    const redirectTo = requestTrace.getStore()?.redirectTo;
    const mend = (text: string): string => mendLinks(text, this.#siteUrl, redirectTo);
    const mail: Mail = {
      ...message,
      ...(message.html === undefined ? {} : { html: mend(message.html) }),
      ...(message.text === undefined ? {} : { text: mend(message.text) }),
      id: this.#nextId++,
      sentAt: new Date().toISOString(),
    };
    this.#mails = [mail, ...this.#mails].slice(0, KEPT);
    return Promise.resolve();
  }

  /** Newest first. */
  list(): readonly Mail[] {
    return this.#mails;
  }

  find(id: number): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}
