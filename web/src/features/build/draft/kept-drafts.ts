import { newId } from '#lib/new-id.ts';
import type { DocumentObjects, Documents } from '#kit/offline/documents.ts';
import type { LocalDraft } from './local-drafts.ts';

type Rows = LocalDraft['document']['rows'];

/** A draft of no more rows is one document. */
const FEW_ROWS = 100;
/** Rows of a longer one that are kept together: of a change, only those that hold it are written. */
const PART_ROWS = 50;

/** A long draft: its rows stand in parts of their own. */
interface LongDraft extends Omit<LocalDraft, 'document'> {
  readonly outline: Omit<LocalDraft['document'], 'rows'>;
  readonly parts: number;
  /** the page that wrote it last: what another one wrote is no ground to leave anything out */
  readonly writer: string;
}

interface Part {
  readonly id: string;
  readonly rows: Rows;
}

/** Drafts in this browser's store. Two thousand homes take a tenth of a second to write: no key press may cost that. */
export function createKeptDrafts(documents: Pick<Documents<LocalDraft>, 'asOne' | 'readAll'>) {
  const writer = newId();
  const written = new Map<string, Rows>();

  const keep = async (draft: LocalDraft): Promise<void> => {
    await documents.asOne(async (objects) => {
      const before = asLong(await objects.get(draft.id));
      const { rows } = draft.document;
      const known = before?.writer === writer ? written.get(draft.id) : undefined;
      const parts = rows.length > FEW_ROWS ? Math.ceil(rows.length / PART_ROWS) : 0;
      // One after the other: what each costs is no more than a frame has time for.
      for (let part = 0; part < parts; part += 1) {
        const [from, to] = [part * PART_ROWS, (part + 1) * PART_ROWS];
        if (known !== undefined && isSame(known.slice(from, to), rows.slice(from, to))) continue;
        const kept: Part = { id: partId(draft.id, part), rows: rows.slice(from, to) };
        await objects.put(kept);
      }
      for (let part = parts; part < (before?.parts ?? 0); part += 1)
        await objects.delete(partId(draft.id, part));
      await objects.put(parts === 0 ? draft : longOf(draft, parts, writer));
    });
    written.set(draft.id, draft.document.rows);
  };

  return {
    keep,
    /** a draft as it was kept; what of it can be understood, the caller sees */
    read: (id: string): Promise<unknown> => documents.asOne((objects) => readWhole(objects, id)),
    readAll: async (): Promise<readonly unknown[]> => {
      const all = await documents.readAll();
      const byId = new Map(all.map((one) => [(one as { id: string }).id, one]));
      return all.map((one) => {
        const long = asLong(one);
        return long ? wholeOf(long, (part) => byId.get(partId(long.id, part))) : one;
      });
    },
    forget: async (id: string): Promise<void> => {
      await documents.asOne(async (objects) => {
        const before = asLong(await objects.get(id));
        for (let part = 0; part < (before?.parts ?? 0); part += 1) await objects.delete(partId(id, part));
        await objects.delete(id);
      });
      written.delete(id);
    },
  };
}

async function readWhole(objects: DocumentObjects, id: string): Promise<unknown> {
  const found = await objects.get(id);
  const long = asLong(found);
  if (!long) return found;
  const parts: unknown[] = [];
  for (let part = 0; part < long.parts; part += 1) parts.push(await objects.get(partId(id, part)));
  return wholeOf(long, (part) => parts[part]);
}

function longOf({ document, ...draft }: LocalDraft, parts: number, writer: string): LongDraft {
  const { rows: _rows, ...outline } = document;
  return { ...draft, outline, parts, writer };
}

function wholeOf({ outline, ...draft }: LongDraft, partOf: (part: number) => unknown): unknown {
  const rows = Array.from({ length: draft.parts }, (_, part) => (partOf(part) as Part | undefined)?.rows);
  return { ...draft, document: { ...outline, rows: rows.flat() } };
}

function asLong(found: unknown): LongDraft | null {
  const { outline, parts } = (found ?? {}) as Partial<LongDraft>;
  return outline !== undefined && typeof parts === 'number' ? (found as LongDraft) : null;
}

function isSame(one: Rows, other: Rows): boolean {
  return one.length === other.length && one.every((row, place) => row === other[place]);
}

function partId(draftId: string, part: number): string {
  return `${draftId}/${part}`;
}
