import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, type LocalDraft } from './local-drafts.ts';
import { newDraft } from './new-draft.ts';
import { openDraft, rememberDraft } from './open-draft.ts';

const kept = new Map<string, LocalDraft>();
vi.mock('./local-drafts.ts', () => ({
  keepDraft: (draft: LocalDraft) => Promise.resolve(kept.set(draft.id, draft)),
  readLocalDraft: (id: string) => Promise.resolve(kept.get(id) ?? null),
}));

const asked = {
  id: null,
  family: 'public',
  currency: 'GBP',
  userId: null,
  now: () => '2026-11-22T10:00:00Z',
} as const;

const current: LocalDraft = {
  id: 'current',
  ownerId: null,
  document: { ...newDraft('public', 'GBP'), title: 'Mine' },
  baseVersion: 0,
  isDirty: true,
  changedAt: '2026-11-22T09:00:00Z',
  photoNames: {},
};

beforeEach(async () => {
  kept.clear();
  await keepDraft(current);
  rememberDraft(current);
});

describe('openDraft()', () => {
  it('openDraft() goes on with the draft that was edited last', async () => {
    expect((await openDraft(asked)).local.document.title).toBe('Mine');
  });

  it('openDraft() begins a new one where the address names another mode, and leaves the other as it is', async () => {
    const { local } = await openDraft({ ...asked, mode: 'classroom-safe' });
    expect(local.document).toMatchObject({ title: '', rules: { mode: 'classroom-safe' } });
    expect(kept.get('current')?.document.title).toBe('Mine');
  });

  it('openDraft() goes on with a draft of that mode, and with the one that the address names', async () => {
    expect((await openDraft({ ...asked, mode: 'classic' })).local.id).toBe('current');
    expect((await openDraft({ ...asked, id: 'current', mode: 'classroom-safe' })).local.id).toBe('current');
  });
});
