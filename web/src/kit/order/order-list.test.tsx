import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { moveTo, OrderList } from './order-list.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

function Homes() {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  return (
    <OrderList label="Homes" items={ids.map((id) => ({ id, name: `home ${id}` }))} onOrder={setIds}>
      {({ name }) => <p>{name}</p>}
    </OrderList>
  );
}
const shown = () =>
  within(screen.getByRole('list', { name: 'Homes' }))
    .getAllByText(/^home /)
    .map((element) => element.textContent);

describe('moveTo()', () => {
  it('moves an id to a place', () => {
    expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  });
});

describe('OrderList', () => {
  it('moves by keyboard, keeps the focus with the row and says where it went', () => {
    render(<Homes />);
    fireEvent.click(screen.getByRole('button', { name: 'Move home c up' }));
    expect(shown()).toEqual(['home a', 'home c', 'home b']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move home c up' }));
    expect(screen.getByText('home c is now number 2 of 3.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move home c up' }));
    // At the top there is no "up" any more: the focus stays with the row.
    expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('c');
  });

  it('moves to a named place', () => {
    render(<Homes />);
    fireEvent.change(screen.getByLabelText('Place of home a'), { target: { value: '2' } });
    expect(shown()).toEqual(['home b', 'home c', 'home a']);
  });

  it('moves by dragging', () => {
    render(<Homes />);
    const handle = document.querySelector('[data-row="a"] [draggable]');
    const target = document.querySelector('[data-row="c"]');
    if (!handle || !target) throw new Error('There is nothing to drag.');
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    expect(shown()).toEqual(['home b', 'home c', 'home a']);
  });
});
