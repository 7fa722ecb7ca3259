import { otherRuns, ownRuns, rounds } from './scene.ts';
import type { Arguments } from './function-arguments.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
const ask = {
  ...{ nonce: 1, name: 'Of the leak hunt', email: 'spy@example.com', locale: 'en-GB', message: digits },
  consents: [{ purpose: 'answer', text: 'Of the leak hunt: they may answer.' }],
};

/** Arguments that reach each function by which people ask agencies; no ticket here is worked for, so nothing is kept. */
export const leadArguments: Record<string, Arguments> = {
  // Of every home of a run, guessed or not: the form opens for what was guessed alone.
  open_lead_form: (scene) => [
    ...rounds(scene),
    ...ownRuns(scene),
    ...otherRuns(scene),
    { brand: 'star' },
    { brand: digits },
  ],
  ask_agency: () =>
    ['valuation', 'home', 'message', digits].map((kind) => ({ ticket: unknownId, kind, ...ask })),
  lead_by_token: () => [{ token: digits }, { token: 'x'.repeat(64) }],
  confirm_lead: () => [{ token: digits }, { token: 'x'.repeat(64) }],
  withdraw_lead: () => [{ token: digits }, { token: 'x'.repeat(64) }],
  crowd_report: ({ games, token, managedHomes }) => [
    ...games.map((game) => ({ ...game, ...token })),
    ...managedHomes.map((home) => ({ ...home, ...token })),
  ],
  count_embed: ({ games }) =>
    [...games, { game_slug: digits }].map((game) => ({ ...game, host: 'spy.example.com', is_begun: false })),
  allow_quote: ({ stage, token }) =>
    [...stage.comments.slice(0, 2), unknownId].map((id) => ({ comment_id: id, is_allowed: false, ...token })),
};

/** The same of those that only people with an account may call. */
export const inboxArguments: Record<string, Arguments> = {
  agency_leads: () => [
    { agency_id: unknownId },
    { agency_id: unknownId, search: digits, state: 'new', is_due: true, after: unknownId },
  ],
  agency_embeds: () => [{ agency_id: unknownId }],
  agency_lead_people: () => [{ agency_id: unknownId }],
  agency_lead_rules: () => [{ agency_id: unknownId }],
  export_leads: () => [{ agency_id: unknownId }],
  erase_agency_lead: () => [{ lead_id: unknownId }],
  save_lead: () => [{ lead_id: unknownId, version: 1, state: 'open' }],
  write_to_lead: () => [{ lead_id: unknownId, request_key: unknownId, body: digits, is_note: true }],
  save_lead_rules: () => [
    { agency_id: unknownId, version: 0, takes_leads: true, keep_days: 90, tells_by_mail: false },
  ],
  save_reply_template: () => [{ agency_id: unknownId, name: digits, body: digits }],
  remove_reply_template: () => [{ agency_id: unknownId, template_id: unknownId }],
};
