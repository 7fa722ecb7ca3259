import type { z } from 'zod';
import type { askAgency as askAgencyCall, LeadForm, OwnLead } from '#wire/leads.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { locale } from '#lib/i18n.ts';
import { workTicket } from './work-ticket.ts';

/** What a question is about: a home that was guessed in a run, the run alone, or the site. */
export interface LeadPlace {
  readonly sessionId?: string;
  readonly gameListingId?: string;
}

/** Opens a form: its ticket is sent once, and says which run and home it is about. */
export function openLeadForm(place: LeadPlace): Promise<LeadForm> {
  return callRpc('open_lead_form', { ...place, ...brandArg(), ...guestArgs() });
}

type Question = Omit<z.input<typeof askAgencyCall.takes>, 'nonce' | 'locale' | 'guestToken'>;

/** Asks an agency. Sent again with its ticket it is taken once. */
export async function askAgency(question: Question): Promise<void> {
  const nonce = await workTicket(question.ticket);
  await callRpc('ask_agency', { ...question, nonce, locale: locale(), ...guestArgs() });
}

export function readOwnLead(token: string): Promise<OwnLead> {
  return callRpc('lead_by_token', { token });
}

export function confirmLead(token: string): Promise<OwnLead> {
  return callRpc('confirm_lead', { token });
}

export async function withdrawLead(token: string): Promise<void> {
  await callRpc('withdraw_lead', { token });
}
