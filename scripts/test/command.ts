import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** A command's exit code (1 when it could not start or was killed) and everything it printed. */
export interface CommandResult {
  code: number;
  stdout: string;
  output: string;
}

/** Runs a command in the project root and waits for it. Never rejects. */
export function run(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return runIn(root, file, args, env);
}

/** Runs a command in a folder and waits for it. Never rejects. */
export async function runIn(
  folder: string,
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, SUPABASE_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // its own process group, so that stopping it stops its children
  });
  running.add(child);
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done) => {
    child.on('error', (error) => {
      running.delete(child);
      done({ code: 1, stdout, output: `${output}${file}: ${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, stdout, output });
    });
  });
}

/** Runs a program of an installed package with this very Node. */
export function runTool(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return run(process.execPath, [join('node_modules', script), ...args], env);
}

/** Stops every command that still runs, with its children. */
export function stopCommands(): void {
  for (const child of running)
    if (child.pid)
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // it ended by itself
      }
}
