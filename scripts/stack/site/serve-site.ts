import { existsSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Stack } from '../start-stack.ts';

interface SiteServerModule {
  readonly startSiteServer: (options: {
    distDir: string;
    listen: (server: Server) => Promise<void>;
    siteUrl: string;
    apiUrl: string;
    publishableKey: string;
  }) => Promise<{ stop(): Promise<void> }>;
}

/**
 * Serves a built site in front of a running backend.
 * @returns stops it.
 */
export async function serveSite(stack: Stack, distDir: string): Promise<() => Promise<void>> {
  const file = join(PROJECT_ROOT, 'web', 'server', 'site-server.ts');
  if (!existsSync(file))
    throw new StackProblem('The site server (web/server/site-server.ts) is missing from this checkout.');
  const { startSiteServer } = (await import(pathToFileURL(file).href)) as SiteServerModule;
  const server = await startSiteServer({
    distDir,
    listen: stack.sitePort.handTo,
    siteUrl: stack.site,
    apiUrl: stack.api,
    publishableKey: stack.publishableKey,
  });
  return server.stop;
}
