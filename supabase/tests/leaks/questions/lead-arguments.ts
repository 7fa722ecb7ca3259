import { LEAD_LINK, LEAD_TO_TAKE_BACK } from '../stage/stage-agency.ts';
import { agenciesOf } from './agency-arguments.ts';
import type { Arguments } from './function-arguments.ts';
import { otherRuns, ownId, ownRuns, rounds, UNKNOWN_ID, type Scene } from './scene.ts';

const digits = '568431';
const ask = {
  ...{
    name: 'Of the leak hunt',
    email: 'spy@example.com',
    locale: 'en-GB',
    message: 'When may I look at it?',
  },
  ...{ phone: '01234 567', own_home: 'A house with a garden', website: '' },
  consents: [{ purpose: 'answer', text: 'Of the leak hunt: they may answer.' }],
};
const noLink = 'x'.repeat(64);
const leadsOf = ({ backstage }: Scene) =>
  [backstage?.agency.lead ?? UNKNOWN_ID, UNKNOWN_ID].map((lead_id) => ({ lead_id }));
const remindAt = '2030-01-01T09:00:00Z';

/** Arguments that reach each function by which people ask agencies. */
export const leadArguments: Record<string, Arguments> = {
  // Of every home of a run, guessed or not: the form opens for what was guessed alone.
  open_lead_form: (scene) => [
    ...rounds(scene),
    ...ownRuns(scene),
    ...otherRuns(scene),
    { brand: 'star' },
    { brand: digits },
  ],
  ask_agency: ({ backstage, token }) =>
    ['message', 'valuation', 'home', digits].map((kind) => ({
      ...{ ticket: backstage?.agency.ticket ?? UNKNOWN_ID, nonce: backstage?.agency.nonce ?? 1, kind },
      ...{ ...ask, ...token },
    })),
  lead_by_token: () => [LEAD_LINK, digits, noLink].map((token) => ({ token })),
  confirm_lead: () => [LEAD_LINK, digits, noLink].map((token) => ({ token })),
  withdraw_lead: () => [LEAD_TO_TAKE_BACK, digits, noLink].map((token) => ({ token })),
  crowd_report: ({ games, token, managedHomes }) => [
    ...games.map((game) => ({ ...game, ...token })),
    ...managedHomes.map((home) => ({ ...home, ...token })),
  ],
  count_embed: ({ games }) =>
    [...games, { game_slug: digits }].map((game) => ({ ...game, host: 'spy.example.com', is_begun: false })),
  count_share: ({ games }) =>
    [...games, { game_slug: digits }].map((game) => ({ ...game, press_id: UNKNOWN_ID })),
  allow_quote: ({ stage, backstage, token }) =>
    [...stage.comments.slice(0, 2), backstage?.ownComment ?? UNKNOWN_ID, UNKNOWN_ID].map((id) => ({
      ...{ comment_id: id, is_allowed: false, ...token },
    })),
};

/** The same of those that only people with an account may call. */
export const inboxArguments: Record<string, Arguments> = {
  agency_leads: (scene) =>
    agenciesOf(scene).flatMap((agency) => [
      agency,
      { ...agency, search: 'hunt', state: 'new', kind: 'home', is_due: true, after: UNKNOWN_ID },
    ]),
  agency_embeds: agenciesOf,
  embed_home: ({ stage, backstage }) =>
    [backstage?.agency.home ?? UNKNOWN_ID, stage.main.homes[0]?.listingId ?? UNKNOWN_ID, UNKNOWN_ID].map(
      (listing_id) => ({ listing_id }),
    ),
  agency_lead_people: agenciesOf,
  agency_lead_rules: agenciesOf,
  export_leads: agenciesOf,
  erase_agency_lead: ({ backstage }) =>
    [backstage?.agency.leadToErase ?? UNKNOWN_ID, UNKNOWN_ID].map((lead_id) => ({ lead_id })),
  save_lead: (scene) =>
    leadsOf(scene).map((lead) => ({
      ...{ ...lead, version: 1, state: 'open', remind_at: remindAt },
      assigned_to: scene.backstage?.agency.colleague ?? UNKNOWN_ID,
    })),
  write_to_lead: (scene) =>
    leadsOf(scene).map((lead) => ({
      ...{ ...lead, request_key: ownId(scene, 'note of a lead'), body: 'Called.', is_note: true },
    })),
  save_lead_rules: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...{ ...agency, version: 0, takes_leads: true, keep_days: 90, tells_by_mail: false },
      hook_url: 'https://hooks.example.com/leads',
    })),
  agency_mail_texts: agenciesOf,
  save_mail_text: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...{ ...agency, kind: 'lead-confirm', locale: 'en-GB', version: 0 },
      ...{ subject: 'Your question', body: '[Yes]({{link}})' },
    })),
  save_reply_template: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...{ ...agency, name: 'Said otherwise', body: 'We write to you.', version: 1 },
      template_id: scene.backstage?.agency.template ?? UNKNOWN_ID,
    })),
  remove_reply_template: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, template_id: ownId(scene, 'no template') })),
};
