import type { CrowdReport } from '../crowd-reports.ts';
import type { LeadRules } from '../lead-rules.ts';
import type { Lead, LeadPeople, OwnLead } from '../leads.ts';
import { clientReportsCalls } from './client-reports.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const consent = { purpose: 'answer', text: 'Ναι, απαντήστε μου.', at: '2026-01-02T10:00:00Z' } as const;

const own: OwnLead = {
  kind: 'home',
  name: 'Άννα',
  mailbox: '1@2.3',
  phone: null,
  ownHome: null,
  isConfirmed: false,
  agency: 'Οίκος',
  home: 'Τρία δωμάτια',
  consents: [consent],
  isMailed: true,
  messages: ['Μπορώ να το δω;'],
};

const lead: Lead = {
  id: exampleId(91),
  kind: 'home',
  state: 'new',
  version: 1,
  name: 'Άννα',
  mailbox: '1@2.3',
  phone: '210 123',
  ownHome: null,
  askedAt: '2026-01-02T10:00:00Z',
  confirmedAt: '2026-01-02T10:05:00Z',
  activeAt: '2026-01-02T10:05:00Z',
  withdrawnAt: null,
  isMailed: true,
  remindAt: null,
  isDue: false,
  assignedTo: null,
  assignedName: null,
  game: { slug: 'paichnidi', title: 'Παιχνίδι' },
  home: { listingId: exampleId(13), title: 'Τρία δωμάτια' },
  guess: { guessMinor: 41_000_000, currency: 'EUR', missPercent: 5 },
  bias: { n: 12, mean: 0.04, spread: 0.1 },
  consents: [consent],
  entries: [
    {
      id: exampleId(92),
      kind: 'asked',
      body: 'Μπορώ να το δω;',
      by: null,
      madeAt: '2026-01-02T10:00:00Z',
      mail: null,
    },
    {
      id: exampleId(93),
      kind: 'reply',
      body: 'Ναι.',
      by: 'Ελένη',
      madeAt: '2026-01-02T11:00:00Z',
      mail: 'sent',
    },
  ],
};

const people: LeadPeople = {
  people: [{ id: exampleId(94), name: 'Ελένη' }],
  templates: [{ id: exampleId(95), name: 'Επίσκεψη', body: 'Ναι, ελάτε.', version: 1 }],
};

const rules: LeadRules = {
  takesLeads: true,
  keepDays: 365,
  tellsByMail: true,
  hookUrl: null,
  version: 0,
  hookFailures: 0,
};

const { client_report: told } = clientReportsCalls;

/** Two homes: one with all that a report may say, one with too few guesses. */
const report: CrowdReport = {
  game: { slug: told.game.slug, title: told.game.title, currency: told.game.currency, isSample: false },
  agency: told.agency,
  madeAt: told.madeAt,
  isManager: true,
  players: 14,
  homes: told.homes.map((home) => ({
    ...home,
    askingMinor: 41_500_000,
    soldMinor: 40_000_000,
    valuation: { estimateMinor: 40_800_000, lowMinor: 37_000_000, highMinor: 45_000_000 },
    experience: [
      { experience: 'new' as const, count: 9, medianMinor: 42_000_000 },
      { experience: 'some' as const, count: 5, medianMinor: 40_500_000 },
    ],
    quotes: ['Ωραίος κήπος.'],
  })),
};

const mailTexts = {
  agency: 'Οίκος',
  locales: ['el', 'en'],
  texts: [
    {
      kind: 'lead-confirm' as const,
      locale: 'el',
      subject: 'Η ερώτησή σου',
      body: '[Ναι]({{link}})',
      version: 1,
    },
  ],
};

/** One answer for each call of this subject. */
export const leadsCalls: ExamplesOf<
  | 'agency_embeds'
  | 'agency_lead_people'
  | 'agency_lead_rules'
  | 'agency_leads'
  | 'agency_mail_texts'
  | 'allow_quote'
  | 'ask_agency'
  | 'confirm_lead'
  | 'count_embed'
  | 'count_share'
  | 'embed_home'
  | 'crowd_report'
  | 'erase_agency_lead'
  | 'export_leads'
  | 'lead_by_token'
  | 'open_lead_form'
  | 'remove_reply_template'
  | 'save_lead'
  | 'save_lead_rules'
  | 'save_mail_text'
  | 'save_reply_template'
  | 'withdraw_lead'
  | 'write_to_lead'
> = {
  agency_embeds: {
    games: [
      {
        slug: 'paichnidi',
        family: 'public',
        title: 'Παιχνίδι',
        embedDomains: ['1.gr'],
        shown: 14,
        begun: 5,
      },
    ],
  },
  agency_lead_people: people,
  agency_lead_rules: rules,
  agency_leads: {
    rows: [lead],
    next: null,
    counts: { new: 1, open: 0, answered: 0, closed: 0, due: 0 },
  },
  agency_mail_texts: mailTexts,
  allow_quote: true,
  ask_agency: { isAsked: true },
  confirm_lead: { ...own, isConfirmed: true },
  count_embed: { isCounted: true },
  count_share: { isCounted: true },
  embed_home: { slug: 'home-1', isNew: true },
  crowd_report: report,
  erase_agency_lead: true,
  export_leads: [
    {
      id: lead.id,
      kind: 'home',
      state: 'new',
      name: 'Άννα',
      mailbox: '1@2.3',
      phone: null,
      ownHome: null,
      confirmedAt: lead.confirmedAt,
      consents: [consent],
      game: 'Παιχνίδι',
      home: 'Τρία δωμάτια',
      message: 'Μπορώ να το δω;',
    },
  ],
  lead_by_token: own,
  open_lead_form: { ticket: exampleId(96), agency: 'Οίκος', phone: null, canTellBias: true },
  remove_reply_template: people,
  save_lead: lead,
  save_lead_rules: { ...rules, version: 1 },
  save_mail_text: mailTexts,
  save_reply_template: people,
  withdraw_lead: { isWithdrawn: true },
  write_to_lead: lead,
};
