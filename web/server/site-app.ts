import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { brandFromHost } from '#domain/brand-from-host.ts';
import { OFFLINE_PAGE, SERVICE_WORKER } from '../src/offline/shell.ts';
import type { DrawAhead } from './ahead-pages.ts';
import { answerPage } from './answer-page.ts';
import type { PageAnswer, PageQuestion } from './draw-page.ts';
import type { BackendReader } from './backend-reader.ts';
import { brandOf } from './brand-of.ts';
import { BLOG_FEED, blogFeed } from './blog-feed.ts';
import { calendarFeed } from './calendar-feed.ts';
import { dossierFeed } from './dossier-feed.ts';
import { compressPage } from './compress-page.ts';
import { knownOrigin, type KnownHosts } from './known-origin.ts';
import { WEB_MANIFEST } from './install-tags.ts';
import type { MapOrigins } from './map-origins.ts';
import { answerOfflinePage } from './offline-page.ts';
import type { PageCatalogue } from './page-catalogue.ts';
import type { PageTemplate } from './page-template.ts';
import { siteName } from './render-page.ts';
import { serverTexts } from './server-texts.ts';
import { robotsTxt, writeSitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

export interface Site extends KnownHosts {
  /** the built site */
  readonly distDir: string;
  /** where browsers reach the backend, without a path */
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** the brand that a host of a single label means */
  readonly fallbackBrand?: string;
  readonly template: PageTemplate;
  /** the page of a browser without a network, as it was built */
  readonly offlinePage: string;
  readonly pages: PageCatalogue;
  readonly drawAhead: DrawAhead;
  readonly mapOrigins: MapOrigins;
  /** who counts the visits of a brand's site, if anybody */
  readonly whoCounts: PageQuestion['whoCounts'];
  readonly reader: BackendReader;
}

interface SiteEnv {
  Bindings: HttpBindings;
  /** the address as the visitor sees it, and the brand's label in its host */
  Variables: { url: URL; label: string };
}

/** The worker reaches the pages of its own origin and nothing else. */
const WORKER_HEADERS = { 'content-security-policy': "default-src 'none'; connect-src 'self'" };
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** What the site answers: the build's files as they are, and every other address as a page of its row and its brand. */
export async function createSiteApp(site: Site): Promise<Hono<SiteEnv>> {
  const app = new Hono<SiteEnv>();
  const files = serveStatic<SiteEnv>({ root: site.distDir, precompressed: true });

  app.use(readAddress(site));
  app.get('/robots.txt', async (c) => {
    const origin = await originOf(site, c);
    return send(c, text(robotsTxt(origin)));
  });
  app.get('/known-host', async (c) => send(c, await isKnownHost(site, c.req.query('domain') ?? '')));
  app.get('/sitemap.xml', async (c) => send(c, await sitemap(site, c)));
  app.get(BLOG_FEED, async (c) => send(c, await feedOfBlog(site, c)));
  app.get('/daily-challenge/:file{[a-z]+\\.ics}', async (c) =>
    send(c, await calendar(site, c, c.req.param('file'))),
  );
  app.get('/dossier-calendar/:file{[0-9a-f]{64}\\.ics}', async (c) =>
    send(c, await dossierCalendar(site, c, c.req.param('file').slice(0, 64))),
  );
  app.get(WEB_MANIFEST, async (c) => send(c, await manifest(site, c)));
  app.get(OFFLINE_PAGE, async (c) => send(c, await offlineOf(site, c)));
  app.get(SERVICE_WORKER, keepFor('no-cache', WORKER_HEADERS), files);
  // A hashed name never changes its content.
  app.get('/assets/*', keepFor('public, max-age=31536000, immutable'), files);
  // A file that is not there is not a page: answering with HTML would only confuse whoever asked for a script.
  app.get('/assets/*', (c) => send(c, notFound()));
  for (const file of await listPublicFiles(site.distDir))
    app.get(`/${file}`, keepFor('public, max-age=3600'), files);
  app.get('*', async (c) => send(c, await pageOf(site, c)));

  app.onError((error, c) => {
    console.error(error);
    return c.text('The page could not be made. Please try again in a moment.\n', 500);
  });
  return app;
}

/** Files beside the pages, such as the icon. */
async function listPublicFiles(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|^index\.html|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}

/** Refuses what is no question, and reads whose page is asked for. */
function readAddress(site: Site): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.env.incoming.method !== 'GET' && c.env.incoming.method !== 'HEAD')
      return c.body(null, 405, { allow: 'GET, HEAD' });
    const url = addressOf(c.env.incoming);
    if (url === null) return c.text('This address cannot be read.\n', 400);
    c.set('url', url);
    c.set('label', brandFromHost(url.host, site.fallbackBrand));
    return next();
  };
}

