import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { saveNote, saveSettled } from './save-note.ts';

const calls = vi.hoisted(() => ({ changeNote: vi.fn(), readNote: vi.fn(), readNoteVersions: vi.fn() }));
vi.mock('./note-calls.ts', () => calls);

const note = (body: string, version: number) => ({ id: 'n', body, version }) as NoteRow;
const conflict = new AppError('edit_conflict', 'Somebody else was faster', { status: 409 });
const base = note('Roof\nDamp\nGarden', 1);
const nameOf = (id: string | null) => (id === 'ben' ? 'Ben' : 'Somebody');
/** Ben saved this meanwhile. */
function savedByBen(body: string): void {
  calls.changeNote.mockRejectedValueOnce(conflict);
  calls.readNote.mockResolvedValue(note(body, 2));
  calls.readNoteVersions.mockResolvedValue([{ authorId: 'ben', version: 2 }]);
}

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  calls.changeNote.mockImplementation((from: NoteRow, { body }: { body: string }) =>
    Promise.resolve(note(body, from.version + 1)),
  );
});

describe('saveNote()', () => {
  it('saves from the version that was edited', async () => {
    const saved = await saveNote({ base, body: 'New', me: 'Ada', nameOf });
    expect(saved).toEqual({ kind: 'saved', note: note('New', 2), with: null });
    expect(calls.readNote).not.toHaveBeenCalled();
  });

  it('brings lines of two people together, and saves from the version of the other', async () => {
    savedByBen('Roof\nDamp\nGarden, south');
    const saved = await saveNote({ base, body: 'Roof, new\nDamp\nGarden', me: 'Ada', nameOf });
    expect(saved).toEqual({ kind: 'saved', note: note('Roof, new\nDamp\nGarden, south', 3), with: 'Ben' });
  });

  it('saves nothing where both changed one line, and shows whose is whose', async () => {
    savedByBen('Roof\nNo damp\nGarden');
    const saved = await saveNote({ base, body: 'Roof\nMuch damp\nGarden', me: 'Ada', nameOf });
    expect(calls.changeNote).toHaveBeenCalledTimes(1);
    expect(saved).toMatchObject({
      kind: 'clash',
      clash: {
        pieces: [
          { kind: 'agreed' },
          { mine: { by: 'Ada', lines: ['Much damp'] }, theirs: { by: 'Ben', lines: ['No damp'] } },
          { kind: 'agreed' },
        ],
      },
    });
    if (saved.kind !== 'clash') throw new Error('They clash.');
    const edit = { base, body: 'Roof\nMuch damp\nGarden', me: 'Ada', nameOf };
    expect(await saveSettled(saved.clash, ['both'], edit)).toMatchObject({
      note: { body: 'Roof\nNo damp\nMuch damp\nGarden', version: 3 },
    });
    expect(await saveSettled(saved.clash, ['theirs'], edit)).toMatchObject({
      note: { body: 'Roof\nNo damp\nGarden' },
    });
  });

  it('tells every other failure, with nothing lost by it', async () => {
    calls.changeNote.mockRejectedValueOnce(new AppError('network', 'Down'));
    await expect(saveNote({ base, body: 'New', me: 'Ada', nameOf })).rejects.toMatchObject({
      code: 'network',
    });
  });
});
