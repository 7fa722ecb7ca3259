import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstKey, inTheirOrder, keyAt, keyBetween, photoId } from './photo-order.ts';

const FORM = /^[0-9a-z]{1,60}$/;

describe('keyBetween()', () => {
  it('finds a place between any two neighbours, thousands of times', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 200 }), (places) => {
        const keys = ['m'];
        for (const place of places) {
          const at = place % (keys.length + 1);
          const key = keyAt(keys, at);
          keys.splice(at, 0, key);
        }
        expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('stays short enough for the server where somebody moves a photo to the front again and again', () => {
    let front = 'm';
    for (let turn = 0; turn < 100; turn += 1) front = keyBetween(null, front);
    let end = 'm';
    for (let turn = 0; turn < 100; turn += 1) end = keyBetween(end, null);
    expect([front, end].every((key) => FORM.test(key))).toBe(true);
  });
});

describe('firstKey()', () => {
  it('orders by the time of the picture, whatever came first', () => {
    const times = [Date.UTC(2026, 10, 28), Date.UTC(2001, 1, 1), Date.UTC(2026, 10, 28, 0, 0, 1)];
    const rows = times.map((time, at) => ({ id: String(at), sortKey: firstKey(time, 'abcdef') }));
    expect(inTheirOrder(rows).map(({ id }) => id)).toEqual(['1', '0', '2']);
    expect(rows.every(({ sortKey }) => FORM.test(sortKey))).toBe(true);
    expect(firstKey(0, 'aaaa') === firstKey(0, 'bbbb')).toBe(false);
  });
});

describe('photoId()', () => {
  const dossier = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
  it('is the same for the same picture in the same dossier, and a UUID', () => {
    const id = photoId(dossier, 'a'.repeat(64));
    expect(id).toBe(photoId(dossier, 'a'.repeat(64)));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id).not.toBe(photoId(dossier, 'b'.repeat(64)));
    expect(id).not.toBe(photoId(dossier.replace('0d', '0e'), 'a'.repeat(64)));
  });
});
