import { EDITION_PATHS } from '../_shared/domain/edition-paths.ts';
import { escapeHtml } from '../_shared/domain/escape-html.ts';
import type { MailMessage } from '../_shared/mail/mail-port.ts';
import type { PushNotice } from '../_shared/push/push-port.ts';
import {
  agencyInvitationPage,
  dossierNoticesPage,
  noticesPage,
  oneClickPage,
  reminderPage,
  type ReminderSubject,
} from '../_shared/reminder-links.ts';
import type { OutgoingMessage } from '../_shared/wire/procedures/reminders.ts';
import { messageTexts, type MessageTexts } from './message-texts.ts';

interface Places {
  readonly siteUrl: string;
  /** where a mail program ends the reminder with one click */
  readonly oneClickUrl: string;
}

/** What a mail says: sentences, each with the way on that it names. */
interface Words {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
}

type Paragraph = string | { readonly text: string; readonly link: string };

/** The mail of a message. It names the challenge and its number, or counts what changed, and nothing of homes. */
export function composeMail(message: OutgoingMessage, token: string, places: Places): MailMessage {
  const texts = messageTexts(message.locale);
  const about: ReminderSubject =
    message.kind === 'dossier' ? 'dossier' : message.edition === null ? 'notices' : 'challenge';
  const manage = reminderPage(places.siteUrl, token, about);
  const words =
    message.kind === 'agency_invitation'
      ? invitationWords(message, texts, token, places.siteUrl)
      : wordsOf(message, message.kind, texts, manage, places.siteUrl);
  const paragraphs = words.paragraphs.filter((one) => one !== '');
  return {
    id: message.id,
    to: message.address,
    subject: words.subject,
    text:
      paragraphs.map((one) => (typeof one === 'string' ? one : `${one.text}: ${one.link}`)).join('\n\n') +
      '\n',
    html: page(message.locale, words.subject, paragraphs.map(drawParagraph)),
    headers: {
      'List-Unsubscribe': `<${oneClickPage(places.oneClickUrl, token, about)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function wordsOf(
  message: OutgoingMessage,
  kind: Exclude<OutgoingMessage['kind'], 'agency_invitation'>,
  texts: MessageTexts,
  manage: string,
  siteUrl: string,
): Words {
  if (kind === 'dossier') return dossierWords(message, texts, manage, siteUrl);
  return kind === 'notices'
    ? noticesWords(message, texts, manage, siteUrl)
    : reminderWords(message, kind, texts, manage, siteUrl);
}

/** Who asks somebody to work for which agency, and the one way to say yes. */
function invitationWords(
  { invitation, locale }: OutgoingMessage,
  { invitation: texts }: MessageTexts,
  token: string,
  siteUrl: string,
): Words {
  const { brand, name, role, inviter, endsOn } = invitation ?? {
    ...{ brand: 'default', name: '', role: 'agent' as const, inviter: null, endsOn: '1970-01-01' },
  };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(endsOn),
  );
  return {
    subject: texts.subject(name),
    paragraphs: [
      texts.lead(inviter, name, texts.roles[role]),
      { text: texts.action, link: agencyInvitationPage(siteUrl, brand, token) },
      texts.foot(day),
    ],
  };
}

function reminderWords(
  message: OutgoingMessage,
  kind: 'confirm' | 'known' | 'day',
  texts: MessageTexts,
  manage: string,
  siteUrl: string,
): Words {
  const { edition } = message;
  const name = edition === null ? texts.notices.name : texts.editions[edition];
  const words = edition === null && kind === 'confirm' ? texts.notices.confirm : texts[kind];
  const number = writeNumber(message);
  const isDay = kind === 'day';
  const link = isDay && edition !== null ? siteUrl + EDITION_PATHS[edition] : manage;
  return {
    subject: words.subject(name, number),
    paragraphs: [
      words.lead(name, number),
      { text: words.action, link },
      words.foot,
      isDay ? { text: texts.stop, link: manage } : '',
    ],
  };
}

/** How much of what changed, site by site, and the way to read it there. */
function noticesWords(
  { news, number, locale }: OutgoingMessage,
  texts: MessageTexts,
  manage: string,
  siteUrl: string,
): Words {
  const told = news ?? [];
  const sites = new Map(told.map(({ brand, name }) => [brand, name]));
  return {
    subject: texts.notices.subject(number ?? 0),
    paragraphs: [
      texts.notices.lead,
      ...[...sites].flatMap(([brand, name]) => [
        `${name}: ${new Intl.ListFormat(locale).format(
          told
            .filter((one) => one.brand === brand)
            .map(({ kind, count }) => texts.notices.kinds[kind](count)),
        )}`,
        { text: texts.notices.action(name), link: noticesPage(siteUrl, brand) },
      ]),
      texts.notices.foot,
      { text: texts.notices.stop, link: manage },
    ],
  };
}

/** How much of what others did in a dossier, and the way to read it there; not a word of what is in it. */
function dossierWords(
  { dossierId, dossierNews, number, locale }: OutgoingMessage,
  texts: MessageTexts,
  manage: string,
  siteUrl: string,
): Words {
  const told = (dossierNews ?? []).map(({ kind, count }) => texts.dossier.kinds[kind](count));
  return {
    subject: texts.dossier.subject(number ?? 0),
    paragraphs: [
      texts.dossier.lead,
      `${new Intl.ListFormat(locale).format(told)}.`,
      dossierId === null ? '' : { text: texts.dossier.action, link: dossierNoticesPage(siteUrl, dossierId) },
      texts.dossier.foot,
      { text: texts.dossier.stop, link: manage },
    ],
  };
}

/** The notification of a message about a challenge; notices come by mail alone. */
export function composeNotice(message: OutgoingMessage): PushNotice | null {
  const { edition } = message;
  if (edition === null) return null;
  const texts = messageTexts(message.locale);
  return {
    title: texts.day.subject(texts.editions[edition], writeNumber(message)),
    body: texts.push,
    path: EDITION_PATHS[edition],
    tag: `${edition} ${message.dayOn ?? ''}`,
    lang: message.locale,
  };
}

function writeNumber({ number, locale }: OutgoingMessage): string {
  return new Intl.NumberFormat(locale).format(number ?? 0);
}

function drawParagraph(one: Paragraph): string {
  return typeof one === 'string'
    ? `<p>${escapeHtml(one)}</p>`
    : `<p><a href="${escapeHtml(one.link)}">${escapeHtml(one.text)}</a></p>`;
}

function page(lang: string, title: string, paragraphs: readonly string[]): string {
  return `<!doctype html><html lang="${escapeHtml(lang)}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`;
}
