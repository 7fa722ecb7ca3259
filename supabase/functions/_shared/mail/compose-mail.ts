import { fillMail, fillSubject, mailLanguage, mailTemplate, sayAbout } from '../domain/mail-texts.ts';
import { quote, writeMarkdown } from '../domain/write-markdown.ts';
import { derivedToken } from '../reminder-links.ts';
import type { OutgoingMail } from '../wire/procedures/mails.ts';
import { leadPage } from './lead-page.ts';
import type { MailMessage } from './mail-port.ts';

interface Places {
  readonly siteUrl: string;
  /** where a mail program ends such mails with one click */
  readonly oneClickUrl: string;
}
type Lead = NonNullable<OutgoingMail['lead']>;

/** The token of a lead's links: derived, so that every mail says the same while the database keeps its hash alone. */
export async function leadToken(secretKey: string, leadId: string): Promise<string> {
  return derivedToken(secretKey, `lead:${leadId}`);
}

/**
 * A mail as it is sent. Its links lead to a page with a button: nothing happens by looking. What strangers typed is
 * quoted, so that no mark of theirs counts as one of ours.
 */
export function composeMail(mail: OutgoingMail, token: string | null, places: Places): MailMessage {
  const { kind, locale, lead } = mail;
  const values = lead ? valuesOfLead(mail, lead, token, places) : valuesOf(mail, places);
  const template = lead?.ownWords ?? mailTemplate(kind, locale);
  const subject = fillSubject(template.subject, values);
  return {
    id: mail.id,
    to: mail.mailbox,
    subject,
    ...writeMarkdown(fillMail(template.body, values), locale, subject),
    headers: {
      ...(lead?.replyTo ? { 'Reply-To': lead.replyTo } : {}),
      ...(lead && token !== null && !isToAgency(kind)
        ? {
            'List-Unsubscribe': `<${places.oneClickUrl}?token=${token}&about=question&brand=${lead.brand}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
      'Auto-Submitted': kind === 'lead-reply' ? 'no' : 'auto-generated',
    },
  };
}

function isToAgency(kind: OutgoingMail['kind']): boolean {
  return kind === 'lead-new' || kind === 'lead-due';
}

function valuesOfLead(
  { kind, locale }: OutgoingMail,
  lead: Lead,
  token: string | null,
  { siteUrl }: Places,
): Record<string, string> {
  const { agency, brand, body } = lead;
  const admin = new URL('/admin/leads', siteUrl);
  admin.hostname = `${brand}.${admin.hostname}`;
  return {
    agency: plain(agency),
    about: plain(sayAbout(kind, lead, locale)),
    link: leadPage(siteUrl, brand, token ?? ''),
    admin: admin.href,
    // An answer is the agency's own Markdown; what its person typed is quoted.
    words: body === null || body === '' ? '' : kind === 'lead-reply' ? body : quote(body),
  };
}

function valuesOf({ about, locale }: OutgoingMail, { siteUrl }: Places): Record<string, string> {
  const { page = '', note = '', reference = '', on, person = '' } = about;
  return {
    page: quote(page),
    note: note === '' ? '' : quote(note),
    reference,
    form: new URL('/takedown-request', siteUrl).href,
    day: on === undefined ? '' : sayDay(on, locale),
    link: new URL(`/u/${person}/admin/user`, siteUrl).href,
  };
}

/** In the language of the mail's words, whatever language was asked for. */
function sayDay(day: string, locale: string): string {
  const spoken = mailLanguage(locale) === 'es' ? 'es' : locale === 'en-US' ? locale : 'en-GB';
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A name within a template: on one line, and none of its marks is one of Markdown. */
function plain(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/[[\]*]/g, '');
}
