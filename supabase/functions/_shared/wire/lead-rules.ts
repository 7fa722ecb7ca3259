import { z } from 'zod';
import { OWN_MAIL_KINDS } from '../domain/mail-kinds.ts';
import { id } from './fields.ts';
import { leadPeople } from './leads.ts';

const text = z.string().nullable();

const leadRules = z.object({
  takesLeads: z.boolean(),
  keepDays: z.number().int().min(30).max(1_825),
  tellsByMail: z.boolean(),
  hookUrl: text,
  version: z.number().int(),
  /** calls of the hook that were given up */
  hookFailures: z.number().int(),
  /** of a new hook, in the answer that made it alone */
  secret: z.string().nullish(),
});
export type LeadRules = z.output<typeof leadRules>;

/** How an agency takes leads. */
export const agencyLeadRules = {
  takes: z.object({ agencyId: id }),
  answers: leadRules,
  callers: 'account',
  mayRepeat: true,
} as const;

export const saveLeadRules = {
  takes: leadRules
    .pick({ takesLeads: true, keepDays: true, tellsByMail: true, version: true })
    .extend({ agencyId: id, hookUrl: z.string().trim().max(1_000).nullish() }),
  answers: leadRules,
  callers: 'account',
  mayRepeat: false,
} as const;

/** Keeps an answer that an agency writes often. */
export const saveReplyTemplate = {
  takes: z.object({
    agencyId: id,
    name: z.string().trim().min(1).max(80),
    body: z.string().trim().min(1).max(4_000),
    templateId: id.nullish(),
    version: z.number().int().nullish(),
  }),
  answers: leadPeople,
  callers: 'account',
  mayRepeat: false,
} as const;

export const removeReplyTemplate = {
  takes: z.object({ agencyId: id, templateId: id }),
  answers: leadPeople,
  callers: 'account',
  mayRepeat: true,
} as const;

const ownMail = z.object({
  kind: z.enum(OWN_MAIL_KINDS),
  /** one of those that the agency speaks */
  locale: z.string().max(20),
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(4_000),
  version: z.number().int(),
});
export type OwnMail = z.output<typeof ownMail>;

const mailTexts = z.object({ agency: z.string(), locales: z.array(z.string()), texts: z.array(ownMail) });
export type MailTexts = z.output<typeof mailTexts>;

/** The mails that an agency says in its own words, and its languages. */
export const agencyMailTexts = {
  takes: z.object({ agencyId: id }),
  answers: mailTexts,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Words a mail from the named version, 0 the first time; without a body it says the product's words again. */
export const saveMailText = {
  takes: ownMail
    .pick({ kind: true, locale: true, version: true })
    .extend({ agencyId: id, subject: ownMail.shape.subject.nullish(), body: ownMail.shape.body.nullish() }),
  answers: mailTexts,
  callers: 'account',
  mayRepeat: false,
} as const;
