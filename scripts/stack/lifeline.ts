import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a program that dies with us, however we end: a shell holds the other end of a pipe, and when that pipe closes
 * (exit, crash or SIGKILL of this process) it sends the program SIGINT. The program is in its own process group, so that
 * a Ctrl-C in the terminal reaches only us and the order of shutting down stays ours.
 */
const SCRIPT = `exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( cat <&3 >/dev/null 2>&1; kill -INT "$child" ) >/dev/null 2>&1 &
guard=$!
wait "$child"
code=$?
kill "$guard" 2>/dev/null
exit "$code"`;

/** Starts `program` with a lifeline. Closing the returned child's stdin asks it to stop. */
export function spawnWithLifeline(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  return spawn('/bin/sh', ['-c', SCRIPT, 'lifeline', program, ...args], {
    ...options,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
