import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { rpc, service, signUp, type Account } from './call-api.ts';
import { importHome } from './import-home.ts';

/** What links in mails carry: an invitation into an agency, and what somebody asked one, to be read and to be taken back. */
export const AGENCY_LINK = 'agencies'.repeat(6);
/** Leads to the draft of a page. */
export const PREVIEW_LINK = 'preview0'.repeat(8);
export const LEAD_LINK = 'leadlead'.repeat(6);
export const LEAD_TO_TAKE_BACK = 'takeback'.repeat(6);

/** The manager's agency, with everything that its people look at and change. */
export interface StagedAgency {
  id: string;
  brand: string;
  /** Somebody who works there and stays, and somebody who is removed. */
  colleague: string;
  leaver: string;
  /** An invitation to be withdrawn. */
  invitation: string;
  /** A home of the agency's in no game, and what it costs. */
  home: string;
  homeMinor: number;
  /** A change of homes to be taken back, and a view to be forgotten. */
  change: string;
  view: string;
  template: string;
  /** A host to be looked at. */
  host: string;
  /** A question to answer, and one to be erased; both name the secret home and how somebody guessed it. */
  lead: string;
  leadToErase: string;
  /** A form that was opened long enough ago, and the number that its ticket asks for. */
  ticket: string;
  nonce: number;
  /** A page of the site with two versions, what its draft is called, and a page in the menu. */
  page: string;
  pageState: string;
  /** Another agency, whose owner hands it over to this person. */
  otherId: string;
  heir: string;
}

interface Surroundings {
  readonly address: StackAddress;
  readonly sql: Sql;
  readonly mark: string;
  readonly brand: string;
  /** Whom the link of an invitation is for. */
  readonly invited: string;
  /** The home that nobody may know the price of, and a game of the agency's that shows it. */
  readonly secretListing: string;
  readonly showcase: { readonly slug: string };
}

/** What the agency's own home costs; it stands nowhere else. */
const homeMinor = 94_386_700;

/** Furnishes the manager's agency: people, a home, words, questions, templates and a page that shows the secret home. */
export async function stageAgency(
  { address, sql, mark, brand, invited, secretListing, showcase }: Surroundings,
  manager: Account,
): Promise<StagedAgency> {
  const [id, otherId] = await Promise.all([agencyOf(sql, brand), agencyOf(sql, 'leak-hunters')]);
  await sql`update public.agencies set supported_locales = '{en-GB,es}' where id = ${id}`;
  const [colleague, leaver, heir] = await Promise.all([1, 2, 3].map(() => signUp(address)));
  const people = [colleague, leaver, heir].map((one) => one?.userId ?? '');
  await Promise.all(
    [brand, brand, 'leak-hunters'].map((agency_key, place) =>
      service(address, 'set_agency_member', { agency_key, user_id: people[place], role: 'agent' }),
    ),
  );
  const home = await importHome(address, {
    ...{ ref: `leak-agency-${mark}`, amountMinor: homeMinor, areaM2: 78.9, house: 61, agencyKey: brand },
  });
  await sql`
    insert into public.listing_texts (listing_id, locale, field, text) values (${home}, 'es', 'title', 'Una casa')`;
  await sql`
    insert into public.agency_words (agency_id, batch, key, locale, text)
    values (${id}, 'extras', 'sauna', 'es', 'Sauna finlandesa')`;
  const call = <T>(name: string, body: object) => rpc<T>(address, manager, name, { agency_id: id, ...body });
  const { change_id: change } = await call<{ change_id: string }>('change_homes', {
    ...{ listing_ids: [home], change: { status: 'under_offer' } },
  });
  const views = await call<{ id: string }[]>('save_home_view', { name: 'To be forgotten', view: {} });
  const invitations = await call<{ invitations: { id: string }[] }>('invite_to_agency', {
    ...{ email: `asked-${mark}@example.com`, role: 'agent', locale: 'en' },
  });
  await linkInvitation(sql, otherId, invited);
  const { templates } = await call<{ templates: { id: string }[] }>('save_reply_template', {
    ...{ name: 'Of the leak hunt', body: 'We call you.' },
  });
  const hosts = await call<{ id: string }[]>('add_agency_host', { host: `${mark}.invalid` });
  const leads = await Promise.all(
    [LEAD_LINK, LEAD_TO_TAKE_BACK, null].map((link, place) =>
      lead(sql, { agency: id, link, listing: secretListing, mailbox: `asks-${mark}-${place}@example.com` }),
    ),
  );
  const [ticket] = await sql<{ id: string }[]>`
    insert into private.lead_tickets (agency_id, made_at) values (${id}, now() - interval '1 minute') returning id`;
  return {
    ...{ id, brand, home, homeMinor, change, otherId },
    ...{ colleague: people[0] ?? '', leaver: people[1] ?? '', heir: people[2] ?? '' },
    ...{ view: views[0]?.id ?? '', invitation: invitations.invitations[0]?.id ?? '' },
    ...{
      host: hosts[0]?.id ?? '',
      template: templates[0]?.id ?? '',
      lead: leads[0] ?? '',
      leadToErase: leads[2] ?? '',
    },
    ...{ ticket: ticket?.id ?? '', nonce: nonceOf(ticket?.id ?? '') },
    ...(await stagePage(sql, { id, brand, userId: manager.userId, game: showcase.slug })),
  };
}

