import { describe, expect, it } from 'vitest';
import { fillText, LOCALES, type Locale, type MessageKey, type Values } from '#lib/i18n.ts';
import { gamePage } from '#kit/games/game-page.ts';
import { readTexts } from '#locales/read-texts.ts';
import { metaTags, pageMeta, type MetaSite, type PageFacts } from './page-meta.ts';
import { routeTable } from './pages/route-table.ts';
import type { PageRow } from './pages/page-row.ts';

const en = readTexts('en');
const es = readTexts('es');

const API = 'https://api.example.com';
const PARAMS = { gameSlug: 'sea', routeSssnId: 'r1', sessionUuid: 'r1', listingInGameUuid: 'l1' };
const FACTS = {
  values: {
    game: 'Homes by the sea',
    about: 'Five homes.',
    position: 1,
    name: 'Ada',
    score: 2104,
    title: 'How it works',
    description: 'What a page of the catalogue says.',
    area: 'Sample Fields',
  },
};

const siteOf = (
  brand: string,
  locale: Locale = 'en-GB',
  origin: string | null = brand === 'default' ? 'https://example.com' : `https://${brand}.example.com`,
): MetaSite => ({
  name: brand === 'default' ? 'House Price Game' : 'Polestar',
  brand,
  apiUrl: API,
  locale,
  origin,
});

function metaOf(path: string, facts: PageFacts = FACTS, site = siteOf('star'), host = 'star.example.com') {
  const row = routeTable.find((one) => one.path === path);
  if (!row) throw new Error(`no row ${path}`);
  return metaOfRow(row, facts, site, host);
}

function metaOfRow(row: PageRow, facts: PageFacts, site: MetaSite, host: string) {
  const texts = site.locale === 'es' ? es : en;
  const translate = (key: MessageKey, values?: Values) => fillText(texts[key], values, site.locale);
  const url = new URL(`https://${host}/x?y=1`);
  return pageMeta({ row, facts, params: PARAMS, site, url, translate });
}

describe('pageMeta()', () => {
  it('names the site in every title once', () => {
    expect(metaOf('/').title).toBe('Polestar: guess what real homes cost');
    expect(metaOf('/auth/login').title).toBe('Sign in · Polestar');
  });

  it('gives indexed pages a canonical address without the query', () => {
    expect(metaOf('/')).toMatchObject({ robots: null, canonical: 'https://star.example.com/x' });
  });

  it('gives hidden pages robots and no canonical address', () => {
    expect(metaOf('/clear')).toMatchObject({ robots: 'noindex,nofollow', canonical: null });
  });

  it('names no address on a host that is none of the site’s, and is not indexed there', () => {
    const site = siteOf('star', 'en-GB', null);
    for (const path of ['/', '/game/:gameSlug', '/clear']) {
      const meta = metaOf(path, FACTS, site, 'star.evil.test');
      expect(meta.robots, path).toMatch(/^noindex/);
      const url = new URL('https://star.evil.test/x');
      expect(JSON.stringify([meta, metaTags(meta, url, site)]), path).not.toContain('evil');
    }
    const own = { ...FACTS, image: '/picture.png' };
    expect(JSON.stringify(metaOf('/', own, site, 'star.evil.test'))).not.toContain('evil');
  });

  it.each([
    ['public', 'open', null],
    ['public', 'closed', null],
    ['unlisted', 'open', 'noindex,nofollow'],
    ['code', 'open', 'noindex,nofollow'],
    ['public', 'draft', 'noindex,nofollow'],
    ['public', 'scheduled', 'noindex,nofollow'],
  ])('of a game that is %s and %s has robots %s', (visibility, state, robots) => {
    const facts = gamePage({ title: 'T', description: '', visibility, state });
    for (const path of ['/game/:gameSlug', '/game/:gameSlug/leaderboard'])
      expect(metaOf(path, facts).robots).toBe(robots);
  });

  it('has an image of the brand, of the game, or of the result', () => {
    const image = (path: string, site?: MetaSite) => metaOf(path, FACTS, site).image;
    const drawn = `${API}/functions/v1/share-image`;
    expect(image('/')).toBe(`${drawn}?brand=star`);
    expect(image('/', siteOf('default', 'es'))).toBe(`${drawn}?lang=es`);
    expect(image('/', siteOf('default'))).toBe(drawn);
    expect(image('/klavo/v/:gameSlug')).toBe(`${drawn}?brand=star&game=sea`);
    expect(image('/game/:gameSlug/results/:routeSssnId')).toBe(`${drawn}?brand=star&game=sea`);
    expect(image('/game/:gameSlug/results_to_share/:routeSssnId')).toBe(`${drawn}?session=r1`);
    expect(image('/auth/login')).toBeNull();
  });
});

describe('the metadata of every row', () => {
  const cases = routeTable.flatMap((row) =>
    (['default', 'star'] as const).flatMap((brand) => LOCALES.map((locale) => ({ row, brand, locale }))),
  );

  it.each(cases)('$row.path on $brand in $locale', ({ row, brand, locale }) => {
    const site = siteOf(brand, locale);
    const host = brand === 'default' ? 'example.com' : `${brand}.example.com`;
    const meta = metaOfRow(row, FACTS, site, host);
    expect(meta.title).toContain(site.name);
    expect(`${meta.title} ${meta.description}`).not.toMatch(/\{\w+\}|pages\.\w+/);
    expect(meta.description.length).toBeGreaterThan(20);
    expect(meta.canonical === null).toBe(meta.robots !== null);
    if (!row.meta) return;
    const tags = new Map(metaTags(meta, new URL(`https://${host}/x`), site).map((tag) => [tag[2], tag[3]]));
    for (const name of [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'twitter:image',
    ])
      expect(tags.get(name), name).toBeTruthy();
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('og:image')).toMatch(/^https:\/\/api\.example\.com\//);
    expect(tags.get('og:url')).toContain(`https://${host}/`);
  });
});

describe('metaTags()', () => {
  it('lists every tag, absent ones with null, so that the next page can take them away', () => {
    const url = new URL('https://star.example.com/');
    const names = (path: string) => metaTags(metaOf(path), url, siteOf('star')).map(([, , name]) => name);
    expect(names('/')).toEqual(names('/clear'));
  });
});
