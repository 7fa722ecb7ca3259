import { afterEach, expect, it, vi } from 'vitest';
import type { AheadInput } from '#app/draw-ahead.tsx';
import { keepPages } from './ahead-pages.ts';

const input = (path: string, more: Partial<AheadInput['boot']> = {}): AheadInput => ({
  path: '/',
  url: new URL(path, 'http://localhost'),
  boot: { supabaseUrl: '', publishableKey: '', brand: null, ...more },
  locale: 'en-GB',
  texts: {} as AheadInput['texts'],
});
const drawing = () => vi.fn(() => Promise.resolve({ html: '<p></p>', isWhole: true }));

afterEach(() => vi.restoreAllMocks());

it('keepPages() draws a page once, and anew for another address, language or answer', async () => {
  const draw = drawing();
  const keep = keepPages(draw);
  for (const one of [input('/'), input('/'), input('/?a'), input('/', { answers: { a: 1 } })])
    await keep(one);
  await keep({ ...input('/'), locale: 'es' });
  expect(draw).toHaveBeenCalledTimes(4);
});

it('keepPages() keeps no page of a run', async () => {
  const draw = drawing();
  const keep = keepPages(draw);
  for (const _ of [1, 2]) await keep(input('/', { ahead: [] }));
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keepPages() forgets the oldest page', async () => {
  const draw = drawing();
  const keep = keepPages(draw);
  for (let n = 0; n < 201; n += 1) await keep(input(`/?${String(n)}`));
  await keep(input('/?200'));
  expect(draw).toHaveBeenCalledTimes(201);
  await keep(input('/?0'));
  expect(draw).toHaveBeenCalledTimes(202);
});

it('a page that cannot be drawn waits for its scripts, and the log says why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await keepPages(() => Promise.reject(new Error('broken')))(input('/'))).toBeNull();
  expect(said).toHaveBeenCalledOnce();
});
