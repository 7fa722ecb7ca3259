import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSource } from './security-headers.ts';
import { RUN, startTestSite } from './test-site.ts';

interface WebManifest {
  name: string;
  icons: { src: string }[];
  shortcuts?: { url: string }[];
}

let get: Awaited<ReturnType<typeof startTestSite>>['get'];
let page: Awaited<ReturnType<typeof startTestSite>>['page'];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ get, page, stop } = await startTestSite());
});
afterAll(() => stop());

describe('startSiteServer()', () => {
  it('puts the metadata of the row and the brand of the host into the page', async () => {
    expect(await page('/')).toContain('<title>House Price Game: guess what real homes cost</title>');
    const star = await page('/', { host: 'star.localhost:3000' });
    expect(star).toContain('<title>Star &amp; Sons: guess what real homes cost</title>');
    expect(star).toContain('<link rel="canonical" href="http://star.localhost:3000/">');
    expect(star).toMatch(
      /<meta property="og:image" content="[^"]+\/functions\/v1\/share-image\?brand=star">/,
    );
  });

  it('answers 404 for unknown paths and for games that do not exist, not indexed', async () => {
    for (const path of ['/nope', '/game/nope', '/game/nope/leaderboard', '/GAME/house-prices-game']) {
      const answer = await get(path);
      expect([answer.status, answer.headers['x-robots-tag']], path).toEqual([404, 'noindex']);
    }
  });

  it('answers a shared result with its own image and its data, and 404 for one that is not there', async () => {
    const path = `/game/house-prices-game/results_to_share/${RUN}`;
    const html = await page(path);
    expect(html).toContain(`/functions/v1/share-image?session=${RUN}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(`session_results {\\"session_id\\":\\"${RUN}\\"`);
    for (const missing of [
      path.replace('1111', '2222'),
      path.replace(RUN, 'x'),
      path.replace('house-prices-game', 'timed'),
    ])
      expect((await get(missing)).status, missing).toBe(404);
  });

  it('answers the calendar of an edition, in the language that its address names, and no other file', async () => {
    const feed = await get('/daily-challenge/uk.ics');
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await page('/daily-challenge/uk.ics')).toContain(
      'URL:http://localhost:3000/daily-challenge/uk\r\n',
    );
    // Today's is no. 8 there: the days before the first one are left out, sixty after it are there.
    const numbers = [...(await page('/daily-challenge/uk.ics')).matchAll(/SUMMARY:Daily UK no\. (\d+)/g)];
    expect(numbers.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 68 }, (_, day) => day + 1),
    );
    // Where nobody knows which one is today's the days stand without a number.
    expect(await page('/daily-challenge/us.ics')).toMatch(/SUMMARY:Daily US\r\n/);
    expect(await page('/daily-challenge/uk.ics?lang=es')).toContain('SUMMARY:Diario de Reino Unido n.º 8');
    for (const path of ['/daily-challenge/mars.ics', '/daily-challenge/constructor.ics'])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/daily-challenge/uk.ics', { host: 'star.localhost:3000' })).status).toBe(404);
  });

  it('can be put on a home screen under the name of its brand, with today beside it where the brand has one', async () => {
    expect(await page('/')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const answer = await get('/manifest.webmanifest');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const own = JSON.parse(await page('/manifest.webmanifest')) as WebManifest;
    expect(own).toMatchObject({ name: 'House Price Game', start_url: '/', display: 'standalone' });
    expect(own.shortcuts?.map(({ url }) => url)).toEqual(['/daily-challenge/today']);
    for (const { src } of own.icons)
      expect(existsSync(new URL(`../public${src}`, import.meta.url)), src).toBe(true);
    const star = JSON.parse(
      await page('/manifest.webmanifest', { host: 'star.localhost:3000' }),
    ) as WebManifest;
    expect([star.name, star.shortcuts]).toEqual(['Star & Sons', undefined]);
  });

  it('hides unlisted games and management from search engines', async () => {
    expect((await get('/game/secret')).headers['x-robots-tag']).toBe('noindex,nofollow');
    expect((await get('/game/house-prices-game')).headers['x-robots-tag']).toBeUndefined();
    expect((await get('/clear')).headers['x-robots-tag']).toBe('noindex,nofollow');
  });

  it('shows a branded game at the root of its subdomain, under its own name and address', async () => {
    const shown = await page('/?game=ours');
    expect(shown).toContain('<title>Game ours · House Price Game</title>');
    expect(shown).toContain('<link rel="canonical" href="http://localhost:3000/?game=ours">');
    expect(shown).toMatch(/<meta property="og:image" content="[^"]+[?&;]game=ours/);
    expect(shown).toContain('"slug":"ours"');
  });

  it('redirects with the query kept, and a slug under the wrong base to its own', async () => {
    expect((await get('/price-game?a=1')).headers.location).toBe('/price-game/regular-game?a=1');
    expect((await get('/play/x?a=1')).headers.location).toBe('/?game=x&a=1');
    expect((await get('/?game=x&a=1')).headers.location).toBe('/?a=1');
    expect((await get('/?game=timed&a=1')).headers.location).toBe('/game/timed?a=1');
    expect((await get('/game/show?a=1')).headers.location).toBe('/klavo/v/show?a=1');
  });

  it.each([
    ['/klavo/v/show/cameron?a=1', '/klavo/v/show?a=1'],
    ['/klavo/v/show/property/h1/Cameron?a=1', '/klavo/v/show/property/h1?a=1'],
    ['/klavo/v/arizona-/cameron', '/klavo/v/arizona-'],
  ])('leads %s past the report that its slug does not open', async (path, target) => {
    expect((await get(path)).headers.location).toBe(target);
  });

  it('shows the door of a report whose slug opens it, and indexes it nowhere', async () => {
    const answer = await get('/klavo/v/arizona-show/cameron');
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex,nofollow']);
  });

  it('lets no data end the script it stands in', async () => {
    const html = await page('/game/house-prices-game');
    expect(html.split('<script type="application/json" id="boot">')[1]?.split('</script>')[0]).toMatch(
      /^\{.*\}$/s,
    );
    expect(html).not.toContain('About </script>');
  });

  it('allows its own inline texts by hash and nothing foreign', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('puts the picture of the landing page where the site is drawn', async () => {
    const html = await page('/');
    expect(html).toContain(
      '<div id="root" data-ahead="en-GB"><h1 style="color:red">House Price Game</h1></div>',
    );
    // The picture is in the markup: nothing else asks for it.
    expect(html).not.toMatch(/imagesrcset/i);
  });

  it('allows the style attributes of what it has drawn, and those alone', async () => {
    const policy = async (path: string) => String((await get(path)).headers['content-security-policy']);
    expect(await policy('/')).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('color:red')};`);
    expect(await policy('/games')).not.toContain('style-src-attr');
  });

  it('opens a round before the scripts are there, by a script that the policy allows', async () => {
    const answer = await get('/game/house-prices-game/property/h1?session=s1');
    const html = answer.body.toString();
    const script = /<script>(\(\(\) =>[\s\S]*?|\/\*[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(script).toContain('answersAhead');
    expect(answer.headers['content-security-policy']).toContain(hashSource(script));
    expect(html).toContain('"ahead":[["open_round",{"session_id":"s1","game_listing_id":"h1"}],');
    expect(html.indexOf('answersAhead')).toBeLessThan(html.indexOf('<style'));
  });

  it('leaves the clock of a timed round to the scripts', async () => {
    const html = await page('/game/timed/property/h1?session=s1');
    expect(html).not.toContain('answersAhead');
    expect(html).toContain('<div id="root" data-ahead="frame"><article></article></div>');
  });

  it('allows each of its style texts by hash', async () => {
    for (const path of ['/', '/game/house-prices-game/property/h1?session=s1']) {
      const { body, headers } = await get(path);
      const styles = [...body.toString().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      expect(styles.length, path).toBeGreaterThan(1);
      for (const [, text] of styles)
        expect(headers['content-security-policy'], path).toContain(hashSource(text ?? ''));
    }
  });

  it('serves the page of a browser without a network in the look of the brand, with no record of an answer', async () => {
    const { headers, body } = await get('/offline.html', { host: 'star.localhost:3000' });
    const html = body.toString();
    expect(html).toContain('<span class="site-name">Star &amp; Sons</span>');
    expect(html).toContain('data-locales="en-GB,es"');
    expect(html).not.toMatch(/id="boot"|sb_publishable/);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-cache', 'noindex']);
    for (const [, text] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
      expect(headers['content-security-policy']).toContain(hashSource(text ?? ''));
  });

  it('serves the service worker anew each time, and lets it reach its own origin alone', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('serves hashed files compressed and forever, and no file outside the build', async () => {
    const script = await get('/assets/home.js', { 'accept-encoding': 'gzip' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gunzipSync(script.body).toString()).toBe('x'.repeat(2000));
    for (const path of [
      '/assets/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/.vite/manifest.json',
      '/.server/draw-ahead.js',
      '/assets/gone.js',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('loads the files of a screen together with the page, and the texts of the reader', async () => {
    const html = await page('/', { 'accept-language': 'es-ES,es;q=0.9' });
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">',
    );
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('href="/assets/texts-1/games/es.json"');
  });

  it('has whoever enters a class by its code use the letters of their device, and everybody else ours', async () => {
    const door = await page('/for-classrooms/live');
    expect(door).toContain('href="/assets/letters.woff2"');
    const { body, headers } = await get('/for-classrooms/live?room=ACD346');
    expect(body.toString()).not.toContain('letters.woff2');
    const [, style = ''] = /<style id="brand-theme">(.*?)<\/style>/.exec(body.toString()) ?? [];
    expect(style).toMatch(/--font-body:'Source Sans Fallback',system-ui,sans-serif\}$/);
    expect(headers['content-security-policy']).toContain(hashSource(style));
  });

  it('names public pages and games in the sitemap, and neither hidden nor management pages', async () => {
    const sitemap = await page('/sitemap.xml');
    expect(sitemap).toContain('<loc>http://localhost:3000/game/house-prices-game/leaderboard</loc>');
    expect(sitemap).not.toMatch(/clear|auth|superbee|access-error|price-game<\/loc>$/);
    expect(await page('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it.each(['evil.test', 'star.evil.test', 'nobody.localhost', 'localhost.evil.test:3000', '127.0.0.1'])(
    'names no address for the host %s, which is none of the site’s',
    async (host) => {
      for (const path of ['/', '/game/house-prices-game', '/game/house-prices-game/leaderboard']) {
        const { status, headers, body } = await get(path, { host, 'x-forwarded-proto': 'https' });
        expect([status, headers['x-robots-tag']], path).toEqual([200, 'noindex']);
        expect(headers.vary).toContain('host');
        expect(body.toString(), path).toContain('<meta name="robots" content="noindex">');
        expect(body.toString(), path).not.toMatch(/rel="canonical"|og:url|evil|nobody\.localhost/);
        expect(body.toString(), path).toContain('"origin":null');
      }
      expect((await get('/sitemap.xml', { host })).status).toBe(404);
      const robots = await get('/robots.txt', { host });
      expect([robots.status, robots.body.toString()]).toEqual([200, expect.not.stringContaining('Sitemap')]);
    },
  );

  it.each([
    ['localhost', 'http://localhost:3000'],
    ['star.localhost:1234', 'http://star.localhost:3000'],
    ['houses.example.org', 'http://houses.example.org:3000'],
  ])('names the address of %s by its configuration', async (host, origin) => {
    const { headers, body } = await get('/game/house-prices-game', { host, 'x-forwarded-proto': 'https' });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body.toString()).toContain(`<link rel="canonical" href="${origin}/game/house-prices-game">`);
    expect(body.toString()).toContain(`<meta property="og:url" content="${origin}/game/house-prices-game">`);
    expect((await get('/sitemap.xml', { host })).body.toString()).toContain(`<loc>${origin}/</loc>`);
    expect((await get('/robots.txt', { host })).body.toString()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('keeps the page of mail links from being kept and from being named to others', async () => {
    const answer = await get('/auth/confirm?token_hash=c0ffeec0ffeec0ffee&type=recovery');
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    });
    expect(answer.body.toString()).not.toContain('c0ffee');
    expect((await get('/auth/login')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('answers a content page with its own head and its text, in the language of the reader', async () => {
    const html = await page('/i/about', { host: 'star.localhost' });
    expect(html).toContain('<title>About Star &amp; Sons</title>');
    expect(html).toContain('<meta name="description" content="What Star &amp; Sons is.">');
    expect(html).toContain('<link rel="canonical" href="http://star.localhost:3000/i/about">');
    expect(html).toContain('content_page {\\"path\\":\\"/i/about\\",\\"language\\":\\"en-GB\\"}');
    expect(html).toContain('/assets/texts-1/information/en-GB.json');
    expect(await page('/i/about', { 'accept-language': 'es' })).toContain(
      '<title>Qué es House Price Game</title>',
    );
    // A page without a translation is the British one.
    expect((await get('/play', { 'accept-language': 'es' })).status).toBe(200);
  });

  it('answers 404 where the catalogue has no page, but for the front door of a branded game', async () => {
    for (const path of ['/i/nope', '/i', '/i/about/more', '/i/..%2fabout', '/play/x/y']) {
      const answer = await get(path);
      expect([answer.status, answer.headers['x-robots-tag']], path).toEqual([404, 'noindex']);
    }
    expect((await get('/play/about')).headers.location).toBe('/?game=about');
  });

  it('keeps a content page out of search engines and the sitemap where its head says so', async () => {
    const hidden = await get('/i/hidden');
    expect([hidden.status, hidden.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(hidden.body.toString()).toContain('<meta name="robots" content="noindex">');
    expect(hidden.body.toString()).not.toContain('rel="canonical"');
    const sitemap = await page('/sitemap.xml');
    expect(sitemap).toContain('<loc>http://localhost:3000/i/about</loc><lastmod>2026-11-22</lastmod>');
    expect(sitemap).not.toContain('hidden');
  });

  it('refuses what is not a question', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/%')).status).toBe(400);
  });
});
