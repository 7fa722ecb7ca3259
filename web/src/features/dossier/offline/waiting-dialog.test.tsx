import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import type { OutboxEntry } from '#kit/offline/outbox.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import { changeRow, readOne } from '#kit/rows/rows.ts';
import type { RowWrite } from '#kit/rows/waiting-writes.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { fakeScene } from '../notes/fake-scene.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock(import('#kit/rows/own-writes.ts'), async (original) => {
  const whole = await original();
  return { ...whole, ownWrites: { ...whole.ownWrites, forget: vi.fn(), flush: vi.fn() } };
});
vi.mock(import('#kit/rows/rows.ts'), async (original) => ({
  ...(await original()),
  readOne: vi.fn(),
  changeRow: vi.fn(),
}));
vi.mock('../photos/upload-panel.tsx', () => ({ UploadList: () => null }));

const entry = {
  ...{ id: 'w', kind: 'change', refusal: 'edit_conflict' },
  payload: {
    ...{ table: 'dossier_tasks', rowId: 't', dossierId: 'd' },
    ...{ changes: { title: 'Ask about the damp' }, base: { id: 't', version: 1 } },
  },
} as unknown as OutboxEntry<RowWrite>;

function show() {
  render(<WaitingDialog scene={fakeScene()} entries={[entry]} onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save mine on top' }));
}

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts({ ...readAreaTexts('dossier-photos', 'en'), ...readAreaTexts('dossier-notes', 'en') });
  vi.mocked(readOne).mockResolvedValue({ id: 't', version: 7 });
  vi.mocked(changeRow).mockReset();
  vi.mocked(ownWrites.forget).mockReset();
});

describe('a change that somebody else was quicker with', () => {
  it('goes on top of what is there now, and waits here no more', async () => {
    vi.mocked(changeRow).mockResolvedValue({});
    show();
    await vi.waitFor(() => expect(ownWrites.forget).toHaveBeenCalledWith('w'));
    const now = { id: 't', version: 7 };
    expect(changeRow).toHaveBeenCalledWith('dossier_tasks', now, { title: 'Ask about the damp' });
  });

  it('stays here where it is refused once more', async () => {
    vi.mocked(changeRow).mockRejectedValue(new AppError('not_allowed', 'no', { status: 403 }));
    show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(ownWrites.forget).not.toHaveBeenCalled();
    expect(screen.getByText('Ask about the damp')).toBeTruthy();
  });
});
