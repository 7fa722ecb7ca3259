import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { readPlaceLine, type FunctionPlace } from './worker-messages.ts';

/** Ranges that no function has business with; loopback stays open, because the stack itself is there. Deno takes no IPv6 ranges. */
const DENIED = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];
/** Hosted functions have two seconds of processor time. */
const MAX_BUSY_MS = 10_000;
const RESTART_MS = 250;
const MAX_RESTART_MS = 10_000;
/** A process that was asked to end and does not is killed. */
const PATIENCE_MS = 5_000;

/** What the functions see of the stack. */
export interface FunctionsOptions {
  readonly functionsDir: string;
  /** These alone are started. */
  readonly only?: readonly string[] | undefined;
  /** One that is busy for longer is ended and started anew; ten seconds unless it says otherwise. */
  readonly maxBusyMs?: number;
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Every line that the functions print; the terminal shows only what is not their one line per request. */
  readonly logFile: string;
}

/** The supervised Deno process. */
export interface FunctionsProcess {
  /** Where a function listens, that it is not to be had now, or undefined where there is no such function. */
  readonly place: (name: string) => FunctionPlace | undefined;
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
  const supervisor = fileURLToPath(new URL('supervisor.ts', import.meta.url));
  let child: ChildProcess | null = null;
  const places = new Map<string, FunctionPlace>();
  let isStopping = false;
  let restartMs = RESTART_MS;
  const lines = createWriteStream(options.logFile, { flags: 'a' });
  lines.on('error', () => undefined);

  const hasEnded = (): boolean => isStopping;

  async function launch(): Promise<void> {
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
        supervisor,
        options.functionsDir,
        String(options.maxBusyMs ?? MAX_BUSY_MS),
        ...(options.only ?? []),
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
      const onLine = (line: string): void => {
        const told = readPlaceLine(line);
        if (told !== null) places.set(told.name, told.place);
        else if (line.startsWith('functions ready:')) {
          restartMs = RESTART_MS;
          resolve();
        } else if (line.trim() !== '') {
          lines.write(`${line}\n`);
          if (!line.startsWith('{')) options.log(`  [functions] ${line}`);
        }
      };
      createInterface({ input: started.stdout }).on('line', onLine);
      createInterface({ input: started.stderr }).on('line', onLine);
      started.once('error', (error) => {
        options.log(`  [functions] ${error.message}`);
        resolve();
      });
      started.once('exit', () => {
        resolve();
        if (child !== started) return;
        child = null;
        for (const name of places.keys()) places.set(name, 'restarting');
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
    place: (name) => places.get(name),
    kill: () => end('SIGKILL'),
    reload: () => end('SIGTERM'),
    async stop() {
      isStopping = true;
      await end('SIGTERM');
      lines.end();
    },
  };
}
