import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import { openDocuments, type Documents } from '#kit/offline/documents.ts';
import { createKeptDrafts } from './kept-drafts.ts';
import type { LocalDraft } from './local-drafts.ts';
import { newDraft } from './new-draft.ts';

let documents: Documents<LocalDraft>;
let written: string[] = [];

beforeEach(() => {
  documents = openDocuments(crypto.randomUUID(), 1, ['drafts'])<LocalDraft>('drafts');
  written = [];
});

/** A page of the builder, and what it writes; a document of some id may find no room. */
function openPage(full?: string) {
  return createKeptDrafts({
    readAll: documents.readAll,
    asOne: (work) =>
      documents.asOne((objects) =>
        work({
          get: (id) => objects.get(id),
          delete: (id) => objects.delete(id),
          put: (document) => {
            if (document.id === full) return Promise.reject(new Error('full'));
            written.push(document.id);
            return objects.put(document);
          },
        }),
      ),
  });
}

function draftOf(rows: number): LocalDraft {
  const document = newDraft('public', 'GBP');
  return {
    id: 'd',
    ownerId: null,
    document: {
      ...document,
      rows: Array.from({ length: rows }, (_, place) => emptyRow({ id: String(place), origin: 'feed' })),
    },
    baseVersion: 0,
    isDirty: false,
    changedAt: '2026-01-01T00:00:00Z',
    photoNames: {},
  };
}

/** The draft with another tick at one of its rows. */
function ticked(draft: LocalDraft, at: number): LocalDraft {
  const rows = draft.document.rows.map((row, place) =>
    place === at ? { ...row, isWanted: !row.isWanted } : row,
  );
  return { ...draft, document: { ...draft.document, rows } };
}

const documentOf = (kept: unknown) => (kept as LocalDraft).document;

describe('createKeptDrafts()', () => {
  it.each([0, 1, 100, 101, 2_000])('gives a draft of %d rows back as it was kept', async (rows) => {
    const page = openPage();
    const draft = draftOf(rows);
    await page.keep(draft);
    expect(await openPage().read('d')).toMatchObject({ ...draft });
    expect((await openPage().readAll()).map(documentOf)).toContainEqual(draft.document);
  });

  it('writes of a long draft what changed, and nothing else', async () => {
    const page = openPage();
    const draft = draftOf(2_000);
    await page.keep(draft);
    expect(written).toHaveLength(41);
    written = [];
    const next = ticked(draft, 120);
    await page.keep(next);
    expect(written).toEqual(['d/2', 'd']);
    expect(documentOf(await openPage().read('d'))).toEqual(next.document);
  });

  it('is the last draft whole where two pages write in turn', async () => {
    const [one, other] = [openPage(), openPage()];
    const draft = draftOf(300);
    await one.keep(draft);
    const shorter = {
      ...draft,
      document: { ...draft.document, rows: draft.document.rows.filter((_, place) => place > 0) },
    };
    await other.keep(shorter);
    const last = ticked(draft, 299);
    await one.keep(last);
    expect(documentOf(await openPage().read('d'))).toEqual(last.document);
  });

  it('leaves nothing behind of rows and of drafts that are gone', async () => {
    const page = openPage();
    await page.keep(draftOf(300));
    await page.keep(draftOf(120));
    expect(documentOf(await page.read('d')).rows).toHaveLength(120);
    await page.keep(draftOf(3));
    expect(await documents.readAll()).toHaveLength(1);
    await page.keep(draftOf(300));
    await page.forget('d');
    expect(await documents.readAll()).toEqual([]);
  });

  it('keeps what was there where a write does not come to its end', async () => {
    const draft = draftOf(300);
    await openPage().keep(draft);
    await expect(openPage('d/3').keep(ticked(draft, 0))).rejects.toThrow('full');
    expect(documentOf(await openPage().read('d'))).toEqual(draft.document);
  });
});
