import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { PagedTable } from './paged-table.tsx';
import { useTablePages } from './use-table-pages.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

interface Row {
  readonly name: string;
}
const page = (names: readonly string[], next: string | null = null) => ({
  rows: names.map((name) => ({ name })),
  next,
});
type Read = (after: string | null) => Promise<ReturnType<typeof page>>;

interface NamesProps {
  readonly read: Read;
  readonly order?: string;
  readonly version?: number;
}

function Names({ read, order = 'up', version = 0 }: NamesProps) {
  const pages = useTablePages<Row>(['names', order], read, version);
  return (
    <PagedTable
      pages={pages}
      empty={<p>Nobody yet</p>}
      caption="Names"
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      rowKey={({ name }) => name}
    />
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};
const pagesOf =
  (pages: Readonly<Record<string, ReturnType<typeof page>>>): Read =>
  (after) =>
    Promise.resolve(pages[after ?? 'first'] ?? page([]));

it('says that it loads, then what to do where there is nothing', async () => {
  render(<Names read={() => Promise.resolve(page([]))} />);
  expect(screen.getByText('Loading').closest('[aria-busy]')).toBeTruthy();
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
});

it('says what failed, and reads again', async () => {
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(new AppError('network', ''))
    .mockResolvedValue(page(['Ana']));
  render(<Names read={read} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana')).toBeTruthy();
});

it('goes forward by cursor and back by the cursors before', async () => {
  const read = vi.fn(pagesOf({ first: page(['Ana'], 'a'), a: page(['Ben'], 'b'), b: page(['Cleo']) }));
  render(<Names read={read} />);
  await press('Next');
  expect(await screen.findByText('Ben')).toBeTruthy();
  await press('Next');
  expect(await screen.findByText('Cleo')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await press('Previous');
  expect(await screen.findByText('Ben')).toBeTruthy();
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(read.mock.calls).toEqual([[null], ['a'], ['b'], ['a']]);
});

it('keeps the page on screen, marked as busy, until another order is there, from its first page', async () => {
  const up = pagesOf({ first: page(['Ana'], 'a'), a: page(['Ben']) });
  const { rerender } = render(<Names read={up} />);
  await press('Next');
  await screen.findByText('Ben');
  let answer: (given: ReturnType<typeof page>) => void = () => undefined;
  const down = vi.fn<Read>(() => new Promise((resolve) => (answer = resolve)));
  rerender(<Names read={down} order="down" />);
  expect(screen.getByText('Ben').closest('[aria-busy="true"]')).toBeTruthy();
  expect(screen.getByText('Page 1')).toBeTruthy();
  answer(page(['Zoe']));
  expect(await screen.findByText('Zoe')).toBeTruthy();
  expect(down.mock.calls).toEqual([[null]]);
});

it('reads the same page anew for another version', async () => {
  const read = vi.fn(pagesOf({ first: page(['Ana'], 'a'), a: page(['Ben']) }));
  const { rerender } = render(<Names read={read} />);
  await press('Next');
  await screen.findByText('Ben');
  rerender(<Names read={read} version={1} />);
  await waitFor(() => expect(read.mock.calls).toEqual([[null], ['a'], ['a']]));
  expect(screen.getByText('Page 2')).toBeTruthy();
});
