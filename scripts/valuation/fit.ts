// npm run valuation: learns the markets whose sales changed, and keeps what was learned in the database.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findDatabase } from '../import/find-backend.ts';
import { ImportError } from '../import/import-error.ts';
import { fitMarkets } from './fit-markets.ts';

const USAGE = `Usage: npm run valuation -- fit [--all]

  fit      learns each market whose sales changed since, or of which a home is being guessed by now
  --all    learns all of them again`;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  if (positionals.join(' ') !== 'fit') throw new ImportError(USAGE);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const learned = await fitMarkets(findDatabase(root, process.env), { fitsAll: values.all, say });
  if (learned === 0) say('Every market is learned as it is.');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { all: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
