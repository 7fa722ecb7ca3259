import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { WHOLE_TABLES, type Whole } from '../raw/read-whole.ts';
import { packDossier } from './pack-dossier.ts';

vi.mock('#lib/supabase.ts', () => ({}));

const whole = {
  ...(Object.fromEntries(WHOLE_TABLES.map((table) => [table, []])) as unknown as Whole),
  dossiers: [{ id: 'd', title: 'Ours' }],
  dossier_notes: [
    { id: 'n1', body: '=HYPERLINK("https://evil.example")', tags: ['damp'], isPrivate: false },
    { id: 'n2', body: 'Two\nlines, “quoted”', tags: [], isPrivate: true },
  ],
  dossier_photos: [
    { id: 'p1', dossierId: 'd', storedWidths: [480, 1600] },
    { id: 'p2', dossierId: 'd', storedWidths: [480] },
  ],
};

/** The tests' browser has blobs without `arrayBuffer`. */
function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
}

async function pack() {
  const asked: string[] = [];
  const told: string[] = [];
  const { zip, missing } = await packDossier(
    whole,
    '2026-11-28T12:00:00Z',
    (path) => {
      asked.push(String(path));
      return Promise.resolve(path?.includes('p1') ? new Uint8Array([1, 2, 3]) : null);
    },
    (done, of) => told.push(`${done}/${of}`),
  );
  return { files: unzipSync(await bytesOf(zip)), missing, asked, told };
}

describe('packDossier()', () => {
  it('packs JSON, the tables that have rows, and each stored photo at its largest width', async () => {
    const { files, missing, asked, told } = await pack();
    expect(Object.keys(files).sort()).toEqual([
      'csv/dossier_notes.csv',
      'csv/dossier_photos.csv',
      'csv/dossiers.csv',
      'dossier.json',
      'photos/p1.webp',
    ]);
    expect(asked).toEqual(['d/p1/1600.webp', 'd/p2/480.webp']);
    expect([...(files['photos/p1.webp'] ?? [])]).toEqual([1, 2, 3]);
    expect(missing).toBe(1);
    expect(told).toEqual(['0/2', '1/2', '2/2']);
    expect(JSON.parse(strFromU8(files['dossier.json'] ?? new Uint8Array()))).toMatchObject({
      exportedAt: '2026-11-28T12:00:00Z',
      dossier_notes: whole.dossier_notes,
    });
  });

  it('writes no cell that a spreadsheet would run', async () => {
    const { files } = await pack();
    const csv = strFromU8(files['csv/dossier_notes.csv'] ?? new Uint8Array());
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).not.toMatch(/(^|,)"?=/m);
  });
});
