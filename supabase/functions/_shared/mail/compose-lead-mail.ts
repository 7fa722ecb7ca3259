import { derivedToken } from '../reminder-links.ts';
import type { OutgoingMail } from '../wire/procedures/mails.ts';
import { leadPage } from './lead-page.ts';
import type { MailMessage } from './mail-port.ts';
import { mailTemplate, sayAbout } from './mail-templates.ts';
import { quote, writeMarkdown } from './write-markdown.ts';

interface Places {
  readonly siteUrl: string;
  /** where a mail program ends such mails with one click */
  readonly oneClickUrl: string;
}

/** The token of a lead's links: derived, so that every mail says the same while the database keeps its hash alone. */
export async function leadToken(secretKey: string, leadId: string): Promise<string> {
  return derivedToken(secretKey, `lead:${leadId}`);
}

/** A mail about what somebody asked an agency. Its links lead to a page with a button: nothing happens by looking. */
export function composeLeadMail(mail: OutgoingMail, token: string, places: Places): MailMessage {
  const { kind, locale, agency, brand, body } = mail;
  const template = mailTemplate(kind, locale);
  const isToAgency = kind === 'lead-new' || kind === 'lead-due';
  const admin = new URL('/admin/leads', places.siteUrl);
  admin.hostname = `${brand}.${admin.hostname}`;
  const values: Readonly<Record<string, string>> = {
    agency: plain(agency),
    about: plain(sayAbout(mail)),
    link: leadPage(places.siteUrl, brand, token),
    admin: admin.href,
    // An answer is the agency's own Markdown; what its person typed is quoted.
    words: body === null || body === '' ? '' : kind === 'lead-reply' ? body : quote(body),
  };
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const subject = fill(template.subject).replaceAll(/[\r\n\\]/g, '');
  return {
    id: mail.id,
    to: mail.mailbox,
    subject,
    ...writeMarkdown(fill(template.body), locale, subject),
    headers: {
      ...(mail.replyTo === null ? {} : { 'Reply-To': mail.replyTo }),
      ...(isToAgency
        ? {}
        : {
            'List-Unsubscribe': `<${places.oneClickUrl}?token=${token}&about=question&brand=${brand}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
      'Auto-Submitted': kind === 'lead-reply' ? 'no' : 'auto-generated',
    },
  };
}

/** A name within a template: on one line, and none of its marks is one of Markdown. */
function plain(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/[[\]*]/g, '');
}
