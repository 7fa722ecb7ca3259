import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import type { Log } from '../log.ts';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** Ranges that no function has business with; loopback stays open, because the stack itself is there. Deno takes no IPv6 ranges. */
const DENIED = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];
const RESTART_MS = 250;
const MAX_RESTART_MS = 10_000;
/** A process that was asked to end and does not is killed. */
const PATIENCE_MS = 5_000;

/** What the functions see of the stack. */
export interface FunctionsOptions {
  readonly functionsDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Every line that the functions print; the terminal shows only what is not their one line per request. */
  readonly logFile: string;
}

/** The supervised Deno process. */
export interface FunctionsProcess {
  /** Where it listens, or null while it is down. */
  readonly port: () => number | null;
  /** SIGKILL, as a crash; the supervisor starts it again. */
  kill(): Promise<void>;
  /** Ends it and starts it with the sources as they are now. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

function denoProgram(): string {
  const own = join(PROJECT_ROOT, 'node_modules', 'deno', process.platform === 'win32' ? 'deno.exe' : 'deno');
  const shim = join(PROJECT_ROOT, 'node_modules', '.bin', 'deno');
  const found = [own, shim].find((file) => existsSync(file));
  if (found === undefined)
    throw new StackProblem(
      'Deno is missing from node_modules. Run npm ci (with install scripts allowed) and start again.',
    );
  return found;
}

/** Starts the functions and keeps them running until stopped. */
export async function startFunctions(options: FunctionsOptions): Promise<FunctionsProcess> {
  const program = denoProgram();
  const router = fileURLToPath(new URL('router.ts', import.meta.url));
  let child: ChildProcess | null = null;
  let listening: number | null = null;
  let isStopping = false;
  let restartMs = RESTART_MS;
  const lines = createWriteStream(options.logFile, { flags: 'a' });
  lines.on('error', () => undefined);

  const hasEnded = (): boolean => isStopping;

  async function launch(): Promise<void> {
    const port = await freePort();
    if (hasEnded()) return;
    const started = spawn(
      program,
      [
        'run',
        '--no-prompt',
        '--no-lock',
        '--node-modules-dir=manual',
        '--cached-only',
        '--allow-env',
        '--allow-read',
        '--allow-sys',
        '--allow-net',
        `--deny-net=${DENIED.join(',')}`,
        router,
        options.functionsDir,
        String(port),
      ],
      {
        cwd: PROJECT_ROOT,
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...options.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
      },
    );
    child = started;
    started.stdin.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      const onLine = (chunk: Buffer): void => {
        const text = chunk.toString();
        if (text.includes('functions ready:')) {
          listening = port;
          restartMs = RESTART_MS;
          resolve();
        }
        for (const line of text.split('\n')) {
          if (line.trim() === '' || line.startsWith('functions ready:')) continue;
          lines.write(`${line}\n`);
          if (!line.startsWith('{')) options.log(`  [functions] ${line}`);
        }
      };
      started.stdout.on('data', onLine);
      started.stderr.on('data', onLine);
      started.once('error', (error) => {
        options.log(`  [functions] ${error.message}`);
        resolve();
      });
      started.once('exit', () => {
        resolve();
        if (child !== started) return;
        child = null;
        listening = null;
        if (isStopping) return;
        setTimeout(() => void (isStopping ? undefined : launch()), restartMs);
        restartMs = Math.min(restartMs * 2, MAX_RESTART_MS);
      });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill(signal);
    const kill = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    await exited;
    clearTimeout(kill);
  }

  await launch();
  return {
    port: () => listening,
    kill: () => end('SIGKILL'),
    reload: () => end('SIGTERM'),
    async stop() {
      isStopping = true;
      await end('SIGTERM');
      lines.end();
    },
  };
}
