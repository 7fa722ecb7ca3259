import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { examples } from '#wire/examples.ts';
import { startSiteServer } from './site-server.ts';
import { STAR_FACE, STAR_PAGES } from './test-star.ts';

const game = (slug: string, family: string, more = {}) => ({
  ...examples.game_overview,
  slug,
  brand: 'default',
  family,
  title: `Game ${slug}`,
  description: 'About </script> it',
  state: 'open',
  visibility: 'public',
  rounds: 5,
  roundSeconds: null,
  isOpen: true,
  needsCode: false,
  cover: { ...examples.game_overview.cover, path: 'abc', widths: [480, 960, 1440] },
  ...more,
});
const GAMES: Record<string, object> = {
  'house-prices-game': game('house-prices-game', 'public'),
  secret: game('secret', 'public', { visibility: 'unlisted' }),
  show: game('show', 'klavo'),
  'arizona-show': game('arizona-show', 'klavo'),
  timed: game('timed', 'public', { roundSeconds: 60 }),
  ours: game('ours', 'branded'),
};
/** A host that an agency has shown to be its own. */
export const OWN_HOST = 'homes.star.example';
/** A run whose result is shared. */
export const RUN = '11111111-1111-4111-8111-111111111111';
const RESULTS: Record<string, object> = {
  [RUN]: { session_id: RUN, game: { slug: 'house-prices-game', brand: 'default' }, rounds: [] },
};
const brand = (key: string, displayName: string) => ({
  ...examples.brand_record,
  key,
  displayName,
  brandedGameSlug: 'house-prices-game',
  supportedLocales: ['en-GB', 'es'],
  theme: {},
  layout: 'classic',
});

/** In place of the API: answers the few calls that pages are made of. */
async function startBackend(): Promise<Server> {
  const backend = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const args = JSON.parse(body) as Record<string, string>;
      const call = incoming.url?.split('/').at(-1);
      const answer =
        call === 'brand_record'
          ? args.host === OWN_HOST || args.host_label === 'star'
            ? {
                ...{ ...brand('star', 'Star & Sons'), ...STAR_FACE },
                ...(args.host === OWN_HOST && { ownHost: OWN_HOST, homePage: 'page' }),
              }
            : brand('default', 'House Price Game')
          : call === 'site_page'
            ? args.brand === 'star' && args.slug === 'home' && { ...examples.site_page, moved_to: null }
            : call === 'site_pages'
              ? args.brand === 'star'
                ? STAR_PAGES
                : []
              : call === 'brand_games' || call === 'listed_games'
                ? Object.values(GAMES)
                : call === 'live_proof'
                  ? examples.live_proof
                  : call === 'session_results'
                    ? RESULTS[args.session_id ?? '']
                    : call === 'daily_challenge'
                      ? args.edition === 'uk' && examples.daily_challenge
                      : GAMES[args.game_slug ?? ''];
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { details: 'not_found' }));
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  return backend;
}

const CATALOGUE = {
  base: '/assets/pages-1',
  pages: [
    { path: '/i/about', changedOn: '2026-11-22', languages: ['es'] },
    { path: '/i/hidden', changedOn: '2026-11-22', robots: 'noindex', languages: [] },
    { path: '/for-classrooms/live', changedOn: '2026-11-22', robots: 'noindex', languages: [] },
    { path: '/play', changedOn: '2026-11-22', languages: [] },
    { path: '/play/picks', changedOn: '2026-11-22', languages: [], part: 'games-picks' },
    { path: '/play/private', changedOn: '2026-11-22', languages: [], part: 'room-private' },
  ],
};
const contentPage = (path: string, language = 'en-GB') => ({
  ...CATALOGUE.pages.find((page) => page.path === path),
  title: language === 'es' ? 'Qué es {site}' : 'About {site}',
  description: 'What {site} is.',
  language,
  body: ['Text'],
});