/** The address as the visitor sees it; null when the host or the path is no address. */
function addressOf(request: IncomingMessage): URL | null {
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const path = (request.url ?? '/').replace(/^\/{2,}/, '/');
  try {
    const url = new URL(`${scheme}://${request.headers.host ?? 'localhost'}${path}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

function keepFor(
  cacheControl: string,
  more: Readonly<Record<string, string>> = {},
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(more)) c.header(name, value);
    c.header('cache-control', cacheControl);
    c.header('x-content-type-options', 'nosniff');
    c.header('vary', 'accept-encoding');
  };
}

async function originOf(site: Site, c: Context<SiteEnv>): Promise<string | null> {
  const { url, label } = c.var;
  return knownOrigin(url.host, label, await brandOf({ ...site, ...c.var }), site);
}

/** For a proxy that asks before it has a certificate made: is this name one of ours, or an agency's own? */
async function isKnownHost(site: Site, domain: string): Promise<PageAnswer> {
  const address = `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.host !== domain.toLowerCase()) return notFound();
  const label = brandFromHost(url.host, site.fallbackBrand);
  const origin = knownOrigin(url.host, label, await brandOf({ ...site, url, label }), site);
  return origin === null ? notFound() : text('This host is known.\n');
}

async function sitemap(site: Site, c: Context<SiteEnv>): Promise<PageAnswer> {
  const origin = await originOf(site, c);
  if (origin === null) return notFound();
  const brand = await brandOf({ ...site, ...c.var });
  const xml = await writeSitemap(origin, brand, { reader: site.reader, pages: site.pages.listed });
  return text(xml, 'application/xml; charset=utf-8');
}

async function feedOfBlog(site: Site, c: Context<SiteEnv>): Promise<PageAnswer> {
  const origin = await originOf(site, c);
  const brand = await brandOf({ ...site, ...c.var });
  const { locale } = serverTexts(brand?.supportedLocales ?? [], c.req.header('accept-language'));
  const blog = origin === null ? null : await site.pages.readPage('/blog', locale);
  if (origin === null || blog === null) return notFound();
  const paths = site.pages.listed.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  const pages = await Promise.all(paths.map((path) => site.pages.readPage(path, locale)));
  const there = pages.filter((page) => page !== null);
  return text(blogFeed(origin, siteName(brand), blog, there), 'application/atom+xml; charset=utf-8');
}

async function manifest(site: Site, c: Context<SiteEnv>): Promise<PageAnswer> {
  const brand = await brandOf({ ...site, ...c.var });
  return text(
    webManifest(brand, c.req.header('accept-language')),
    'application/manifest+json; charset=utf-8',
  );
}

async function calendar(site: Site, c: Context<SiteEnv>, file: string): Promise<PageAnswer> {
  const origin = await originOf(site, c);
  if (origin === null) return notFound();
  const brand = await brandOf({ ...site, ...c.var });
  const language = c.var.url.searchParams.get('lang') ?? c.req.header('accept-language');
  const feed = await calendarFeed({ file, origin, brand, language, reader: site.reader, now: Date.now() });
  return feed === null ? notFound() : text(feed, 'text/calendar; charset=utf-8');
}

/** Whose secret address it is stays between them and us: no cache keeps it, and no link of it tells where it came from. */
async function dossierCalendar(site: Site, c: Context<SiteEnv>, token: string): Promise<PageAnswer> {
  const origin = await originOf(site, c);
  const feed = origin === null ? null : await dossierFeed({ token, origin, reader: site.reader });
  const headers = {
    'content-type': feed ? 'text/calendar; charset=utf-8' : PLAIN_TEXT,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  if (feed === undefined)
    return { status: 503, headers: { ...headers, 'retry-after': '600' }, body: 'Try again later\n' };
  return { status: feed === null ? 404 : 200, headers, body: feed ?? 'Not found\n' };
}

function pageOf(site: Site, c: Context<SiteEnv>): Promise<PageAnswer> {
  return answerPage({
    ...site,
    label: c.var.label,
    url: c.var.url,
    isHttps: c.req.header('x-forwarded-proto') === 'https',
    acceptLanguage: c.req.header('accept-language'),
    isMobile: c.req.header('sec-ch-ua-mobile'),
  });
}

async function offlineOf(site: Site, c: Context<SiteEnv>): Promise<PageAnswer> {
  const brand = await brandOf({ ...site, ...c.var });
  const isHttps = c.req.header('x-forwarded-proto') === 'https';
  return answerOfflinePage({ ...site, brand, isHttps });
}

function text(body: string, type = PLAIN_TEXT): PageAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'public, max-age=300' }, body };
}

function notFound(): PageAnswer {
  return { ...text('Not found\n'), status: 404 };
}

async function send(c: Context<SiteEnv>, { status, headers, body }: PageAnswer): Promise<Response> {
  const { bytes, encoding } = await compressPage(body, c.req.header('accept-encoding'));
  return new Response(bytes, {
    status,
    headers: {
      ...headers,
      vary: 'accept-encoding, accept-language, sec-ch-ua-mobile, host',
      'content-length': String(bytes.length),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
  });
}
