import { describe, expect, it } from 'vitest';
import { bodyOf } from './body-of.ts';

async function textOf(value: unknown): Promise<string> {
  const body = await bodyOf(value);
  if (typeof body === 'string') return body;
  if (!(body instanceof Blob)) throw new Error('The body is neither text nor a blob.');
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(body);
  });
}
const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Row "${id}"`, gone: undefined, more: [id, null] }));

describe('bodyOf', () => {
  it.each([0, 1, 99, 100, 101, 250, 2_000])('writes %i rows as JSON does', async (count) => {
    const value = {
      draft: 'a',
      document: { title: 'é', rows: rows(count), empty: {}, left: undefined },
      last: [],
    };
    expect(await textOf(value)).toBe(JSON.stringify(value));
  });

  it('writes a long list on its own, its holes and what it cannot write too', async () => {
    const list = [...rows(150), undefined, null, Number.NaN];
    expect(await textOf(list)).toBe(JSON.stringify(list));
  });

  it('lets other work in between the parts, and needs none for a short body', async () => {
    const order: string[] = [];
    const long = bodyOf({ rows: rows(20_000) }).then(() => order.push('long'));
    const other = new Promise<void>((resolve) => {
      setTimeout(() => {
        order.push('other');
        resolve();
      });
    });
    await Promise.all([long, other]);
    expect(order).toEqual(['other', 'long']);
    expect(await bodyOf({ rows: rows(3) })).toBeTypeOf('string');
  });
});
