import { z } from 'zod';
import { toMajor } from '../domain/money.ts';
import { DOSSIER_FACTS, type DossierFact } from '../domain/dossier/match/home-facts.ts';
import { camelKey } from '../wire/camel-case.ts';
import type { RowKind } from '../wire/dossier-answers.ts';
import type { AsCaller } from './as-caller.ts';

/** A row of the dossier, or of what is public around its homes, as it may be quoted. */
export interface SourceRow {
  readonly kind: RowKind;
  readonly id: string;
  readonly text: string;
}

/** So many rows of one tool at most, and so many characters of all of them. */
export const MOST_ROWS = 120;
export const MOST_TOOL_LENGTH = 24_000;

const fact = z.object({ value: z.unknown(), source: z.string(), on: z.string().nullish() });
const home = z.object({
  id: z.string(),
  title: z.string(),
  is_primary: z.boolean(),
  stage: z.string(),
  address_line: z.string(),
  town: z.string(),
  postcode: z.string(),
  country_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  facts: z.record(z.string(), fact),
});
export type DossierHome = z.infer<typeof home>;

/** The homes of a dossier, the primary one first; what is asked for one that a game still asks the caller for is left out. */
export async function readHomes(api: AsCaller, dossierId: string): Promise<DossierHome[]> {
  const [homes, told] = await Promise.all([
    api.rows(
      'dossier_assets',
      `dossier_id=eq.${dossierId}&select=${Object.keys(home.shape).join(',')}&order=is_primary.desc,created_at.asc&limit=20`,
      home,
    ),
    api.call('held_homes_of_dossier', { dossier_id: dossierId }),
  ]);
  const held = new Set(z.array(z.string()).parse(told));
  return homes.map((asset) => (held.has(asset.id) ? withoutPrice(asset) : asset));
}

function withoutPrice({ facts, ...asset }: DossierHome): DossierHome {
  const { price_minor: _, ...others } = facts;
  return { ...asset, facts: others };
}

/** What a fact of a home is called and says, in words that a model and a person read alike. */
export function factText(asset: DossierHome, name: string, currency: string): string | null {
  const known = asset.facts[name];
  const said = known && sayValue(known.value, name.endsWith('_minor') ? currency : null);
  if (!known || said === null || said === undefined) return null;
  const label = name.replace(/_minor$/, '').replaceAll('_', ' ');
  return `${asset.title}: ${label}: ${said} (source: ${known.source}${known.on == null ? '' : `, ${known.on}`})`;
}

/** @param currency of an amount in minor units; null: it is none */
function sayValue(value: unknown, currency: string | null): string | null {
  switch (typeof value) {
    case 'number':
      return currency === null ? String(value) : money(value, currency);
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'string':
      return value;
    default:
      return null;
  }
}

/** An amount in major units as plain digits in groups, with its currency. */
export function money(amountMinor: number, currency: string): string {
  const [whole = '', part] = String(Math.round(toMajor(amountMinor, currency) * 100) / 100).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part}`} ${currency}`;
}

export function factRows(homes: readonly DossierHome[], currency: string): SourceRow[] {
  return homes.flatMap((asset) => {
    const currencyOf = asset.facts['currency']?.value;
    const own = typeof currencyOf === 'string' && /^[A-Z]{3}$/.test(currencyOf) ? currencyOf : currency;
    const place = [asset.address_line, asset.town, asset.postcode].filter((part) => part !== '').join(', ');
    return [
      { kind: 'fact' as const, id: `${asset.id}/stage`, text: `${asset.title}: stage: ${asset.stage}` },
      ...(place === ''
        ? []
        : [{ kind: 'fact' as const, id: `${asset.id}/place`, text: `${asset.title}: address: ${place}` }]),
      ...Object.keys(asset.facts)
        .filter((name) => name !== 'currency')
        .flatMap((name) => {
          const text = factText(asset, name, own);
          return text === null ? [] : [{ kind: 'fact' as const, id: `${asset.id}/${name}`, text }];
        }),
    ];
  });
}

const note = z.object({ id: z.string(), body: z.string(), room: z.string(), created_at: z.string() });
export async function noteRows(api: AsCaller, dossierId: string): Promise<SourceRow[]> {
  const notes = await api.rows(
    'dossier_notes',
    `dossier_id=eq.${dossierId}&select=id,body,room,created_at&order=created_at.desc&limit=60`,
    note,
  );
  return notes.map(({ id, body, room, created_at }) => ({
    kind: 'note',
    id,
    text: `${created_at.slice(0, 10)}${room === '' ? '' : `, ${room}`}: ${body}`,
  }));
}

const query = z.object({
  id: z.string(),
  question: z.string(),
  asked_of: z.string(),
  state: z.string(),
  answer: z.string(),
});
export async function queryRows(api: AsCaller, dossierId: string): Promise<SourceRow[]> {
  const queries = await api.rows(
    'dossier_queries',
    `dossier_id=eq.${dossierId}&select=id,question,asked_of,state,answer&order=created_at.desc&limit=80`,
    query,
  );
  return queries.map(({ id, question, asked_of, state, answer }) => ({
    kind: 'query',
    id,
    text: `To ${asked_of} (${state}): ${question}${answer === '' ? '' : ` Answer: ${answer}`}`,
  }));
}

const task = z.object({
  id: z.string(),
  title: z.string(),
  details: z.string(),
  due_on: z.string().nullable(),
  status: z.string(),
});
export async function taskRows(api: AsCaller, dossierId: string): Promise<SourceRow[]> {
  const tasks = await api.rows(
    'dossier_tasks',
    `dossier_id=eq.${dossierId}&select=id,title,details,due_on,status&order=created_at.desc&limit=80`,
    task,
  );
  return tasks.map(({ id, title, details, due_on, status }) => ({
    kind: 'task',
    id,
    text: `${title} (${status}${due_on === null ? '' : `, due ${due_on}`})${details === '' ? '' : `: ${details}`}`,
  }));
}

const photo = z.object({ id: z.string(), room: z.string(), caption: z.string() });
export async function photoRows(api: AsCaller, dossierId: string): Promise<SourceRow[]> {
  const photos = await api.rows(
    'dossier_photos',
    `dossier_id=eq.${dossierId}&caption=neq.&select=id,room,caption&order=created_at.desc&limit=100`,
    photo,
  );
  return photos.map(({ id, room, caption }) => ({
    kind: 'photo',
    id,
    text: `Photo${room === '' ? '' : ` of ${room}`}: ${caption}`,
  }));
}

/** The facts of a home that rules know, in their own spelling. */
export function knownFacts(asset: DossierHome): { name: DossierFact; stored: string; value: unknown }[] {
  return Object.keys(asset.facts).flatMap((stored) => {
    const name = camelKey(stored);
    return name in DOSSIER_FACTS
      ? [{ name: name as DossierFact, stored, value: asset.facts[stored]?.value }]
      : [];
  });
}