/** In place of the site's own components. */
const DRAWN = `export async function drawAhead({ path, boot }) {
  if (path === '/') return { html: '<link rel="preload" as="image" imageSrcSet="x"/><h1 style="color:red">' + boot.brand.displayName + '</h1>', isWhole: true };
  if (boot.drawsPart && Object.keys(boot.answers).some((key) => key.includes('/play/private'))) return null;
  if (boot.drawsPart && !boot.answers['brand_games {}']) return { html: '', isWhole: true, lacks: [['brand_games', {}]] };
  if (boot.drawsPart) return { html: '<h1>Page</h1><p>A part</p>', isWhole: true, partSource: 'find/parts/games-shelves.tsx' };
  if (path === '/:group/:page_slug?') return { html: '<h1>Page</h1>', isWhole: true };
  return path.includes('property') ? { html: '<article></article>', isWhole: false } : null;
}`;

/** In place of the calm page. */
const OFFLINE =
  '<html lang="en-GB"><head><style>@layer a;</style><!--head--></head><body><div data-layout="classic"><span class="site-name">House Price Game</span></div></body></html>';

async function writeContentPages(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets/pages-1/en-GB/i'), { recursive: true });
  await mkdir(join(folder, 'assets/pages-1/en-GB/for-classrooms'), { recursive: true });
  await mkdir(join(folder, 'assets/pages-1/en-GB/play'), { recursive: true });
  await mkdir(join(folder, 'assets/pages-1/es/i'), { recursive: true });
  await writeFile(join(folder, '.vite/content-pages.json'), JSON.stringify(CATALOGUE));
  for (const { path } of CATALOGUE.pages)
    await writeFile(join(folder, `assets/pages-1/en-GB${path}.json`), JSON.stringify(contentPage(path)));
  await writeFile(
    join(folder, 'assets/pages-1/es/i/about.json'),
    JSON.stringify(contentPage('/i/about', 'es')),
  );
}

/** In place of a build of the site. */
async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets/texts-1'), { recursive: true });
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, '.server/draw-ahead.js'), DRAWN);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en-GB"><head><title>T</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><script>let a=1</script><script type="module" crossorigin src="/assets/runtime.js"></script><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" crossorigin href="/assets/entry.css"><!--head--><link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/letters.woff2"></head><body><div id="root"></div></body></html>',
  );
  await writeFile(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'src/features/find/pages/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
      'src/features/find/parts/games-shelves.tsx': { file: 'assets/shelves.js', imports: ['_games.js'] },
      '_games.js': { file: 'assets/games.js', css: ['assets/games.css'] },
    }),
  );
  await writeFile(
    join(folder, 'assets/entry.css'),
    '@font-face{font-family:Fraunces Variable;font-display:swap;src:url(/assets/letters.woff2)}@font-face{font-family:Fraunces Fallback;src:local(Arial)}',
  );
  await writeFile(join(folder, 'offline.html'), OFFLINE);
  await writeFile(join(folder, 'service-worker.js'), 'serveShell()');
  await writeFile(join(folder, '.vite/texts.json'), '"/assets/texts-1"');
  await writeContentPages(folder);
  await writeFile(join(folder, 'assets/home.js'), 'x'.repeat(2000));
  await writeFile(join(folder, 'assets/home.js.gz'), gzipSync('x'.repeat(2000)));
  return folder;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Node resolves no `star.localhost`, so the Host header is sent by hand. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** A site server over a small build and an API of a few games, with what is needed to ask it. */
export async function startTestSite() {
  const backend = await startBackend();
  const folder = await writeBuild();
  const { port } = backend.address() as AddressInfo;
  const site = await startSiteServer({
    distDir: folder,
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${String(port)}`,
    publishableKey: 'sb_publishable_x',
    siteUrl: 'http://localhost:3000',
    siteHosts: ['houses.example.org'],
  });
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(site.port, path, headers, method);
  return {
    get,
    page: async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).body.toString(),
    stop: async () => {
      await site.stop();
      backend.close();
      await rm(folder, { recursive: true });
    },
  };
}
