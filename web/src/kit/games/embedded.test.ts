import { afterEach, expect, it, vi } from 'vitest';
import { callRpc } from '#lib/api.ts';
import { countEmbed } from './embedded.ts';

vi.mock('#lib/api.ts', () => ({ callRpc: vi.fn(() => Promise.resolve(null)) }));
vi.mock('#lib/brand.ts', () => ({ brandArg: () => ({ brand: 'star' }) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(callRpc).mockClear();
});

/** A window within the page of another site, as far as counting looks at it. */
function frameIn(around: { readonly ancestorOrigins?: readonly string[]; readonly referrer: string }): void {
  vi.stubGlobal('window', {
    parent: {},
    location: around.ancestorOrigins ? { ancestorOrigins: around.ancestorOrigins } : {},
  });
  vi.stubGlobal('document', { referrer: around.referrer });
}

it('counts a game by the host of the page around it, however the browser tells it', () => {
  frameIn({ ancestorOrigins: ['https://blog.example.com:8443'], referrer: '' });
  countEmbed('a-game', false);
  frameIn({ referrer: 'https://blog.example.com/post' });
  countEmbed('a-game', true);
  expect(vi.mocked(callRpc).mock.calls.map(([, args]) => args)).toEqual([
    { gameSlug: 'a-game', brand: 'star', host: 'blog.example.com', isBegun: false },
    { gameSlug: 'a-game', brand: 'star', host: 'blog.example.com', isBegun: true },
  ]);
});

it('counts nothing where it stands in no page, or nobody says in which', () => {
  countEmbed('a-game', false);
  frameIn({ referrer: '' });
  countEmbed('a-game', false);
  expect(callRpc).not.toHaveBeenCalled();
});
