import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RoomCount, type RoomKind } from './room-count.tsx';

function show(kind: RoomKind, value: number | null) {
  const onChange = vi.fn<(value: number | null) => void>();
  render(
    <RoomCount
      kind={kind}
      name="rooms"
      label="Rooms"
      value={value}
      limits={{}}
      error={undefined}
      onChange={onChange}
    />,
  );
  return { list: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rooms' }), onChange };
}
const labels = (list: HTMLSelectElement) => [...list.options].map(({ label }) => label);

it('offers whole bedrooms and half bathrooms, and that nobody knows', () => {
  const { list, onChange } = show('bedrooms', 3);
  expect(list.value).toBe('3');
  expect(labels(list).slice(1, 5)).toEqual(['0', '1', '2', '3']);
  fireEvent.change(list, { target: { value: '' } });
  fireEvent.change(list, { target: { value: '12' } });
  expect(onChange.mock.calls).toEqual([[null], [12]]);
});

it('keeps a count that the list does not offer', () => {
  const { list } = show('bathrooms', 44.5);
  expect(list.value).toBe('44.5');
  expect(labels(list).slice(1, 4)).toEqual(['0', '0.5', '1']);
  expect(labels(list)).toContain('44.5');
});
