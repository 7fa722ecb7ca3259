import type { ListingCard, ListingPage } from '#wire/listing-cards.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { OwnHomes } from './own-homes.tsx';

const en = readTexts('en');

const server = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../queries.ts', () => ({ readOwnListings: server.read }));

beforeEach(() => {
  speakLocale('en-GB', en);
  vi.resetAllMocks();
});

const card = (id: string): ListingCard => ({
  ...{ id, title: id, currency: 'GBP', propertyType: 'house', bedrooms: 2, town: 'Testham', district: null },
  ...{ region: null, countryCode: 'GB', address: `${id} Mill Lane`, photos: [], price: null },
});
const page = (ids: readonly string[], next: string | null = null): ListingPage => ({
  rows: ids.map(card),
  next,
});
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
const homes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];

it('offers more exactly while there is more, also after a full page', async () => {
  server.read.mockResolvedValueOnce(page(ids(1, 50), '50')).mockResolvedValueOnce(page(ids(51, 100)));
  render(<OwnHomes onAdd={vi.fn()} />);
  fireEvent.click(await screen.findByText('Show more'));
  await waitFor(() => expect(homes()).toHaveLength(100));
  expect(server.read.mock.calls).toEqual([
    ['', null],
    ['', '50'],
  ]);
  expect(screen.queryByText('Show more')).toBeNull();
});

it('keeps the homes, the search and the choice where a page fails, and reads that page again', async () => {
  server.read
    .mockResolvedValueOnce(page(['1'], '1'))
    .mockRejectedValueOnce(new AppError('network', 'down'))
    .mockResolvedValueOnce(page(['2']));
  render(<OwnHomes onAdd={vi.fn()} />);
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Your homes could not be loaded.')).toBeTruthy();
  expect(homes()).toHaveLength(1);
  expect(screen.getByLabelText('Search by address or town')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(homes().map(({ checked }) => checked)).toEqual([true, false]));
  expect(server.read).toHaveBeenLastCalledWith('', '1');
  expect(screen.queryByText('Your homes could not be loaded.')).toBeNull();
});

it('says that it loads, what failed, and what belongs here while there is nothing', async () => {
  server.read.mockRejectedValueOnce(new AppError('network', 'down')).mockResolvedValueOnce(page([]));
  render(<OwnHomes onAdd={vi.fn()} />);
  expect(screen.getByText('Loading your homes')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No homes found')).toBeTruthy();
});

it('adds what was chosen in any search', async () => {
  server.read.mockImplementation((search: string) => Promise.resolve(page([search === '' ? '1' : '2'])));
  const add = vi.fn();
  render(<OwnHomes onAdd={add} />);
  fireEvent.click(await screen.findByLabelText(/^1 Mill Lane/));
  fireEvent.change(screen.getByLabelText('Search by address or town'), { target: { value: 'mill' } });
  fireEvent.click(await screen.findByLabelText(/^2 Mill Lane/));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 homes' }));
  expect(add.mock.calls[0]?.[0]).toHaveLength(2);
});
