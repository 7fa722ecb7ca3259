import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDragOrder } from './use-drag-order.ts';

interface ListProps {
  readonly names: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly inner?: React.ReactNode;
}

function List({ names, onMove, inner }: ListProps) {
  const list = useDragOrder(onMove);
  return (
    <ol ref={list}>
      {names.map((name, place) => (
        <li key={name} draggable data-place={place}>
          <span>{name}</span>
          {place === 0 ? inner : null}
        </li>
      ))}
    </ol>
  );
}

const drag = (from: string, to: string) => {
  fireEvent.dragStart(screen.getByText(from));
  fireEvent.dragOver(screen.getByText(to));
  fireEvent.drop(screen.getByText(to));
};

it('useDragOrder() tells from where to where', () => {
  const onMove = vi.fn();
  render(<List names={['a', 'b', 'c']} onMove={onMove} />);
  drag('a', 'c');
  expect(onMove.mock.calls).toEqual([[0, 2]]);
});

it('useDragOrder() keeps a list within an item apart', () => {
  const [onRow, onPhoto] = [vi.fn(), vi.fn()];
  render(<List names={['a', 'b']} onMove={onRow} inner={<List names={['x', 'y']} onMove={onPhoto} />} />);
  drag('x', 'y');
  expect([onRow.mock.calls, onPhoto.mock.calls]).toEqual([[], [[0, 1]]]);
  // Dropped on something within an item, a row still lands at that item.
  drag('b', 'y');
  expect(onRow.mock.calls).toEqual([[1, 0]]);
});
