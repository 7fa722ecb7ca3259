import { z } from 'zod';
import { toMajor } from '../domain/money.ts';
import { homeGroup } from '../domain/home-groups.ts';
import { DOSSIER_FACTS, type DossierFact } from '../domain/dossier/match/home-facts.ts';
import type { SaleKind } from '../domain/valuation/register-sale.ts';
import { camelKey } from '../wire/camel-case.ts';
import { valueHomeAnswer, type ValueHomeAnswer } from '../wire/valuations.ts';
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

/** The homes of a dossier, the primary one first. */
export function readHomes(api: AsCaller, dossierId: string): Promise<DossierHome[]> {
  return api.rows(
    'dossier_assets',
    `dossier_id=eq.${dossierId}&select=${Object.keys(home.shape).join(',')}&order=is_primary.desc,created_at.asc&limit=20`,
    home,
  );
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

const SALE_KIND_OF: Partial<Record<string, SaleKind>> = {
  flats: 'flat',
  terraces: 'terraced',
  semis: 'semi-detached',
  detached: 'detached',
  villas: 'detached',
};

/** The market's value of a home, from its place and facts alone; null where the market knows too little. */
export async function valueOf(api: AsCaller, asset: DossierHome): Promise<ValueHomeAnswer | null> {
  const facts = new Map(knownFacts(asset).map(({ name, value }) => [name, value]));
  const number = (name: DossierFact, least: number, most: number): number | undefined => {
    const known = facts.get(name);
    return typeof known === 'number' && known >= least && known <= most ? known : undefined;
  };
  if (asset.postcode === '' && asset.latitude === null) return null;
  const kind = facts.get('homeKind');
  const group = homeGroup(typeof kind === 'string' ? kind : null);
  const answer = await api.ask('value-home', {
    country: asset.country_code,
    ...(asset.postcode === '' ? {} : { postcode: asset.postcode.slice(0, 12) }),
    ...(asset.latitude === null ? {} : { latitude: asset.latitude, longitude: asset.longitude }),
    ...(asset.address_line === '' ? {} : { house: asset.address_line.slice(0, 60) }),
    type: (group && SALE_KIND_OF[group]) ?? 'other',
    floorAreaM2: number('floorAreaM2', 8, 5000),
    bedrooms: number('bedrooms', 0, 50),
    bathrooms: number('bathrooms', 0, 50),
    yearBuilt: number('yearBuilt', 1000, 2100),
  });
  const read = valueHomeAnswer.safeParse(answer);
  return read.success ? read.data : null;
}

export function valuationRows(asset: DossierHome, value: ValueHomeAnswer | null): SourceRow[] {
  if (!value) return [];
  const { currency, lowMinor, highMinor, estimateMinor, valuedOn, comparables } = value;
  return [
    {
      kind: 'valuation',
      id: value.id,
      text:
        `${asset.title}: estimated value ${money(estimateMinor, currency)}, eighty percent range ` +
        `${money(lowMinor, currency)} to ${money(highMinor, currency)}, for ${valuedOn}`,
    },
    ...comparables.map((sale, at) => ({
      kind: 'sale' as const,
      id: `${value.id}/${at + 1}`,
      text:
        `Sold ${sale.soldOn}: ${sale.type}${sale.street === null ? '' : `, ${sale.street}`}, ` +
        `${money(sale.priceMinor, currency)}, adjusted to this home ${money(sale.adjustedMinor, currency)}` +
        `${sale.floorAreaM2 === null ? '' : `, ${sale.floorAreaM2} m²`}, ${sale.distanceM} m away`,
    })),
  ];
}

const figures = z.object({
  place: z.object({ code: z.string(), currency: z.string().nullable() }),
  rows: z.array(z.object({ begins_on: z.string(), count: z.number(), median_minor: z.number().nullable() })),
});
/** What a square metre cost around a home in its latest whole year that has figures. */
export async function areaOf(
  api: AsCaller,
  asset: DossierHome,
): Promise<{ row: SourceRow; perM2Minor: number } | null> {
  const district = asset.postcode.trim().toUpperCase().split(' ')[0] ?? '';
  if (district === '') return null;
  const told = await api
    .call('sold_figures', {
      ...{ country: asset.country_code, area: district, step: 'year', measure: 'price-per-m2' },
    })
    .catch(() => null);
  const read = figures.safeParse(told);
  const last = read.data?.rows.findLast(({ median_minor }) => median_minor !== null);
  const currency = read.data?.place.currency;
  if (!read.success || last?.median_minor == null || currency == null) return null;
  const text =
    `Area ${district}: middle price per square metre ${money(last.median_minor, currency)} ` +
    `in the year from ${last.begins_on}, of ${last.count} sales`;
  return {
    row: { kind: 'area', id: `${asset.country_code}/${district}`, text },
    perM2Minor: last.median_minor,
  };
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
