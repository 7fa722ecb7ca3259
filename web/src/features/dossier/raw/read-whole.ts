import type { RpcAnswer } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { askTable } from '#lib/ask-table.ts';

type Row = Readonly<Record<string, unknown>>;

/** The tables of a dossier, each with the order in which its rows are read and written out. */
const TABLES = {
  dossiers: { by: 'id', order: 'id' },
  dossier_members: { by: 'dossier_id', order: 'user_id' },
  dossier_assets: { by: 'dossier_id', order: 'created_at,id' },
  dossier_fact_versions: { by: 'dossier_id', order: 'id' },
  assets_comparisons: { by: 'dossier_id', order: 'created_at,id' },
  dossier_notes: { by: 'dossier_id', order: 'created_at,id' },
  dossier_queries: { by: 'dossier_id', order: 'created_at,id' },
  dossier_points: { by: 'dossier_id', order: 'created_at,id' },
  dossier_point_votes: { by: 'dossier_id', order: 'point_id,user_id' },
  dossier_tasks: { by: 'dossier_id', order: 'created_at,id' },
  dossier_events: { by: 'dossier_id', order: 'starts_at,id' },
  dossier_photos: { by: 'dossier_id', order: 'sort_key,id' },
  dossier_offers: { by: 'dossier_id', order: 'created_at,id' },
  hunter_profiles: { by: 'dossier_id', order: 'dossier_id' },
  dossier_feedbacks: { by: 'dossier_id', order: 'created_at,id' },
  dossier_ai_threads: { by: 'dossier_id', order: 'created_at,id' },
} as const;

/** Rows that name no dossier, read by the rows that they belong to. */
const BELOW = {
  dossier_note_versions: { of: 'dossier_notes', by: 'note_id', order: 'note_id,version' },
  dossier_offer_versions: { of: 'dossier_offers', by: 'offer_id', order: 'offer_id,version' },
  dossier_ai_messages: { of: 'dossier_ai_threads', by: 'thread_id', order: 'thread_id,place' },
} as const;

/** What no table shows its readers, by the calls that tell it: names, verdicts that the reader may know, the owner's log. */
const TOLD = {
  dossier_people: async ({ dossiers: [dossier] }) => {
    const { people } = await callRpc('dossier_people', { dossierId: String(dossier?.['id']) });
    return people.map((person) => ({ ...person }));
  },
  comparison_verdicts: async ({ assets_comparisons: comparisons = [] }) => {
    const rows: Row[] = [];
    for (const { id } of comparisons) {
      const { people } = await callRpc('verdicts_of_comparison', { comparisonId: String(id) });
      for (const { userId, name, verdict } of people)
        if (verdict) rows.push({ comparisonId: id, userId, name, ...verdict });
    }
    return rows;
  },
  dossier_log: async ({ dossiers: [dossier], dossier_people: people = [] }) => {
    if (!people.some(({ isSelf, role }) => isSelf === true && role === 'owner')) return [];
    const rows: Row[] = [];
    for (let after: number | null = null; ;) {
      const page: RpcAnswer<'dossier_log'> = await callRpc('dossier_log', {
        dossierId: String(dossier?.['id']),
        ...(after === null ? {} : { after }),
      });
      rows.push(...page.rows);
      if (page.next === null) return rows;
      after = page.next;
    }
  },
} as const satisfies Readonly<Record<string, (known: Known) => Promise<readonly Row[]>>>;

export const WHOLE_TABLES = [TABLES, BELOW, TOLD].flatMap((all) => Object.keys(all)) as readonly WholeTable[];
export type WholeTable = keyof typeof TABLES | keyof typeof BELOW | keyof typeof TOLD;
export type Whole = Readonly<Record<WholeTable, readonly Row[]>>;
/** What has been read so far. */
type Known = { readonly dossiers: readonly Row[] } & Readonly<Partial<Record<string, readonly Row[]>>>;

/** So many tables there are to be read. */
export const WHOLE_COUNT = WHOLE_TABLES.length;

const PAGE_ROWS = 1000;
const IDS_AT_ONCE = 60;

/** All of a dossier that its reader may read, table by table. */
export async function readWhole(dossierId: string, onTable: () => void = () => undefined): Promise<Whole> {
  const whole: Partial<Record<WholeTable, readonly Row[]>> = {};
  for (const [table, { by, order }] of Object.entries(TABLES)) {
    whole[table as keyof typeof TABLES] = await readRows(table, `${by}=eq.${dossierId}`, order);
    onTable();
  }
  for (const [table, { of, by, order }] of Object.entries(BELOW)) {
    const ids = (whole[of] ?? []).map(({ id }) => String(id));
    const rows: Row[] = [];
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
      rows.push(
        ...(await readRows(table, `${by}=in.(${ids.slice(from, from + IDS_AT_ONCE).join(',')})`, order)),
      );
    whole[table as keyof typeof BELOW] = rows;
    onTable();
  }
  for (const [table, read] of Object.entries(TOLD)) {
    // Whoever is in no dossier is told of none.
    whole[table as keyof typeof TOLD] =
      whole.dossiers?.length === 1 ? await read({ ...whole, dossiers: whole.dossiers }) : [];
    onTable();
  }
  return whole as Whole;
}

async function readRows(table: string, condition: string, order: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = (await askTable({
      method: 'GET',
      path: `${table}?${condition}&order=${order}&limit=${PAGE_ROWS}&offset=${rows.length}`,
    })) as readonly Row[];
    rows.push(...page);
    if (page.length < PAGE_ROWS) return rows;
  }
}
