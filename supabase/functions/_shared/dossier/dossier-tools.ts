import { cleanRow, rowsForModel } from '../domain/dossier/answers/rows-for-model.ts';
import type { ReturnedRow } from '../domain/dossier/answers/check-claims.ts';
import type { ModelTool } from '../model/model-provider.ts';
import type { AsCaller } from './as-caller.ts';
import {
  factRows,
  MOST_ROWS,
  MOST_TOOL_LENGTH,
  noteRows,
  photoRows,
  queryRows,
  readHomes,
  taskRows,
  type SourceRow,
} from './dossier-rows.ts';
import { areaOf, valuationRows, valueOf } from './market-rows.ts';

/** What a model may read, and nothing else: each tool of this one dossier, with the caller's rights, without an argument. */
export const DOSSIER_TOOLS = [
  { name: 'facts', description: 'Facts of the homes of the dossier, each with its source.' },
  { name: 'notes', description: 'Notes of the people of the dossier.' },
  { name: 'questions', description: 'Questions to agents, sellers and others, with their answers.' },
  { name: 'tasks', description: 'Tasks of the dossier.' },
  { name: 'photos', description: 'Captions of the photos of the dossier.' },
  { name: 'valuation', description: 'Estimated value of the main home, and sold homes like it.' },
  { name: 'area', description: 'Price per square metre around the main home.' },
] as const satisfies readonly ModelTool[];
type ToolName = (typeof DOSSIER_TOOLS)[number]['name'];

/** A tool's rows under short ids of this one answer, and what each id stands for. */
export interface DossierReader {
  readonly read: (tool: string) => Promise<string>;
  readonly returned: readonly ReturnedRow[];
  readonly sourceOf: (id: string) => SourceRow | undefined;
  /** names of the tools that were read, in turn */
  readonly asked: readonly string[];
}

/** Reads a dossier for one answer; what was read is what the answer may rest on. */
export function createReader(api: AsCaller, dossierId: string, currency: string): DossierReader {
  const rows = new Map<string, SourceRow>();
  const returned: ReturnedRow[] = [];
  const asked: string[] = [];
  const known = new Map<string, string>();
  const homes = once(() => readHomes(api, dossierId));
  const main = async () => (await homes())[0];
  const read: Record<ToolName, () => Promise<SourceRow[]>> = {
    facts: async () => factRows(await homes(), currency),
    notes: () => noteRows(api, dossierId),
    questions: () => queryRows(api, dossierId),
    tasks: () => taskRows(api, dossierId),
    photos: () => photoRows(api, dossierId),
    valuation: async () => {
      const home = await main();
      return home ? valuationRows(home, await valueOf(api, home)) : [];
    },
    area: async () => {
      const home = await main();
      const area = home && (await areaOf(api, home));
      return area ? [area.row] : [];
    },
  };
  return {
    returned,
    asked,
    sourceOf: (id) => rows.get(id),
    read: async (tool) => {
      const own = DOSSIER_TOOLS.find(({ name }) => name === tool);
      if (!own) return 'There is no such tool.';
      asked.push(tool);
      const handed: ReturnedRow[] = [];
      let length = 0;
      // What cannot be read now, or not any more by this person, is not known to this answer.
      const found = await read[own.name]().catch(() => []);
      for (const row of found.slice(0, MOST_ROWS)) {
        const key = `${row.kind} ${row.id}`;
        const id = known.get(key) ?? `r${known.size + 1}`;
        const clean = cleanRow({ id, kind: row.kind, text: row.text });
        length += clean.text.length;
        if (length > MOST_TOOL_LENGTH) break;
        if (!known.has(key)) {
          known.set(key, id);
          rows.set(id, row);
          returned.push(clean);
        }
        handed.push(clean);
      }
      return handed.length === 0 ? 'Nothing is known.' : rowsForModel(handed);
    },
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
