/** Every kind of mail that goes through the outbox of mails. */
export const MAIL_KINDS = [
  'lead-confirm',
  'lead-copy',
  'lead-new',
  'lead-reply',
  'lead-due',
  'takedown-granted',
  'takedown-refused',
  'account-goes',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mails to people who asked an agency, which it may say in its own words, and what such words keep. */
export const OWN_MAILS = {
  'lead-confirm': ['({{link}})'],
  'lead-copy': ['({{link}})', '{{words}}'],
  'lead-reply': ['({{link}})', '{{words}}'],
} as const satisfies Partial<Record<MailKind, readonly string[]>>;
export type OwnMailKind = keyof typeof OWN_MAILS;
export const OWN_MAIL_KINDS = Object.keys(OWN_MAILS) as readonly OwnMailKind[];

/** What a mail in an agency's own words lacks, as it has to stand there. */
export function lacksOfOwnMail(kind: OwnMailKind, body: string): readonly string[] {
  return OWN_MAILS[kind].filter((part) => !body.includes(part));
}
