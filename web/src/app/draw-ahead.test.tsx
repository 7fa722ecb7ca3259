import type * as ReactClient from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleId } from '#wire/examples/example-id.ts';
import { examples } from '#wire/examples.ts';
import type { Game } from '#wire/games.ts';
import { answerKey } from '#lib/answer-key.ts';
import { serveBoot, type Boot } from '#lib/env.ts';
import { speakLocale } from '#lib/i18n.ts';
import { pageAnswer, type ContentPage } from '#kit/content/content-page.ts';
import { serveBrand } from '#lib/brand.ts';
import { readTexts } from '#locales/read-texts.ts';
import { drawAhead } from './draw-ahead.tsx';
import { mountApp } from './mount-app.tsx';

const texts = readTexts('en');

vi.mock('#features/content/content-pages.ts', () => ({
  contentPages: () => ({ base: '/pages', pages: { '/game-modes/zen': [], '/play/now': [] } }),
}));
// The server's renderer and the browser's share a process here, which nothing but a test does. Their contexts meet when
// one draws while the other is at work, so no page of an earlier test stays mounted.
const mounted = vi.hoisted(() => [] as { unmount(): void }[]);
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof ReactClient>();
  const kept = <Root extends { unmount(): void }>(root: Root) => (mounted.push(root), root);
  return {
    ...client,
    createRoot: (...args: Parameters<typeof client.createRoot>) => kept(client.createRoot(...args)),
    hydrateRoot: (...args: Parameters<typeof client.hydrateRoot>) => kept(client.hydrateRoot(...args)),
  };
});
vi.mock('#lib/load-locale.ts', () => ({ loadLocale: () => Promise.resolve() }));

const game: Game = { ...examples.game_overview, isOpen: true, needsCode: false };
const zen: ContentPage = {
  path: '/game-modes/zen',
  title: 'Zen on {site}',
  description: 'No clock.',
  language: 'en-GB',
  changedOn: '2026-11-22',
  minutes: 2,
  index: { path: '/game-modes', title: 'Modes', description: 'All of them.' },
  body: [
    { tag: 'h2', id: 'how', children: ['How'] },
    {
      tag: 'p',
      children: ['On {site}: ', { tag: 'a', href: '/games', children: ['games'] }, { tag: 'email' }],
    },
  ],
};
const brand = {
  ...examples.brand_record,
  key: 'default',
  homePage: 'game' as const,
  brandedGameSlug: game.slug,
};

function bootOf(shown: Game = game): Boot {
  return {
    supabaseUrl: 'http://api.test',
    publishableKey: 'key',
    brand,
    origin: 'http://localhost:3000',
    answers: {
      [answerKey('game_overview', { gameSlug: game.slug })]: shown,
      [answerKey('brand_games', {})]: [shown, { ...shown, id: exampleId(77) }],
      [answerKey('live_proof', {})]: examples.live_proof,
      [answerKey(...pageAnswer('/game-modes/zen', 'en-GB'))]: zen,
      [answerKey(...pageAnswer('/play/now', 'en-GB'))]: { ...zen, path: '/play/now' },
    },
  };
}

async function drawn(path: string, address: string, boot = bootOf()) {
  const url = new URL(address, window.location.href);
  const page = await drawAhead({ path, url, boot, locale: 'en-GB', texts });
  // The server's renderer takes its contexts back when it begins the next page; the browser's is in this process as well.
  await prerender(null);
  return page;
}

/** Both renderers run in this one process, which only tests do: a late part of a mounted page meets the next page drawn. */
function expectSilence() {
  const said = vi
    .mocked(console.error)
    .mock.calls.filter(([text]) => !/multiple renderers/.test(String(text)));
  vi.mocked(console.error).mockClear();
  expect(said).toEqual([]);
}

/** The page as it comes from the site server, and what the browser then makes of it. */
async function open(path: string, address: string): Promise<HTMLElement> {
  const page = await drawn(path, address);
  document.body.innerHTML = `<div id="root" data-ahead="en-GB">${page?.html.replace(/^(<link[^>]*>)+/, '') ?? ''}</div>`;
  const heading = document.querySelector('h1');
  window.history.replaceState(null, '', address);
  serveBoot(bootOf());
  serveBrand(brand);
  speakLocale('en-GB', texts);
  await mountApp();
  await vi.waitFor(() => expect(document.title).toContain(brand.displayName));
  expectSilence();
  return heading as HTMLElement;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  document.title = '';
});
afterEach(() => {
  for (const root of mounted.splice(0)) root.unmount();
  expectSilence();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('drawAhead()', () => {
  it('draws a content page with the site’s name, links and the address for questions', async () => {
    const page = await drawn('/:group/:page_slug?', '/game-modes/zen');
    expect(page?.html).toContain(`<h1>Zen on ${brand.displayName}</h1>`);
    expect(page?.html).toContain(`On ${brand.displayName}: <a href="/games">games</a>`);
    expect(page?.html).toContain(`<a href="mailto:${brand.serviceEmail}">`);
    expect(page?.html).toContain('<a href="/game-modes">Modes</a>');
  });

  it('draws neither a page that the catalogue has not nor the address of a branded game', async () => {
    expect(await drawn('/:group/:page_slug?', '/game-modes/nothing')).toBeNull();
    expect(await drawn('/play/:gameSlug', '/play/some-game')).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/game/:gameSlug', `/game/${game.slug}`],
    ['/:group/:page_slug?', '/game-modes/zen'],
    ['/play/:gameSlug', '/play/now'],
  ])('draws %s so that React takes over the very elements, without a word', async (path, address) => {
    const heading = await open(path, address);
    expect(heading.isConnected).toBe(true);
    expect(document.querySelectorAll('h1').length).toBe(1);
  });

  it('is drawn anew for a visitor whom this browser knows', async () => {
    window.localStorage.setItem('guestToken', '1'.repeat(64));
    const heading = await open('/', '/');
    await vi.waitFor(() => expect(heading.isConnected).toBe(false));
    expect(document.querySelectorAll('h1').length).toBe(1);
  });

  it('escapes every text', async () => {
    const page = await drawn('/game/:gameSlug', `/game/${game.slug}`, bootOf({ ...game, title: '<b>"&' }));
    expect(page?.html).toContain('<h1>&lt;b&gt;&quot;&amp;</h1>');
  });

  it('frames the home to guess without naming it', async () => {
    const page = await drawn(
      '/game/:gameSlug/property/:listingInGameUuid',
      '/game/one/property/11?session=1',
    );
    expect(page).toMatchObject({ isWhole: false });
    expect(page?.html).toContain('<h1></h1>');
    expect(page?.html).not.toContain(game.title);
  });

  it('leaves every other page to its scripts', async () => {
    expect(await drawn('/games', '/games')).toBeNull();
    expect(await drawn('/', '/', { ...bootOf(), brand: null })).toBeNull();
  });

  it('draws pages of different brands at the same time, each in its own', async () => {
    const other = { ...bootOf(), brand: { ...brand, displayName: 'Polestar' } };
    const pages = await Promise.all([drawn('/', '/'), drawn('/', '/', other), drawn('/', '/')]);
    expect(pages.map((page) => page?.html.includes('Polestar'))).toEqual([false, true, false]);
  });
});
