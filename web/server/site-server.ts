import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brandFromHost } from '#domain/brand-from-host.ts';
import { createBackendReader, type BackendReader } from './backend-reader.ts';
import { readDrawAhead, type DrawAhead } from './ahead-pages.ts';
import { answerPage, type PageAnswer } from './answer-page.ts';
import { knownOrigin, type KnownHosts } from './known-origin.ts';
import { readMapOrigins, type MapOrigins } from './map-origins.ts';
import { readPageTemplate, type PageTemplate } from './page-template.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { chooseEncoding, listStaticFiles, sendStaticFile, type StaticFiles } from './static-files.ts';

export interface SiteServerOptions extends KnownHosts {
  /** the built site, `web/dist` */
  readonly distDir: string;
  /** 0 takes any free port */
  readonly port?: number;
  readonly host?: string;
  /** lets the server answer on a socket that somebody else opened, instead of a port */
  readonly listen?: (server: Server) => Promise<void>;
  /** where browsers reach the backend, without a path */
  readonly apiUrl: string;
  /** where this server reaches it, if that differs */
  readonly internalApiUrl?: string;
  readonly publishableKey: string;
  /** the brand that a host of a single label means */
  readonly fallbackBrand?: string;
}

export interface SiteServer {
  readonly port: number;
  stop(): Promise<void>;
}

interface Site extends SiteServerOptions {
  readonly files: StaticFiles;
  readonly template: PageTemplate;
  readonly drawAhead: DrawAhead;
  readonly mapOrigins: MapOrigins;
  readonly reader: BackendReader;
}

/** Serves the built site: files as they are, every other address as a page with the metadata of its row and its brand. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const site: Site = {
    ...options,
    files: await listStaticFiles(options.distDir),
    template: await readPageTemplate(options.distDir),
    drawAhead: await readDrawAhead(options.distDir),
    mapOrigins: readMapOrigins(process.env),
    reader: createBackendReader({
      apiUrl: options.internalApiUrl ?? options.apiUrl,
      publishableKey: options.publishableKey,
    }),
  };
  const server = createServer((request, response) => {
    handle(site, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The page could not be made. Please try again in a moment.\n');
    });
  });
  await (options.listen ?? listenOn(options))(server);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listenOn({ port, host }: SiteServerOptions): (server: Server) => Promise<void> {
  return (server) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
}

async function handle(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = addressOf(request);
  if (url === null) {
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end('This address cannot be read.\n');
    return;
  }
  const file = url.pathname === '/index.html' ? undefined : site.files.get(url.pathname);
  if (file) {
    await sendStaticFile(file, request, response);
    return;
  }
  await send(request, response, await answer(site, url, request));
}

async function answer(site: Site, url: URL, request: IncomingMessage): Promise<PageAnswer> {
  const label = brandFromHost(url.host, site.fallbackBrand);
  if (url.pathname === '/robots.txt' || url.pathname === '/sitemap.xml') {
    const brand = await site.reader.readBrand(label);
    const origin = knownOrigin(url.host, label, brand, site);
    if (url.pathname === '/robots.txt') return text(robotsTxt(origin), 'text/plain; charset=utf-8');
    if (origin === null) return notFound();
    const games = await site.reader.readListedGames(brand?.key ?? 'default');
    return text(sitemapXml(origin, games ?? []), 'application/xml; charset=utf-8');
  }
  // A file that is not there is not a page: answering with HTML would only confuse whoever asked for a script.
  if (url.pathname.startsWith('/assets/')) return notFound();
  return answerPage({
    ...site,
    label,
    url,
    isHttps: request.headers['x-forwarded-proto'] === 'https',
    acceptLanguage: request.headers['accept-language'],
    isMobile: headerText(request, 'sec-ch-ua-mobile'),
  });
}

function text(body: string, type: string): PageAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'public, max-age=300' }, body };
}

function notFound(): PageAnswer {
  return { ...text('Not found\n', 'text/plain; charset=utf-8'), status: 404 };
}

function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PageAnswer,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const plain = Buffer.from(body);
  const bytes =
    encoding === 'br'
      ? await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? await promisify(gzip)(plain)
        : plain;
  response.writeHead(status, {
    ...headers,
    vary: 'accept-encoding, accept-language, sec-ch-ua-mobile, host',
    'content-length': bytes.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
