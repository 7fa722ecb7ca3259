// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRouter } from '#app/router.tsx';
import type { BrandRecord } from '#lib/brand.ts';
import { speakLocale } from '#lib/i18n.ts';
import en from '#locales/en.json';
import es from '#locales/es.json';
import { firstScreen } from './first-screen.ts';
import { serverTexts } from './server-texts.ts';

const shown = vi.hoisted(() => ({
  record: {
    key: 'default',
    name: 'House Price Game',
    displayName: 'House Price Game',
    homeUrl: '/',
    serviceEmail: 'a@example.com',
    whitelabelName: 'House Price Game',
    logoUrl: null as string | null,
    layout: 'classic',
    homePage: 'game',
    brandedGameSlug: 'show',
    description: 'Homes of the coast',
    timeZone: 'Europe/London',
    currency: 'GBP',
    supportedLocales: ['en-GB', 'es'],
    theme: {},
    isSample: false,
  },
}));
vi.mock('#lib/brand.ts', () => ({ brand: (): BrandRecord => shown.record, brandArg: () => ({}) }));

const game = {
  id: 'g1',
  slug: 'show',
  brand: 'default',
  family: 'public',
  title: 'Show',
  description: 'About it',
  state: 'open',
  visibility: 'public',
  currency: 'GBP',
  market: null,
  rounds: 5,
  listing_count: 5,
  round_seconds: null,
  hints: [],
  leaderboard_enabled: true,
  needs_code: false,
  is_open: true,
  opens_at: null,
  closes_at: null,
  is_sample: true,
  players: 12,
  cover: {
    id: 'p1',
    path: 'abc',
    widths: [480, 960, 1440],
    width: 1440,
    height: 960,
    alt: 'A "house" & garden',
    room: null,
    placeholder: null,
    attribution: null,
  },
} as const;
const run = {
  session_id: 's1',
  game: { ...game, rounds: 1 },
  status: 'active',
  ranked: true,
  display_name: 'Ada',
  total_score: 0,
  max_score: 1000,
  guessed: 0,
  is_sharing_details: false,
  rounds: [{ game_listing_id: 'h1', position: 1, commitment: 'c', guess: null }],
};
const round = {
  session_id: 's1',
  game_listing_id: 'h1',
  position: 1,
  rounds: 1,
  currency: 'GBP',
  price_kind: 'asking',
  price_year: null,
  commitment: 'c',
  deadline_at: null,
  server_now: '2026-01-01T00:00:00Z',
  bounds: { min_minor: 100_000, max_minor: 50_000_000_000 },
  is_range: false,
  facts: { title: 'A house' },
  photos: [game.cover],
  hints: [],
  guess: null,
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  game_overview: game,
  brand_games: [game],
  unfinished_runs: [],
  run_state: run,
  open_round: round,
};

const usual = shown.record;

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(ANSWERS[address.split('/rpc/')[1] ?? ''] ?? null)),
  );
});
afterEach(cleanup);

/** What moves nothing when React takes over: it is set by scripts, or says when a file is fetched. */
const OF_SCRIPTS = ['src', 'style', 'loading', 'decoding', 'fetchpriority', 'data-discover'];

/** Without scripts the way in is a link; with them it is a form that starts the run. Both look alike. */
const wayIn = (element: Element) => element.closest('.start-panel') !== null;
const OF_THE_WAY_IN = ['href', 'type'];

/** An element as its tag, attributes and children, however it was made. */
function outlineOf(element: Element): unknown {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !OF_SCRIPTS.includes(name) && !(wayIn(element) && OF_THE_WAY_IN.includes(name)))
      .map(({ name, value }) => [name, name === 'class' ? value.trim() : value])
      .sort(),
  );
  const children = [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return [outlineOf(node)];
    return node.textContent ? [node.textContent] : [];
  });
  return { tag: wayIn(element) ? 'way in' : element.tagName.toLowerCase(), attributes, children };
}

function part(page: ParentNode, selector: string): Element {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function served(path: string, screenName: string, locale: string): Document {
  const { cover } = game;
  const srcSet = cover.widths
    .map(
      (width) =>
        `/storage/v1/object/public/listing-photos/${cover.path}/${String(width)}.webp ${String(width)}w`,
    )
    .join(', ');
  const first = firstScreen({
    screen: screenName,
    url: new URL(path, 'http://localhost:3000'),
    brand: shown.record,
    texts: serverTexts(shown.record.supportedLocales, locale),
    picture: { srcSet },
    game,
  });
  return new DOMParser().parseFromString(first?.html ?? '', 'text/html');
}

async function drawn(path: string): Promise<Document> {
  window.history.replaceState(null, '', path);
  render(createElement(RouterProvider, { router: createRouter() }));
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return document;
}

describe('the markup that the site server writes by hand', () => {
  it.each([
    ['the default brand', {}, 'en-GB'],
    ['the default brand in Spanish', {}, 'es'],
    [
      'a sample brand with a logo',
      { key: 'star', displayName: 'Star', logoUrl: '/star.svg', isSample: true },
      'en-GB',
    ],
    [
      'a brand in another layout without a description',
      { key: 'sea', layout: 'compact', description: '' },
      'en-GB',
    ],
  ] as const)('is what React draws of the front page of %s', async (_, change, locale) => {
    shown.record = { ...usual, ...change };
    speakLocale(locale, locale === 'es' ? es : en);
    const page = await drawn('/');
    const markup = served('/', 'home', locale);
    for (const selector of ['.site-header', '.home-hero'])
      expect(outlineOf(part(markup, selector)), selector).toEqual(outlineOf(part(page, selector)));
    const shells = [markup, page].map((one) => part(one, '.shell'));
    const [layouts, screens] = ['data-layout', 'data-screen'].map((name) =>
      shells.map((shell) => shell.getAttribute(name)),
    );
    expect(new Set(layouts).size).toBe(1);
    expect(screens).toEqual(['home', 'home']);
  });

  it('frames the home to guess in the elements that React fills', async () => {
    shown.record = usual;
    speakLocale('en-GB', en);
    const path = '/game/show/property/h1?session=s1';
    const page = await drawn(path);
    await waitFor(() => part(page, '.guess-page .ui-photo'));
    const markup = served(path, 'guess', 'en-GB');
    expect(outlineOf(part(markup, '.site-header'))).toEqual(outlineOf(part(page, '.site-header')));
    const frames = [...markup.querySelectorAll('.shell-main *')];
    expect(frames.length).toBeGreaterThan(6);
    for (const frame of frames) {
      const chain: string[] = [];
      for (let one: Element | null = frame; one && one.id !== 'main'; one = one.parentElement)
        chain.unshift(
          one.tagName.toLowerCase() + (one.className === '' ? '' : `.${one.className.replaceAll(' ', '.')}`),
        );
      const selector = `#main > ${chain.join(' > ')}`;
      expect(page.querySelector(selector), selector).not.toBeNull();
    }
    expect(part(markup, '.guess-page').getAttribute('data-phase')).toBe(
      part(page, '.guess-page').getAttribute('data-phase'),
    );
  });
});
