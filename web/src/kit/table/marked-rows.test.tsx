import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { PagedTable } from './paged-table.tsx';
import { useMarkedRows } from './use-marked-rows.ts';
import { useTablePages } from './use-table-pages.ts';

beforeEach(() => speakLocale('en-GB', readTexts('en')));

interface Row {
  readonly name: string;
  readonly state: string;
}
const PAGES: Readonly<Record<string, { readonly names: readonly string[]; readonly next: string | null }>> = {
  first: { names: ['Ana', 'Ben', 'Cleo', 'Dan'], next: 'second' },
  second: { names: ['Eve', 'Finn'], next: null },
};
const keyOf = ({ name }: Row) => name;

function Names({ search = '', state = 'new' }: { readonly search?: string; readonly state?: string }) {
  const pages = useTablePages<Row>(['names', search, state], (after) => {
    const { names, next } = PAGES[after ?? 'first'] ?? { names: [], next: null };
    return Promise.resolve({ rows: names.map((name) => ({ name, state })), next });
  });
  const marked = useMarkedRows(['names', search], pages.rows, keyOf);
  return (
    <PagedTable
      pages={pages}
      empty={null}
      caption="Names"
      columns={[{ id: 'name', header: 'Name', value: keyOf }]}
      rowKey={keyOf}
      marking={{
        marked,
        rowLabel: ({ name }) => `Mark ${name}`,
        actions: <output>{marked.rows.map(({ name, state: of }) => `${name} ${of}`).join()}</output>,
      }}
    />
  );
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const bar = () => screen.getByRole('group', { name: 'Marked rows' });
const said = () => within(bar()).getByText(/marked/).textContent;
const chosen = () => bar().querySelector('output')?.textContent ?? null;
const turn = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};

it('marks by keyboard, counts aloud and offers what can be done only where something is marked', async () => {
  render(<Names />);
  const ben = await box('Mark Ben');
  expect([said(), chosen()]).toEqual(['No row is marked', null]);
  ben.focus();
  await userEvent.keyboard(' ');
  expect([ben.checked, said(), chosen()]).toEqual([true, '1 row is marked', 'Ben new']);
  expect(
    within(bar())
      .getByText(/marked/)
      .getAttribute('role'),
  ).toBe('status');
  await userEvent.keyboard(' ');
  expect([ben.checked, said()]).toEqual([false, 'No row is marked']);
});

it('marks and unmarks all that is shown, and says in between that it is some', async () => {
  render(<Names />);
  const all = await box('Mark all rows of this page');
  fireEvent.click(await box('Mark Ben'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate, said()]).toEqual([true, false, '4 rows are marked']);
  fireEvent.click(all);
  expect([all.checked, said()]).toEqual([false, 'No row is marked']);
});

it('takes the rows in between with a press under Shift', async () => {
  render(<Names />);
  fireEvent.click(await box('Mark Ana'));
  fireEvent.click(await box('Mark Cleo'), { shiftKey: true });
  expect(chosen()).toBe('Ana new,Ben new,Cleo new');
});

it('keeps marks of other pages, and clears them all without losing the focus', async () => {
  render(<Names />);
  fireEvent.click(await box('Mark Ana'));
  await turn('Next');
  await box('Mark Eve');
  fireEvent.click(await box('Mark all rows of this page'));
  expect([chosen(), said()]).toEqual(['Ana new,Eve new,Finn new', '3 rows are marked']);
  await turn('Previous');
  expect([(await box('Mark Ana')).checked, (await box('Mark Ben')).checked]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the marks' }));
  expect([(await box('Mark Ana')).checked, said()]).toEqual([false, 'No row is marked']);
  expect(bar().contains(document.activeElement)).toBe(true);
});

it('knows a marked row as it was last seen, and drops marks when another search begins', async () => {
  const { rerender } = render(<Names />);
  fireEvent.click(await box('Mark Ana'));
  rerender(<Names state="changed" />);
  await waitFor(() => expect(chosen()).toBe('Ana changed'));
  rerender(<Names search="b" />);
  expect(said()).toBe('No row is marked');
});
