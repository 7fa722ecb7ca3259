import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '#functions/_shared/reader/listing-record.ts';
import type { DraftFacts } from '#wire/draft-facts.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { judgeRows } from '../draft/judge-rows.ts';
import { newDraft } from '../draft/new-draft.ts';
import { draftFactsOf, emptyRow } from '#wire/draft-row.ts';
import { notesOf } from './import-notes.ts';

const sold: Partial<DraftFacts> = {
  price: { kind: 'asking', amountMinor: 25_000_000, highMinor: null, currency: 'GBP', period: null },
};
const home = (
  id: string,
  origin: DraftRow['origin'],
  facts: Partial<DraftFacts> = sold,
  more = {},
): DraftRow => ({
  ...emptyRow({ id, origin }),
  facts: { ...draftFactsOf(NO_FACTS), address: `${id} Station Road`, ...facts },
  ...more,
});
const notes = (rows: readonly DraftRow[], noted: readonly string[] = []) =>
  notesOf(judgeRows({ ...newDraft('public', 'GBP'), rows: [...rows] }), new Set(noted));

describe('notesOf()', () => {
  it('tells of pages, files and typed homes, under their rows’ ids', () => {
    const rows = [
      home('a', 'page', { ...sold, url: 'https://www.example.com/1' }),
      home('b', 'feed'),
      home('c', 'typed'),
    ];
    expect(notes(rows).map(({ id, way, outcome, source_host }) => [id, way, outcome, source_host])).toEqual([
      ['a', 'page', 'read', 'www.example.com'],
      ['b', 'file', 'read', null],
      ['c', 'typed', 'read', null],
    ]);
  });

  it('says what the page called the home, and where it was, without the price', () => {
    const [note] = notes([home('a', 'page', { ...sold, url: 'https://www.example.com/1', town: 'Leeds' })]);
    expect(note).toMatchObject({ home: 'a Station Road, Leeds', link: 'https://www.example.com/1' });
    expect(JSON.stringify(note)).not.toContain('250');
  });

  it('says why a row is not taken', () => {
    expect(notes([home('a', 'feed', { ...sold, listingType: 'rent' })])[0]).toMatchObject({
      outcome: 'refused',
      code: 'rent',
    });
  });

  it('waits for a home that is being typed in, and for a link whose page is awaited', () => {
    const waiting = { pageRefusal: { code: 'waiting', reason: 'Not read yet.' } };
    expect(notes([home('a', 'typed', {}), home('b', 'photos', {}), home('c', 'link', {}, waiting)])).toEqual(
      [],
    );
  });

  it('leaves to the server what the server fetched, and tells nothing twice', () => {
    const id = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
    expect(notes([home('a', 'link', sold, { importId: id }), home('b', 'own'), home('c', 'sample')])).toEqual(
      [],
    );
    expect(notes([home('a', 'feed'), home('b', 'feed')], ['a']).map((note) => note.id)).toEqual(['b']);
  });
});
