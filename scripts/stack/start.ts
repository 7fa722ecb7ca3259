import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { StackProblem } from './problem.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { buildWeb } from './site/build-web.ts';
import { startDevServer } from './site/dev-server.ts';
import { serveSite } from './site/serve-site.ts';
import { removeStackFile, writeStackFile } from './stack-file.ts';
import { startStack, type Stack } from './start-stack.ts';

const KNOWN = ['--fresh', '--dev', '--no-seed'];
const RELOAD_AFTER_MS = 150;
const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<never> | null = null;

function log(line: string): void {
  console.log(line);
}

/** Undoes everything in reverse order; a second signal while that goes on changes nothing. */
function end(code: number): Promise<never> {
  return (stopping ??= (async () => {
    if (undo.length > 0) log('Stopping …');
    for (const one of undo.reverse())
      await one().catch((error: unknown) => {
        log(String(error));
      });
    process.exit(code);
  })());
}

function portFrom(name: string, standard: number): number {
  const value = Number(process.env[name] ?? standard);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new StackProblem(`${name} must be a port number.`);
  return value;
}

function watchFunctions(stack: Stack): void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(PROJECT_ROOT, 'supabase', 'functions'), { recursive: true }, (_event, name) => {
    if (name === null || !name.endsWith('.ts') || name.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      log(`  ${name} changed; the functions load again.`);
      void stack.reloadFunctions();
    }, RELOAD_AFTER_MS);
  });
  undo.push(() => {
    watcher.close();
    return Promise.resolve();
  });
}

function greet(stack: Stack): void {
  const brand = stack.site.replace('//localhost', '//star.localhost');
  log('');
  log('The game is ready.');
  log(`  Site            ${stack.site}`);
  log(`  A brand's site  ${brand}`);
  log(`  API             ${stack.api}`);
  log(`  Mail            ${stack.mail}`);
  if (stack.accounts.length > 0) log('Demo accounts');
  for (const account of stack.accounts)
    log(`  ${account.role.padEnd(15)} ${account.email} / ${account.password}`);
  if (stack.codes.length > 0) log('Demo codes');
  for (const { opens, path, code } of stack.codes)
    log(`  ${opens.padEnd(15)} ${code} at ${stack.site}${path}`);
  log('Press Ctrl-C to stop. Your data is kept in .stack; npm start -- --fresh begins anew.');
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !KNOWN.includes(flag));
  if (unknown !== undefined)
    throw new StackProblem(`There is no option “${unknown}”. There are: --fresh, --no-seed.`);
  const isDev = flags.includes('--dev');
  const envFile = join(PROJECT_ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  log(isDev ? 'Starting the game with hot reload …' : 'Starting the game …');
  const dataDir = join(PROJECT_ROOT, '.stack');
  // The build needs nothing of the backend, and the machine has more than one core.
  const building = isDev ? null : buildWeb(dataDir, process.env, log);
  building?.catch(() => undefined);
  const stack = await startStack({
    dataDir,
    log,
    onLocked: removeStackFile,
    fresh: flags.includes('--fresh'),
    seed: !flags.includes('--no-seed'),
    ports: {
      site: portFrom('SITE_PORT', 3000),
      api: portFrom('API_PORT', 54_321),
      database: portFrom('DATABASE_PORT', 54_322),
      mail: portFrom('MAIL_PORT', 54_324),
    },
  });
  undo.push(stack.stop);
  if (stopping !== null) return;
  if (building === null) {
    undo.push(await startDevServer(stack, log));
    watchFunctions(stack);
  } else {
    undo.push(await serveSite(stack, await building));
  }
  undo.push(removeStackFile);
  await writeStackFile(stack);
  greet(stack);
  log(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));
main().catch(async (error: unknown) => {
  console.error(error instanceof StackProblem ? `\n${error.message}` : error);
  await end(1);
});
