import type { AddressInfo, Server } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { readAnalytics } from '#domain/analytics.ts';
import { readDrawAhead } from './ahead-pages.ts';
import { createBackendReader } from './backend-reader.ts';
import type { KnownHosts } from './known-origin.ts';
import { readMapOrigins } from './map-origins.ts';
import { readOfflinePage } from './offline-page.ts';
import { readPageCatalogue } from './page-catalogue.ts';
import { readPageTemplate } from './page-template.ts';
import { createSiteApp } from './site-app.ts';

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

/** Serves the built site. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const app = await createSiteApp({
    ...options,
    template: await readPageTemplate(options.distDir),
    offlinePage: await readOfflinePage(options.distDir),
    pages: await readPageCatalogue(options.distDir),
    drawAhead: await readDrawAhead(options.distDir),
    mapOrigins: readMapOrigins(process.env),
    whoCounts: (brand) => readAnalytics(brand?.analyticsId ?? null, process.env.VITE_ANALYTICS_SCRIPT_URL),
    reader: createBackendReader({
      apiUrl: options.internalApiUrl ?? options.apiUrl,
      publishableKey: options.publishableKey,
    }),
  });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await (options.listen ?? listenOn(options))(server);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
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
