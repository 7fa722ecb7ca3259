import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { OrderList } from './order-list.tsx';
import { OrderRows } from './order-rows.tsx';

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

  it('moves by arrow keys, Home and End on the handle, and keeps the focus there', () => {
    render(<Homes />);
    const handle = screen.getByRole('button', { name: 'Move home b' });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(shown()).toEqual(['home b', 'home a', 'home c']);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move home b' }), { key: 'ArrowUp' });
    expect(shown()).toEqual(['home b', 'home a', 'home c']);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move home b' }), { key: 'End' });
    expect(shown()).toEqual(['home a', 'home c', 'home b']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move home b' }));
    expect(screen.getByText('home b is now number 3 of 3.')).toBeTruthy();
  });
});

/** jsdom lays nothing out: a pointer is over what the test says. */
function drag(name: string, over: string, end: 'pointerup' | 'pointercancel' = 'pointerup') {
  document.elementFromPoint = () => screen.getByText(over);
  const handle = screen.getByRole('button', { name: `Move ${name}` });
  // Nor does it know pointer events by their own class.
  const point = (type: string) => new MouseEvent(type, { bubbles: true, button: 0, clientY: 300 });
  fireEvent(handle, point('pointerdown'));
  fireEvent(handle, point('pointermove'));
  fireEvent(handle, point(end));
}

describe('OrderRows', () => {
  it('moves by dragging, with a mouse as with a finger', () => {
    render(<Homes />);
    drag('home a', 'home c');
    expect(shown()).toEqual(['home b', 'home c', 'home a']);
  });

  it('leaves everything where it is when a drag is broken off', () => {
    render(<Homes />);
    drag('home a', 'home c', 'pointercancel');
    expect(shown()).toEqual(['home a', 'home b', 'home c']);
    expect(document.querySelector('[data-dragged]')).toBeNull();
  });

  it('keeps a list within a row apart', () => {
    const [onRow, onPhoto] = [vi.fn(), vi.fn()];
    const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
    render(
      <OrderRows label="Rows" items={named('a', 'b')} onMove={onRow}>
        {({ id, name }, { handle }) => (
          <>
            {handle}
            <span>{name}</span>
            {id === 'a' ? (
              <OrderRows label="Photos" items={named('x', 'y')} onMove={onPhoto}>
                {(photo, order) => (
                  <>
                    {order.handle}
                    <span>{photo.name}</span>
                  </>
                )}
              </OrderRows>
            ) : null}
          </>
        )}
      </OrderRows>,
    );
    drag('x', 'y');
    expect([onRow.mock.calls, onPhoto.mock.calls]).toEqual([[], [['x', 'y']]]);
    // Dropped on something within a row, a row still lands at that row.
    drag('b', 'y');
    expect(onRow.mock.calls).toEqual([['b', 'a']]);
    // What belongs in a row does not leave it.
    drag('x', 'b');
    expect(onPhoto).toHaveBeenCalledOnce();
  });
});
