import type { Takedown } from '#wire/takedowns.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { TakedownPanel } from './takedown-panel.tsx';

const en = readTexts('en');

const server = vi.hoisted(() => ({ read: vi.fn(), find: vi.fn(), decide: vi.fn() }));
vi.mock('../queries.ts', () => ({ readTakedowns: server.read, readHomesToTakeDown: server.find }));
vi.mock('../mutations.ts', () => ({ decideTakedown: server.decide }));

beforeEach(() => {
  speakLocale('en-GB', en);
  vi.resetAllMocks();
});

const request: Takedown = {
  id: 't1',
  status: 'open',
  createdAt: '2026-01-02T10:00:00Z',
  reporterName: 'Ana',
  reporterEmail: 'ana@example.com',
  capacity: 'owner',
  subject: 'everything',
  pageUrl: 'javascript:alert(1)',
  sourceUrl: null,
  statement: 'It is my home.',
  decidedAt: null,
  decidedBy: null,
  decisionNote: '',
  home: {
    ...{ listingId: 'l1', title: 'The mill', town: null, district: null, photo: null },
    ...{ status: 'available', games: ['Mills'] },
  },
};
const page = (rows: readonly Takedown[], more: object = {}) => ({
  ...{ isStaff: false, rows, next: null, elsewhere: 0 },
  ...more,
});

const refuse = async (reason: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse with a reason: The mill' }));
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Refuse with a reason' }));
};

it('says what failed, reads again, and says what belongs here while there is nothing', async () => {
  server.read.mockRejectedValueOnce(new AppError('network', 'down')).mockResolvedValueOnce(page([]));
  render(<TakedownPanel slug="mills" />, { wrapper: MemoryRouter });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No open requests')).toBeTruthy();
});

it('shows where it is as words, never as a link of a stranger', async () => {
  server.read.mockResolvedValue(page([request], { elsewhere: 2 }));
  render(<TakedownPanel slug="mills" />, { wrapper: MemoryRouter });
  expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull();
  expect(screen.getByText(/2 open requests are about homes of somebody else/)).toBeTruthy();
});

it('keeps the reason when refusing fails, and sends it again', async () => {
  server.read.mockResolvedValue(page([request]));
  server.decide.mockRejectedValueOnce(new AppError('network', 'down'));
  server.decide.mockResolvedValueOnce({ status: 'refused', isYours: true });
  render(<TakedownPanel slug="mills" />, { wrapper: MemoryRouter });
  await refuse('Nothing proves it.');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText(/^Why/)).toHaveProperty('value', 'Nothing proves it.');
  fireEvent.click(screen.getByRole('button', { name: 'Refuse with a reason' }));
  await waitFor(() => expect(server.decide).toHaveBeenCalledTimes(2));
  expect(server.decide).toHaveBeenLastCalledWith({
    requestId: 't1',
    decision: 'refuse',
    note: 'Nothing proves it.',
  });
  await waitFor(() => expect(server.read).toHaveBeenCalledTimes(2));
});

it('takes down the homes that staff chose for a request that names none', async () => {
  server.read.mockResolvedValue(page([{ ...request, home: null }], { isStaff: true }));
  server.find.mockResolvedValue([request.home]);
  server.decide.mockResolvedValue({ status: 'granted', isYours: true });
  render(<TakedownPanel slug={null} />, { wrapper: MemoryRouter });
  const grant = await screen.findByRole('button', { name: /^Take the home down:/ });
  fireEvent.click(grant);
  expect(screen.getByText('Choose the home that is meant first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Look for it' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'The mill' }));
  fireEvent.click(grant);
  fireEvent.click(screen.getByRole('button', { name: 'Take the home down' }));
  await waitFor(() =>
    expect(server.decide).toHaveBeenCalledWith({
      ...{ requestId: 't1', decision: 'grant', note: '', listingIds: ['l1'] },
    }),
  );
});
