import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import type { ImportSourceList } from '#wire/feeds.ts';
import * as feeds from '../feeds.ts';
import { Component } from './feeds-page.tsx';

vi.mock('../feeds.ts');
const calls = vi.mocked(feeds);
const LIST = examples.import_sources;
const [FIRST] = LIST.sources;

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
  // What was tried is scrolled to, which this document cannot.
  Element.prototype.scrollIntoView = vi.fn();
  calls.readFeeds.mockResolvedValue(LIST);
});

async function open(list: ImportSourceList = LIST) {
  const router = createMemoryRouter([
    { path: '/', element: <Component />, loader: () => ({ list }), hydrateFallbackElement: <p /> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Feeds' });
}

it('says how each feed stands, and why one is paused', async () => {
  await open();
  const [active, paused] = screen.getAllByRole('listitem');
  expect(active?.textContent).toContain(
    '3 homes appeared · 2 homes changed · 1 home went · 1 row was refused',
  );
  expect(active?.textContent).toContain('once a day');
  expect(paused?.textContent).toContain('Paused');
  expect(paused?.textContent).toContain('The site has nothing at this address any more.');
});

it('says what to do where there is no feed yet', async () => {
  await open({ ...LIST, sources: [] });
  expect(screen.getByText('No feed yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Add a feed' })).toHaveLength(1);
});

it('tries an address before it is saved, and keeps what was typed when saving fails', async () => {
  calls.tryFeed.mockResolvedValue(examples['read-feed'].preview);
  calls.saveFeed.mockRejectedValueOnce(new AppError('network', 'down')).mockResolvedValueOnce(LIST);
  await open({ ...LIST, sources: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Add a feed' }));
  const dialog = within(document.querySelector<HTMLElement>('dialog') ?? document.body);
  expect(dialog.getByText('Try it now').closest('button')?.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Sales' } });
  fireEvent.change(dialog.getByLabelText(/^Address of the feed/), {
    target: { value: 'https://feeds.example.com/homes.xml' },
  });
  fireEvent.click(dialog.getByText('Try it now'));
  expect(await dialog.findByText(/12 rows read, 11 of them homes/)).toBeTruthy();
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  expect(dialog.getByText('Line 7')).toBeTruthy();
  expect(calls.tryFeed).toHaveBeenCalledWith(
    { address: 'https://feeds.example.com/homes.xml', currency: null },
    null,
  );
  fireEvent.click(dialog.getByText('Save the feed'));
  await waitFor(() => expect(calls.saveFeed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(dialog.getAllByRole('alert', { hidden: true }).length).toBeGreaterThan(0));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Sales');
  fireEvent.click(dialog.getByText('Save the feed'));
  await waitFor(() => expect(screen.queryByText('No feed yet')).toBeNull());
  expect(calls.saveFeed.mock.calls[1]?.[0]).toEqual({
    ...{ name: 'Sales', address: 'https://feeds.example.com/homes.xml' },
    ...{ currency: null, everyMinutes: 1440 },
  });
});

it('reads a feed now and asks before most of its homes may go', async () => {
  const shrunk = {
    ...LIST,
    sources: LIST.sources.map((one) => ({ ...one, state: 'paused', pauseCode: 'feed_shrank' }) as const),
  };
  calls.runFeed.mockResolvedValue(FIRST?.lastRun ?? null);
  await open(shrunk);
  fireEvent.click(screen.getByRole('button', { name: `It is so: let them go (${FIRST?.name ?? ''})` }));
  await waitFor(() => expect(calls.runFeed).toHaveBeenCalledWith(FIRST?.id, true));
  await waitFor(() => expect(calls.readFeeds).toHaveBeenCalled());
});

it('shows readings home by home, and reads them again where that failed', async () => {
  calls.readFeedHistory
    .mockRejectedValueOnce(new AppError('network', 'down'))
    .mockResolvedValue(examples.import_source_history);
  await open();
  const details = document.querySelector<HTMLDetailsElement>('.feed-more');
  if (details) details.open = true;
  if (details) fireEvent(details, new Event('toggle'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Price, Bedrooms/)).toBeTruthy();
});

it('removes a feed only when asked twice', async () => {
  calls.removeFeed.mockResolvedValue({ ...LIST, sources: [] });
  await open();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${FIRST?.name ?? ''}` }));
  expect(calls.removeFeed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Remove', { selector: '.ui-dialog[open] button, dialog button' }));
  expect(await screen.findByText('No feed yet')).toBeTruthy();
});
