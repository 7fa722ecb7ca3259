import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSource } from './security-headers.ts';
import { startTestSite } from './test-site.ts';

let get: Awaited<ReturnType<typeof startTestSite>>['get'];
let page: Awaited<ReturnType<typeof startTestSite>>['page'];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ get, page, stop } = await startTestSite());
});
afterAll(() => stop());

describe('content pages as search engines find them', () => {
  it('has an address for each language of a content page, and names them to search engines', async () => {
    const html = await page('/i/about?lang=es', { 'accept-language': 'en-GB' });
    expect(html).toContain('<title>Qué es House Price Game</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/i/about?lang=es">');
    for (const text of [html, await page('/i/about')]) {
      expect(text).toContain('<link rel="alternate" hreflang="en" href="http://localhost:3000/i/about">');
      expect(text).toContain(
        '<link rel="alternate" hreflang="es" href="http://localhost:3000/i/about?lang=es">',
      );
      expect(text).toContain('hreflang="x-default" href="http://localhost:3000/i/about"');
    }
    // Without a translation there is one address, whatever is asked for.
    const english = await page('/play?lang=es');
    expect(english).toContain('<link rel="canonical" href="http://localhost:3000/play">');
    expect(english).not.toContain('hreflang');
    expect(await page('/sitemap.xml')).toContain('<loc>http://localhost:3000/i/about?lang=es</loc>');
  });

  it('says what a content page is and where it stands, as data that search engines read', async () => {
    const dataOf = (html: string) => {
      const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      return JSON.parse(text) as { '@graph': Record<string, unknown>[] };
    };
    const [crumbs, about] = dataOf(await page('/i/about', { host: 'star.localhost' }))['@graph'];
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'http://star.localhost:3000/' },
        { position: 2, name: 'About Star & Sons', item: 'http://star.localhost:3000/i/about' },
      ],
    });
    expect(about).toMatchObject({
      '@type': 'Article',
      headline: 'About Star & Sons',
      dateModified: '2026-11-22',
      inLanguage: 'en-GB',
    });
    for (const path of ['/i/hidden', '/game/house-prices-game'])
      expect(await page(path)).not.toContain('ld+json');
    expect(await page('/i/about', { host: 'nobody.localhost' })).not.toContain('ld+json');
  });

  it('has a picture for the group of a content page', async () => {
    expect(await page('/play')).toMatch(/property="og:image" content="[^"]*share-image\?topic=play"/);
  });

  it('has the blog as a feed, where there is one', async () => {
    expect((await get('/blog/feed.xml')).status).toBe(404);
  });

  it('leaves the scripts of a page on which nothing works to whoever reaches for something', async () => {
    const { headers, body } = await get('/play');
    const html = body.toString();
    expect(html).toContain('<meta name="app" content="/assets/entry.js">');
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload|as="fetch"/);
    const [, script = ''] = /<meta name="app"[^>]*><script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(String(headers['content-security-policy'])).toContain(hashSource(script));
    // Whatever cannot be drawn without them, and every other page, has them at once.
    for (const path of ['/i/about', '/'])
      expect(await page(path)).toContain('<script type="module" crossorigin src="/assets/entry.js">');
  });

  it('sets no line of a sleeping page anew when letters come late', async () => {
    const html = await page('/play');
    expect(html).toContain(
      '<style>@font-face{font-family:"Fraunces Variable Still";font-display:optional;src:url(/assets/letters.woff2)}</style>',
    );
    expect(html).toContain("--font-display:'Fraunces Variable Still'");
    expect(await page('/')).not.toContain('Still');
  });

  it('leaves them too where what works on the page stands in it, with its styles and its answers', async () => {
    const html = await page('/play/picks');
    expect(html).toContain('<p>A part</p>');
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload|as="fetch"/);
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/games.css">');
    const [, boot = ''] = /id="boot">(.*?)<\/script>/.exec(html) ?? [];
    const { answers, drawsPart } = JSON.parse(boot) as { answers: object; drawsPart?: true };
    expect(drawsPart).toBe(true);
    expect(Object.keys(answers)).toContain('brand_games {}');
  });

  it('brings them at once where the part needs a browser, or the address says something to it', async () => {
    for (const path of ['/play/private', '/play/picks?room=ABC123']) {
      const html = await page(path);
      expect(html).toContain('<script type="module" crossorigin src="/assets/entry.js">');
      expect(html).not.toContain('drawsPart');
    }
  });
});
