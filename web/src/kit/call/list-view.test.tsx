import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { ListView } from './list-view.tsx';
import { useList } from './use-list.ts';
import { Waiting } from './waiting.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

interface Row {
  readonly id: string;
}
const page = (ids: readonly string[], next: string | null = null) => ({
  rows: ids.map((id) => ({ id })),
  next,
});
type Read = (after: string | null) => Promise<ReturnType<typeof page>>;

function Rows({ read }: { readonly read: Read }) {
  const list = useList<Row, ReturnType<typeof page>>(['rows'], read);
  return (
    <ListView
      list={list}
      waiting={<Waiting label="Loading the rows">skeleton</Waiting>}
      empty={<p>Add a row</p>}
      more="Show more"
      foot={<button type="button">Elsewhere</button>}
    >
      {(rows) => (
        <ul>
          {rows.map(({ id }) => (
            <li key={id} data-row={id}>
              {id}
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.focus());
  fireEvent.click(found);
};
const focused = () => document.activeElement?.textContent;

it('says that it loads, then what to do where there is nothing', async () => {
  render(<Rows read={() => Promise.resolve(page([]))} />);
  expect(screen.getByText('Loading the rows').closest('[aria-busy]')).toBeTruthy();
  expect(await screen.findByText('Add a row')).toBeTruthy();
  expect(screen.queryByText('skeleton')).toBeNull();
});

it('says what failed, reads again, and gives the focus to what came', async () => {
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(new AppError('network', ''))
    .mockResolvedValue(page(['a']));
  render(<Rows read={read} />);
  await press('Try again');
  await waitFor(() => expect(focused()).toBe('a'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('adds a page, gives the focus to its first new row and says how many came', async () => {
  const read: Read = (after) =>
    Promise.resolve(after === null ? page(['a', 'b'], 'b') : page(['b', 'c', 'd']));
  render(<Rows read={read} />);
  await press('Show more');
  await waitFor(() => expect(focused()).toBe('c'));
  expect(screen.getByText('2 more shown.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('leaves the focus where somebody went meanwhile', async () => {
  let answer: (given: ReturnType<typeof page>) => void = () => undefined;
  const read: Read = (after) =>
    after === null ? Promise.resolve(page(['a'], 'a')) : new Promise((resolve) => (answer = resolve));
  render(<Rows read={read} />);
  await press('Show more');
  await waitFor(() => expect(screen.getByText('Show more').getAttribute('aria-busy')).toBe('true'));
  act(() => screen.getByText('Elsewhere').focus());
  act(() => answer(page(['b'])));
  expect(await screen.findByText('b')).toBeTruthy();
  expect(focused()).toBe('Elsewhere');
});

it('keeps the rows when a page fails, and reads that page again', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce(page(['a'], 'a'))
    .mockRejectedValueOnce(new AppError('network', ''))
    .mockResolvedValueOnce(page(['b']));
  render(<Rows read={read} />);
  await press('Show more');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('a')).toBeTruthy();
  await press('Try again');
  await waitFor(() => expect(focused()).toBe('b'));
  expect(read.mock.calls).toEqual([[null], ['a'], ['a']]);
});
