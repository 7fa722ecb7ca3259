import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../stack/log.ts';
import { PROJECT_ROOT } from '../stack/project-root.ts';
import { buildWeb } from '../stack/site/build-web.ts';
import { serveSite } from '../stack/site/serve-site.ts';
import type { Stack } from '../stack/start-stack.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';

const STACK_FILE = join(PROJECT_ROOT, '.stack.json');

/** What a browser needs to know of a site. */
export type Site = Pick<Stack, 'site' | 'api' | 'publishableKey'>;

/** The site that npm start serves, if it is running. */
export function startedSite(): Site | null {
  return existsSync(STACK_FILE) ? (JSON.parse(readFileSync(STACK_FILE, 'utf8')) as Site) : null;
}

/** A site of our own with the samples. */
export async function startSite(stops: (() => Promise<unknown>)[], log: Log): Promise<OwnStack> {
  const quiet: Log = (line) => {
    if (!line.includes('[functions]')) log(line);
  };
  const stack = await startOwnStack(quiet, { isSeeded: true });
  stops.unshift(stack.stop);
  const distDir = await buildWeb(stack.folder, process.env, log);
  stops.unshift(await serveSite(stack, distDir));
  return stack;
}
