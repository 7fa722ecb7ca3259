// The one door to every command: checks Node, installs what is missing, then runs the command's TypeScript entry.
// Plain Node without dependencies, because on a fresh clone there are none yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants as fsConstants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { patchDriver } from './patch-driver.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MINIMUM = [20, 19];
const ENTRIES = {
  start: ['scripts/stack/start.ts'],
  dev: ['scripts/stack/start.ts', '--dev'],
  test: ['scripts/test/run.ts'],
  import: ['scripts/import/main.ts'],
  'read-listing': ['scripts/import/read-listing.ts'],
  'reader-accuracy': ['scripts/import/reader-accuracy.ts'],
  'fuzz-reader': ['scripts/fuzz-reader/main.ts'],
  valuation: ['scripts/valuation/fit.ts'],
  'valuation-accuracy': ['scripts/valuation/main.ts'],
  bench: ['scripts/bench/main.ts'],
  'mutate-database': ['scripts/test/mutate-database.ts'],
  screenshots: ['scripts/screenshots/run.ts'],
  calls: ['scripts/calls/main.ts'],
  pages: ['scripts/content/main.ts'],
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(
    `This needs Node ${MINIMUM.join('.')} or later; you have ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

/** Runs a program with our terminal; resolves with its exit code. Signals that end us go to it as well. */
function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Where the system's temporary folder takes no files of ours, the tools below us get one inside the checkout. */
function ensureTemporaryFolder() {
  try {
    accessSync(tmpdir(), fsConstants.W_OK | fsConstants.X_OK);
  } catch {
    const own = join(ROOT, '.stack', 'tmp');
    mkdirSync(own, { recursive: true });
    process.env.TMPDIR = own;
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** True when every package of the lock file is installed in its version; those of other platforms may be absent. */
function isInstalled(lock) {
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages;
  if (installed === undefined) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const found = installed[path];
    return path === '' || (found === undefined ? wanted.optional === true : found.version === wanted.version);
  });
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...all]);
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', all, { shell: isWindows });
}

/** Installs when node_modules is missing or does not hold what the lock file says. */
async function installWhenStale() {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const stamp = join(ROOT, 'node_modules', '.house-price-game-lock');
  const hash = createHash('sha256').update(text).update(process.versions.modules).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!isInstalled(JSON.parse(text))) {
    const isFirst = !existsSync(join(ROOT, 'node_modules'));
    console.error(
      isFirst
        ? 'Installing dependencies (once, about a minute) …'
        : 'Dependencies have changed; installing them again …',
    );
    // A registry without some platform's binaries makes npm ci refuse the lock file; npm install takes what this platform needs.
    const isDone = (await runNpm(['ci'])) === 0 || (await runNpm(['install', '--no-save'])) === 0;
    if (!isDone)
      fail(
        'The dependencies could not be installed; npm says why above. Is the registry reachable, and is there space on the disk?',
      );
  }
  writeFileSync(stamp, hash);
}

const [command = 'start', ...rest] = process.argv.slice(2);
const entry = ENTRIES[command];
if (entry === undefined)
  fail(`There is no command “${command}”. There are: ${Object.keys(ENTRIES).join(', ')}.`);
checkNode();
ensureTemporaryFolder();
await installWhenStale();
if (!patchDriver(ROOT))
  console.error('The Postgres driver is another version than scripts/patch-driver.mjs repairs; see there.');
const [file, ...fixed] = entry;
if (!existsSync(join(ROOT, file))) fail(`${file} is missing from this checkout.`);
const tsx = pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
// The channel tells the command when we are gone without having been able to say so.
process.exitCode = await run(process.execPath, ['--import', tsx, join(ROOT, file), ...fixed, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
