import { describe, expect, it } from 'vitest';
import { byRoom } from './by-room.ts';

describe('byRoom()', () => {
  it('puts room against room, whatever home they are of, and photos without a room at the end', () => {
    const photos = ['', 'Wine cellar', 'garden', 'Kitchen ', 'kitchen', 'attic'].map((room, id) => ({
      room,
      id,
    }));
    expect(byRoom(photos).map(({ room, photos: of }) => [room, of.map(({ id }) => id)])).toEqual([
      ['kitchen', [3, 4]],
      ['garden', [2]],
      ['attic', [5]],
      ['wine cellar', [1]],
      ['', [0]],
    ]);
  });
});
