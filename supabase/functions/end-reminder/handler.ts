import type { z } from 'zod';
import { leadPage } from '../_shared/mail/lead-page.ts';
import { reminderPage } from '../_shared/reminder-links.ts';
import type { Handler } from '../_shared/serve.ts';
import type { oneClickEndRequest } from '../_shared/wire/reminders.ts';

/** What a mail program's own “unsubscribe” sends (RFC 8058). It is answered the same whatever the token was. */
export const endReminder: Handler<z.output<typeof oneClickEndRequest>> = async ({ token }, { database }) => {
  await database.call('end_reminder_by_click', { token });
  return { status: 200, body: { isEnded: true } };
};

/** The token of the address; the body says nothing that is not known. */
export async function readOneClick(request: Request): Promise<unknown> {
  await request.body?.cancel();
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

/**
 * Somebody whose mail program opens the address instead: their own page of it, with a button. Nothing is ended by
 * looking, since mail filters look at every link.
 */
export function leadToPage(request: Request, siteUrl: string): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const asked = new URL(request.url).searchParams;
  const subject = asked.get('about') === 'notices' ? 'notices' : 'challenge';
  const token = asked.get('token') ?? '';
  const brand = asked.get('brand') ?? '';
  const page =
    asked.get('about') === 'question' && /^[a-z0-9-]{1,63}$/.test(brand)
      ? leadPage(siteUrl, brand, encodeURIComponent(token))
      : reminderPage(siteUrl, token, subject);
  const headers = { location: page, 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers: { ...headers, 'cache-control': 'no-store' } });
}
