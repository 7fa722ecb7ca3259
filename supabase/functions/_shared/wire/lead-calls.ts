import type { Rpc } from './call.ts';
import * as crowdReports from './crowd-reports.ts';
import * as embeds from './embeds.ts';
import * as leadRules from './lead-rules.ts';
import * as leads from './leads.ts';

/** Database functions by which people ask agencies, and agencies answer. They are part of the one table of calls. */
export const leadRpcs = {
  agency_embeds: embeds.agencyEmbeds,
  agency_lead_people: leads.agencyLeadPeople,
  agency_lead_rules: leadRules.agencyLeadRules,
  agency_leads: leads.agencyLeads,
  agency_mail_texts: leadRules.agencyMailTexts,
  allow_quote: crowdReports.allowQuote,
  ask_agency: leads.askAgency,
  count_embed: embeds.countEmbed,
  count_share: embeds.countShare,
  embed_home: embeds.embedHome,
  confirm_lead: leads.confirmLead,
  crowd_report: crowdReports.crowdReport,
  erase_agency_lead: leads.eraseAgencyLead,
  export_leads: leads.exportLeads,
  lead_by_token: leads.leadByToken,
  open_lead_form: leads.openLeadForm,
  remove_reply_template: leadRules.removeReplyTemplate,
  save_lead: leads.saveLead,
  save_lead_rules: leadRules.saveLeadRules,
  save_mail_text: leadRules.saveMailText,
  save_reply_template: leadRules.saveReplyTemplate,
  withdraw_lead: leads.withdrawLead,
  write_to_lead: leads.writeToLead,
} as const satisfies Readonly<Record<string, Rpc>>;
