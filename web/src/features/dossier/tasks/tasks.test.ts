import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { adoptChecklist } from './adopt-checklist.ts';
import { groupOfTask } from './task-groups.ts';

const addTask = vi.hoisted(() => vi.fn());
vi.mock('./task-calls.ts', () => ({ addTask }));

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTask.mockReset();
  addTask.mockResolvedValue({});
});

it('groupOfTask() says when a task is to be done', () => {
  const of = (dueOn: string | null) => groupOfTask({ dueOn }, '2026-11-24');
  expect(['2026-11-23', '2026-11-24', '2026-12-01', '2026-12-02', null].map(of)).toEqual([
    ...['overdue', 'today', 'week', 'later', 'undated'],
  ]);
});

it('adoptChecklist() makes a task of each line, and passes over what somebody has adopted', async () => {
  const rows = [
    { key: 'fixBudget', dueAfterDays: 3 },
    { key: 'testWater', dueAfterDays: null },
  ] as const;
  const adoption = { dossierId: 'd', assetId: 'a', rows, today: '2026-11-29' };
  addTask.mockRejectedValueOnce(new AppError('already_there', 'Adopted', { status: 409 }));
  await adoptChecklist(adoption);
  expect(addTask.mock.calls.map(([task]) => task as object)).toMatchObject([
    {
      checklistKey: 'fixBudget',
      dueOn: '2026-12-02',
      assetId: 'a',
      title: 'Agree on the most that you will spend',
    },
    { checklistKey: 'testWater' },
  ]);
  addTask.mockRejectedValueOnce(new AppError('network', 'Down'));
  await expect(adoptChecklist(adoption)).rejects.toMatchObject({ code: 'network' });
});
