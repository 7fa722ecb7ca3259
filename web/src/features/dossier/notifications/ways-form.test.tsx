import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import type { DossierNoticeWays } from '#wire/dossier-notices.ts';
import { readWays, saveWays } from './notice-calls.ts';
import { WaysForm } from './ways-form.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock('./notice-calls.ts', () => ({ readWays: vi.fn(), saveWays: vi.fn() }));

const KINDS = ['people', 'notes'] as const;
const start = {
  ways: KINDS.map((kind) => ({ kind, way: 'app' })),
  ...{ hour: 8, quietFrom: null, quietUntil: null, address: 'ann@example.com' },
} as unknown as DossierNoticeWays;

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts({ ...readAreaTexts('dossier-notes', 'en'), ...readAreaTexts('reminders', 'en') });
  vi.mocked(readWays).mockReset();
  vi.mocked(readWays).mockResolvedValue(start);
  vi.mocked(saveWays).mockReset();
  vi.mocked(saveWays).mockResolvedValue(start);
});

async function show() {
  render(<WaysForm dossierId="d" />);
  const form = await screen.findByRole('button', { name: 'Save' });
  const choices = () => screen.getAllByRole<HTMLSelectElement>('combobox');
  const choose = (at: number, value: string) => {
    const field = choices()[at];
    if (field) fireEvent.change(field, { target: { value } });
  };
  return { save: () => fireEvent.click(form), choices, choose };
}

it('asks for an hour and for quiet hours only where mails are wanted', async () => {
  const { choose, choices } = await show();
  expect(choices()).toHaveLength(2);
  expect(screen.queryByRole('checkbox')).toBeNull();
  choose(0, 'at_once');
  expect(screen.getByText(/ann@example\.com/)).toBeDefined();
  expect(choices()).toHaveLength(2);
  choose(1, 'daily');
  expect(choices()).toHaveLength(3);
});

it('saves the way of each kind, the hour of the daily mail, and when none may come', async () => {
  const { choose, choices, save } = await show();
  choose(0, 'daily');
  choose(2, '18');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(
    choices()
      .slice(-2)
      .map(({ value }) => value),
  ).toEqual(['22', '7']);
  choose(4, '6');
  save();
  await vi.waitFor(() =>
    expect(saveWays).toHaveBeenCalledWith('d', {
      ways: [
        { kind: 'people', way: 'daily' },
        { kind: 'notes', way: 'app' },
      ],
      ...{ hour: 18, quiet: { from: 22, until: 6 } },
    }),
  );
  expect(await screen.findByText(/saved/i)).toBeDefined();
});

it('forgets quiet hours where no mail comes any more, and keeps the form where saving fails', async () => {
  vi.mocked(readWays).mockResolvedValue({ ...start, quietFrom: 22, quietUntil: 7 });
  vi.mocked(saveWays).mockRejectedValueOnce(new AppError('unavailable', 'Not now.'));
  const { save, choose, choices } = await show();
  choose(1, 'off');
  save();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(choices()[1]?.value).toBe('off');
  save();
  await vi.waitFor(() => expect(vi.mocked(saveWays).mock.calls.at(-1)?.[1].quiet).toBeNull());
});
