import type { Database } from '../_shared/database.ts';
import { composeMail, leadToken } from '../_shared/mail/compose-mail.ts';
import type { MailPort } from '../_shared/mail/mail-port.ts';
import { hashToken } from '../_shared/reminder-links.ts';

/** What one call takes. */
const AT_MOST = 20;

interface Sender {
  readonly mail: MailPort;
  readonly siteUrl: string;
  readonly oneClickUrl: string;
  readonly secretKey: string;
}

/** Sends mails that are due, one after the other; answers how many left. */
export async function sendMails(sender: Sender, database: Database): Promise<number> {
  let sent = 0;
  for (const mail of await database.call('claim_mails', { atMost: AT_MOST })) {
    const token = mail.lead && (await leadToken(sender.secretKey, mail.lead.id));
    const tokenHash = token === null ? null : await hashToken(token);
    const begins = await database.call('begin_mail', { mailId: mail.id, tokenHash });
    if (!begins) continue;
    const outcome = await sender.mail.send(composeMail(mail, token, sender));
    await database.call('finish_mail', {
      mailId: mail.id,
      outcome: outcome.kind,
      failure: 'reason' in outcome ? outcome.reason : null,
    });
    if (outcome.kind === 'sent') sent += 1;
  }
  return sent;
}
