import { describe, expect, it } from 'vitest';
import { groupNotices, type DossierNoticeKind } from './notices.ts';

const dayOf = (at: string) => at.slice(0, 10);
const notice = (
  id: string,
  kind: DossierNoticeKind,
  actor: string | null,
  madeAt: string,
  isRead = false,
) => ({
  ...{ id, kind, actor, madeAt, isRead },
});

describe('groupNotices()', () => {
  it('joins what one person did of one kind on one day, and keeps the order', () => {
    const groups = groupNotices(
      [
        notice('5', 'note_shared', 'Ada', '2026-11-24T12:00Z'),
        notice('4', 'note_shared', 'Ada', '2026-11-24T11:00Z', true),
        notice('3', 'note_shared', 'Ben', '2026-11-24T10:00Z'),
        notice('2', 'task_done', 'Ben', '2026-11-24T09:00Z', true),
        notice('1', 'task_done', 'Ben', '2026-11-23T09:00Z', true),
      ],
      dayOf,
    );
    expect(groups.map(({ notices }) => notices.map(({ id }) => id))).toEqual([
      ['5', '4'],
      ['3'],
      ['2'],
      ['1'],
    ]);
    expect(groups.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['5', false],
      ['3', false],
      ['2', true],
      ['1', true],
    ]);
  });

  it('joins nothing across something else', () => {
    const groups = groupNotices(
      [
        notice('3', 'note_shared', 'Ada', '2026-11-24T12:00Z'),
        notice('2', 'task_done', 'Ada', '2026-11-24T11:00Z'),
        notice('1', 'note_shared', 'Ada', '2026-11-24T10:00Z'),
      ],
      dayOf,
    );
    expect(groups).toHaveLength(3);
    expect(groupNotices([], dayOf)).toEqual([]);
  });
});
