import { EDITION_PATHS } from '../_shared/domain/edition-paths.ts';
import type { MailMessage } from '../_shared/mail/mail-port.ts';
import type { PushNotice } from '../_shared/push/push-port.ts';
import { reminderPage } from '../_shared/reminder-links.ts';
import type { OutgoingMessage } from '../_shared/wire/procedures/reminders.ts';
import { messageTexts } from './message-texts.ts';

interface Places {
  readonly siteUrl: string;
  /** where a mail program ends the reminder with one click */
  readonly oneClickUrl: string;
}

/** The mail of a message. It names the challenge and its number, and nothing of its homes. */
export function composeMail(message: OutgoingMessage, token: string, places: Places): MailMessage {
  const texts = messageTexts(message.locale);
  const words = texts[message.kind];
  const edition = texts.editions[message.edition];
  const number = writeNumber(message);
  const manage = reminderPage(places.siteUrl, token);
  const isDay = message.kind === 'day';
  const subject = words.subject(edition, number);
  const lead = words.lead(edition, number);
  const link = isDay ? places.siteUrl + EDITION_PATHS[message.edition] : manage;
  const foot = [words.foot, isDay ? `${texts.stop}: ${manage}` : ''].filter((line) => line !== '');
  return {
    id: message.id,
    to: message.address,
    subject,
    text: [lead, `${words.action}: ${link}`, ...foot].join('\n\n') + '\n',
    html: page(message.locale, subject, [
      `<p>${escape(lead)}</p>`,
      `<p><a href="${escape(link)}">${escape(words.action)}</a></p>`,
      ...(words.foot === '' ? [] : [`<p>${escape(words.foot)}</p>`]),
      ...(isDay ? [`<p><a href="${escape(manage)}">${escape(texts.stop)}</a></p>`] : []),
    ]),
    headers: {
      'List-Unsubscribe': `<${places.oneClickUrl}?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** The notification of a message. */
export function composeNotice(message: OutgoingMessage): PushNotice {
  const texts = messageTexts(message.locale);
  return {
    title: texts.day.subject(texts.editions[message.edition], writeNumber(message)),
    body: texts.push,
    path: EDITION_PATHS[message.edition],
    tag: `${message.edition} ${message.dayOn ?? ''}`,
    lang: message.locale,
  };
}

function writeNumber({ number, locale }: OutgoingMessage): string {
  return new Intl.NumberFormat(locale).format(number ?? 0);
}

function page(lang: string, title: string, paragraphs: readonly string[]): string {
  return `<!doctype html><html lang="${escape(lang)}"><meta charset="utf-8"><title>${escape(title)}</title><body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
