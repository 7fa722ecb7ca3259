import { z } from 'zod';
import { isMailAddress } from '../domain/mail-address.ts';
import { CONSENT_PURPOSES, LEAD_KINDS, LEAD_STATES } from '../domain/leads.ts';
import { asGuest, brand, cursor, id } from './fields.ts';

const text = z.string().nullable();
const kind = z.enum(LEAD_KINDS);
const state = z.enum(LEAD_STATES);
/** What the link of a mail ends with. */
const token = z.string().max(128);
const minor = z.number().int();

/** A ticket to ask a brand's agency: after a guess of a game of it, or by a form of its site. */
export const openLeadForm = {
  takes: z.object({ sessionId: id.nullish(), gameListingId: id.nullish(), brand, guestToken: asGuest }),
  answers: z.object({
    ticket: id,
    agency: z.string(),
    phone: text,
    /** a signed-in player has a measured bias, which they may let the agency read */
    canTellBias: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type LeadForm = z.output<typeof openLeadForm.answers>;

/** What somebody types to ask an agency. */
export const leadFields = {
  name: z.string().trim().min(1).max(120),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((typed) => isMailAddress(typed.toLowerCase())),
  message: z.string().trim().max(4_000),
  /** none, or a number that can be called */
  phone: z
    .string()
    .trim()
    .max(40)
    .refine((typed) => typed === '' || typed.length >= 5),
  ownHome: z.string().trim().max(300),
};

/** Asks an agency, once for a ticket. Its people read it once the mailbox has said yes. */
export const askAgency = {
  takes: z.object({
    ticket: id,
    /** with the ticket its sha-256 begins with twelve zero bits */
    nonce: z.number().int().nonnegative(),
    kind,
    ...leadFields,
    phone: leadFields.phone.nullish(),
    ownHome: leadFields.ownHome.nullish(),
    locale: z.string().max(10),
    /** what was agreed to, in the words that were shown */
    consents: z.array(z.object({ purpose: z.enum(CONSENT_PURPOSES), text: z.string().max(600) })).max(5),
    /** no person sees this field, so that whoever fills it in is a program */
    website: z.string().max(200).nullish(),
    guestToken: asGuest,
  }),
  answers: z.object({ isAsked: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What was agreed to, and when. */
const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  text: z.string(),
  at: z.string(),
  endedAt: z.string().nullish(),
});

const ownLead = z.object({
  kind,
  name: z.string(),
  mailbox: z.string(),
  phone: text,
  ownHome: text,
  isConfirmed: z.boolean(),
  agency: z.string(),
  home: text,
  consents: z.array(consent),
  isMailed: z.boolean(),
  messages: z.array(z.string()),
});
/** What somebody asked, as the link of their mail tells it to them. */
export type OwnLead = z.output<typeof ownLead>;

export const leadByToken = {
  takes: z.object({ token }),
  answers: ownLead,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The mailbox says yes. */
export const confirmLead = { ...leadByToken } as const;

/** Takes back what was asked, with everything of its person. */
export const withdrawLead = {
  takes: z.object({ token }),
  answers: z.object({ isWithdrawn: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

const lead = z.object({
  id,
  kind,
  state,
  version: z.number().int(),
  /** null, as is all else of the person, where it was taken back */
  name: text,
  mailbox: text,
  phone: text,
  ownHome: text,
  askedAt: z.string(),
  confirmedAt: z.string(),
  activeAt: z.string(),
  withdrawnAt: text,
  isMailed: z.boolean(),
  remindAt: text,
  isDue: z.boolean(),
  assignedTo: id.nullable(),
  assignedName: text,
  game: z.object({ slug: z.string(), title: z.string() }).nullable(),
  home: z.object({ listingId: id, title: z.string() }).nullable(),
  /** null where the reader may not see the price of that home */
  guess: z.object({ guessMinor: minor, currency: z.string(), missPercent: z.number().nullable() }).nullable(),
  /** of all their counted guesses, where they allowed it: misses are ln(guess / price) */
  bias: z
    .object({ n: z.number().int(), mean: z.number().nullable(), spread: z.number().nullable() })
    .nullable(),
  consents: z.array(consent),
  entries: z.array(
    z.object({
      id,
      kind: z.enum(['asked', 'note', 'reply']),
      body: z.string(),
      by: text,
      madeAt: z.string(),
      /** of an answer: what became of its mail */
      mail: z.enum(['waiting', 'claimed', 'begun', 'sent', 'given_up', 'unsure']).nullable(),
    }),
  ),
});
/** What somebody asked, as the people of the agency read it. */
export type Lead = z.output<typeof lead>;

/** A page of what an agency was asked, the latest first. */
export const agencyLeads = {
  takes: z.object({
    agencyId: id,
    state: state.nullish(),
    kind: kind.nullish(),
    search: z.string().max(200).nullish(),
    isDue: z.boolean().nullish(),
    after: id.nullish(),
  }),
  answers: z.object({
    rows: z.array(lead),
    next: cursor,
    counts: z.record(z.enum([...LEAD_STATES, 'due']), z.number().int()),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type LeadPage = z.output<typeof agencyLeads.answers>;

export const leadPeople = z.object({
  people: z.array(z.object({ id, name: text })),
  templates: z.array(z.object({ id, name: z.string(), body: z.string(), version: z.number().int() })),
});
export type LeadPeople = z.output<typeof leadPeople>;

/** Whose task a lead may be, and what the agency answers often. */
export const agencyLeadPeople = {
  takes: z.object({ agencyId: id }),
  answers: leadPeople,
  callers: 'account',
  mayRepeat: true,
} as const;

/** State, person and day of a lead, from the version that they were made from. */
export const saveLead = {
  takes: z.object({
    leadId: id,
    version: z.number().int(),
    state,
    assignedTo: id.nullish(),
    remindAt: z.string().nullish(),
  }),
  answers: lead,
  callers: 'account',
  mayRepeat: false,
} as const;

/** Notes something, or answers by mail; the same key again writes nothing. */
export const writeToLead = {
  takes: z.object({
    leadId: id,
    requestKey: z.string().regex(/^[0-9a-f]{32}$/),
    body: z.string().trim().min(1).max(4_000),
    isNote: z.boolean(),
  }),
  answers: lead,
  callers: 'account',
  mayRepeat: true,
} as const;

const exportedLead = z.object({
  id,
  kind,
  state,
  name: z.string(),
  mailbox: z.string(),
  phone: text,
  ownHome: text,
  confirmedAt: z.string(),
  consents: z.array(consent),
  game: text,
  home: text,
  message: text,
});
export type ExportedLead = z.output<typeof exportedLead>;

/** What an agency was asked, for a file. */
export const exportLeads = {
  takes: z.object({ agencyId: id }),
  answers: z.array(exportedLead),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes everything of its person out of a lead. */
export const eraseAgencyLead = {
  takes: z.object({ leadId: id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;
