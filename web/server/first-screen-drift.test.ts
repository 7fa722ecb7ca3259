// @vitest-environment jsdom
import type { BrandRecord } from '#wire/brands.ts';
import { examples } from '#wire/examples.ts';
import { exampleId } from '#wire/examples/example-id.ts';
import type { Game } from '#wire/games.ts';
import type { Photo } from '#wire/photos.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRouter } from '#app/router.tsx';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { firstScreen } from './first-screen.ts';
import { serverTexts } from './server-texts.ts';

const en = readTexts('en');
const es = readTexts('es');

const shown = vi.hoisted(() => ({
  record: {
    id: '',
    phone: null,
    whatsapp: null,
    company: null,
    address: null,
    website: null,
    agentName: null,
    agentTitle: null,
    specialties: [] as string[],
    coverageAreas: [] as string[],
    brandColors: null,
    socialMedia: {},
    propertyReference: null,
    location: null,
    analyticsId: null,
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

const cover: Photo = {
  id: 'p1',
  path: 'abc',
  widths: [480, 960, 1440],
  width: 1440,
  height: 960,
  alt: 'A "house" & garden',
  room: null,
  placeholder: null,
  attribution: null,
};
const game: Game = {
  ...examples.game_overview,
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
  listingCount: 5,
  roundSeconds: null,
  hints: [],
  leaderboardEnabled: true,
  needsCode: false,
  isOpen: true,
  opensAt: null,
  closesAt: null,
  isSample: true,
  players: 12,
  cover,
};
const { id, slug, brand, family, title, currency, leaderboardEnabled, missLimitLog } = game;
const run: Run = {
  ...examples.run_state,
  game: { id, slug, brand, family, title, currency, leaderboardEnabled, missLimitLog, rounds: 1 },
  ranked: true,
  practiceReason: null,
  displayName: 'Ada',
  totalScore: 0,
  maxScore: 1000,
  guessed: 0,
  rounds: examples.run_state.rounds.slice(0, 1).map((one) => ({ ...one, commitment: 'c', guess: null })),
};
const round: Round = {
  ...examples.open_round,
  gameListingId: exampleId(11),
  position: 1,
  rounds: 1,
  priceKind: 'asking',
  priceYear: null,
  commitment: 'c',
  facts: { title: 'A house' },
  photos: [cover],
  hints: [],
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
    const path = `/game/show/property/${exampleId(11)}?session=${exampleId(1)}`;
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
