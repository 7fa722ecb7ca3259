import type { LeadRules, MailTexts, OwnMail } from '#wire/lead-rules.ts';
import type { Lead, LeadPage, LeadPeople } from '#wire/leads.ts';
import type { LeadKind, LeadState } from '#domain/leads.ts';
import { toCsv } from '#domain/csv.ts';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { saveBlob } from '#kit/files/save-blob.ts';

/** Which questions somebody looks at. */
export interface LeadFilter {
  readonly state: LeadState | 'due' | 'all';
  readonly kind: LeadKind | 'all';
  readonly search: string;
}

export function readLeads(
  agencyId: string,
  { state, kind, search }: LeadFilter,
  after: string | null,
): Promise<LeadPage> {
  return callRpc('agency_leads', {
    agencyId,
    state: state === 'all' || state === 'due' ? null : state,
    isDue: state === 'due',
    kind: kind === 'all' ? null : kind,
    search: search === '' ? null : search,
    after,
  });
}

export function readLeadPeople(agencyId: string): Promise<LeadPeople> {
  return callRpc('agency_lead_people', { agencyId });
}

export interface LeadChoice {
  readonly state: LeadState;
  readonly assignedTo: string;
  /** a day; empty: none */
  readonly remindOn: string;
}

/** The day at nine in the morning, here. */
export function saveLead(leadId: string, choice: LeadChoice, version: number): Promise<Lead> {
  return callRpc(
    'save_lead',
    {
      leadId,
      version,
      state: choice.state,
      assignedTo: choice.assignedTo === '' ? null : choice.assignedTo,
      remindAt: choice.remindOn === '' ? null : new Date(`${choice.remindOn}T09:00`).toISOString(),
    },
    { attempts: 1 },
  );
}

interface Writing {
  readonly leadId: string;
  readonly requestKey: string;
  readonly body: string;
  readonly isNote: boolean;
}

export function writeToLead(writing: Writing): Promise<Lead> {
  return callRpc('write_to_lead', writing);
}

export async function eraseLead(leadId: string): Promise<void> {
  await callRpc('erase_agency_lead', { leadId });
}

export function readLeadRules(agencyId: string): Promise<LeadRules> {
  return callRpc('agency_lead_rules', { agencyId });
}

type RuleChoice = Pick<LeadRules, 'takesLeads' | 'keepDays' | 'tellsByMail' | 'version'> & {
  readonly hookUrl: string | null;
};

export function saveLeadRules(agencyId: string, choice: RuleChoice): Promise<LeadRules> {
  return callRpc('save_lead_rules', { agencyId, ...choice }, { attempts: 1 });
}

interface Template {
  readonly name: string;
  readonly body: string;
}

export function keepTemplate(agencyId: string, template: Template): Promise<LeadPeople> {
  return callRpc('save_reply_template', { agencyId, ...template }, { attempts: 1 });
}

export function removeTemplate(agencyId: string, templateId: string): Promise<LeadPeople> {
  return callRpc('remove_reply_template', { agencyId, templateId });
}

export function readMailTexts(agencyId: string): Promise<MailTexts> {
  return callRpc('agency_mail_texts', { agencyId });
}

type MailWords = Pick<OwnMail, 'kind' | 'locale' | 'version'> & Partial<Pick<OwnMail, 'subject' | 'body'>>;

/** Without a body the mail says the product's words again. */
export function saveMailText(agencyId: string, words: MailWords): Promise<MailTexts> {
  return callRpc('save_mail_text', { agencyId, ...words }, { attempts: 1 });
}

/** Everything that the agency was asked, as a file of which no cell is run. */
export async function exportLeads(agencyId: string, key: string): Promise<void> {
  const leads = await callRpc('export_leads', { agencyId });
  const header = (
    ['when', 'kind', 'state', 'name', 'email', 'phone', 'ownHome', 'game', 'home'] as const
  ).map((column) => t(`agencyLoop.csv.${column}`));
  const rows = leads.map((lead) => [
    ...[lead.confirmedAt, t(`agencyLoop.kind.${lead.kind}`), t(`agencyLoop.state.${lead.state}`)],
    ...[lead.name, lead.mailbox, lead.phone ?? '', lead.ownHome ?? '', lead.game ?? '', lead.home ?? ''],
    lead.message ?? '',
    lead.consents.map(({ purpose, at, text }) => `${purpose} ${at}: ${text}`).join('\n'),
  ]);
  const words = toCsv([...header, t('agencyLoop.csv.message'), t('agencyLoop.csv.consents')], rows);
  saveBlob(`${key}-questions.csv`, new Blob([words], { type: 'text/csv;charset=utf-8' }));
}
