import { describe, expect, it } from 'vitest';
import { fillText, type MessageKey, type Values } from '#lib/i18n.ts';
import en from '#locales/en.json';
import { metaTags, pageMeta } from './page-meta.ts';
import { routeTable } from './pages/route-table.ts';

const translate = (key: MessageKey, values?: Values) => fillText(en[key], values, 'en-GB');

function metaOf(path: string, facts = {}) {
  const row = routeTable.find((one) => one.path === path);
  if (!row) throw new Error(`no row ${path}`);
  return pageMeta({
    row,
    facts,
    siteName: 'Polestar',
    url: new URL('https://star.example.com/x?y=1'),
    translate,
  });
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

  it('hides a single game that is not public', () => {
    expect(metaOf('/game/:gameSlug', { robots: 'noindex,nofollow' })).toMatchObject({
      robots: 'noindex,nofollow',
      canonical: null,
    });
  });

  it('carries a share image only where the row says so', () => {
    expect(metaOf('/', { image: 'https://cdn.example.com/a.webp' })).toMatchObject({
      image: 'https://cdn.example.com/a.webp',
      card: 'summary_large_image',
    });
    expect(metaOf('/auth/login').image).toBeNull();
  });
});

describe('metaTags()', () => {
  it('lists every tag, absent ones with null, so that the next page can take them away', () => {
    const url = new URL('https://star.example.com/');
    const names = (path: string) => metaTags(metaOf(path), url, 'Polestar').map(([, , name]) => name);
    expect(names('/')).toEqual(names('/clear'));
  });
});
