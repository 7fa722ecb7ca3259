import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../stack/log.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';

/** What players of an empty stack call: the others would cost seconds at its start and after each kill. */
const FUNCTIONS_OF_A_RUN = ['start-run', 'submit-guess'];

/** A stack of one's own. */
export interface OwnStack extends Stack {
  /** Where its data lies; gone after stop. */
  readonly folder: string;
}

/**
 * Starts a stack with data and ports of its own in a temporary folder, which stop removes. It trusts x-forwarded-for, so
 * that one machine can stand in for players at many addresses and their limits stay apart.
 */
export async function startOwnStack(
  log: Log,
  { isSeeded = false, functions: wanted = FUNCTIONS_OF_A_RUN } = {},
): Promise<OwnStack> {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-bench-'));
  chmodSync(folder, 0o755); // as root, Postgres runs as another user who has to get to its data
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.once('exit', clear); // interrupted, a full set would leave gigabytes behind
  try {
    const environment = { ...process.env, DATABASE_URL: undefined, TRUST_PROXY: '1' }; // never somebody's real database
    const functions = isSeeded ? {} : { functions: wanted };
    const own = { dataDir: join(folder, 'data'), log, environment, seed: isSeeded, ...functions };
    const stack = await startStack(own);
    await stack.samplesDrawn;
    const stop = async () => {
      await stack.stop();
      clear();
      process.off('exit', clear);
    };
    return { ...stack, folder, stop };
  } catch (error) {
    clear();
    process.off('exit', clear);
    throw error;
  }
}