async function agencyOf(sql: Sql, key: string): Promise<string> {
  const [agency] = await sql<{ id: string }[]>`select id from public.agencies where key = ${key}`;
  if (!agency) throw new Error(`There is no agency ${key}.`);
  return agency.id;
}

/** An invitation whose link has reached its mailbox. */
async function linkInvitation(sql: Sql, agency: string, invited: string): Promise<void> {
  await sql`delete from private.agency_invitations where token_hash = private.hash_secret(${AGENCY_LINK})`;
  await sql`
    insert into private.agency_invitations (agency_id, email, role, locale, token_hash)
    select ${agency}::uuid, lower(u.email), 'agent', 'en', private.hash_secret(${AGENCY_LINK})
    from auth.users u where u.id = ${invited}`;
}

interface NewLead {
  readonly agency: string;
  readonly link: string | null;
  readonly listing: string;
  readonly mailbox: string;
}

/** A confirmed question about a home that the agency does not know the price of. */
async function lead(sql: Sql, { agency, link, listing, mailbox }: NewLead): Promise<string> {
  if (link !== null)
    await sql`update private.leads set token_hash = null where token_hash = private.hash_secret(${link})`;
  // Guess and miss tell the price: who may not see it is told neither.
  const [row] = await sql<{ id: string }[]>`
    insert into private.leads (agency_id, kind, listing_id, mailbox, name, locale, consents, context, token_hash, confirmed_at)
    select ${agency}::uuid, 'home', l.id, ${mailbox}, 'Of the leak hunt', 'en-GB',
      '[{"purpose": "answer", "text": "They may answer me.", "at": "2026-11-28T09:00:00Z"}]',
      jsonb_build_object('guess_minor', p.amount_minor, 'currency', p.currency, 'miss_percent', 0, 'listing_id', l.id),
      private.hash_secret(${link}), now()
    from public.listings l join private.listing_prices p on p.listing_id = l.id
    where l.id = ${listing} order by p.version desc limit 1 returning id`;
  await sql`
    insert into private.lead_entries (lead_id, kind, request_key, body, confirmed_at)
    values (${row?.id ?? null}, 'asked', gen_random_uuid(), 'When may I look at it?', now())`;
  return row?.id ?? '';
}

/** A public page that shows the homes of a game, and was something else before. */
async function stagePage(
  sql: Sql,
  { id, brand, userId, game }: { id: string; brand: string; userId: string; game: string },
): Promise<{ page: string; pageState: string }> {
  await sql`update public.games set visibility = 'public' where slug = ${game} and agency_id = ${id}`;
  const [page] = await sql<{ id: string }[]>`
    select id from private.site_rows where agency_id = ${id} and role = 'page' and kind = 'about-us'`;
  const of = page?.id ?? '';
  const part = `${of.slice(0, -1)}${of.endsWith('0') ? '1' : '0'}`;
  await sql`
    insert into private.site_rows (id, agency_id, parent_id, role, kind) values (${part}, ${id}, ${of}, 'part', 'homes')`;
  const change = (row: string, kind: string, field: string, locale: string, value: string) => ({
    ...{ row, of: kind, field, locale, value, version: 0 },
  });
  const fields = [
    change(of, 'page', 'title', 'en-GB', 'About us'),
    change(of, 'page', 'description', 'en-GB', 'Who we are'),
    change(part, 'part.homes', 'game', '', game),
  ];
  await sql`select private.save_site_fields(${userId}, ${brand}, ${sql.json(fields)})`;
  await sql`select private.publish_site_page(${userId}, ${brand}, ${of}, private.page_state(${of}))`;
  const [draft] = await sql<{ state: string }[]>`select private.page_state(${of}) as state`;
  // Of a brand that nobody of the stage leaves: whoever leaves takes an agency's previews along.
  await sql`
    insert into private.page_previews (token_hash, page_id, expires_at)
    select private.hash_secret(${PREVIEW_LINK}), r.id, now() + interval '1 day'
    from private.site_rows r join public.agencies a on a.id = r.agency_id
    where a.key = 'star' and r.role = 'page' and r.kind = 'about-us'
    on conflict on constraint a_preview_is_known_by_its_token do nothing`;
  return { page: of, pageState: draft?.state ?? '' };
}

/** The number that the ticket of a form asks for: sha-256 of both begins with twelve zero bits. */
function nonceOf(ticket: string): number {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${ticket}:${nonce}`).digest();
    if (digest[0] === 0 && (digest[1] ?? 255) < 16) return nonce;
  }
}
