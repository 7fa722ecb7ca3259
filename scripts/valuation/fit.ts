// npm run valuation: learns the markets whose sales changed, and what an index says of a market's year; keeps both in
// the database.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findDatabase } from '../import/find-backend.ts';
import { ImportError } from '../import/import-error.ts';
import { keepPrior } from './keep-prior.ts';
import { learnApart } from './learn-apart.ts';
import { readIndex } from './read-index.ts';

const USAGE = `Usage: npm run valuation -- fit [--all]
       npm run valuation -- prior --country CODE --market NAME --file FILE --source TEXT

  fit      learns each market whose sales changed since, or of which a home is being guessed by now
  --all    learns all of them again
  prior    reads a public index of prices by month (CSV) and keeps what it says of a market's year: a factor for each
           month and the growth of the last twelve, which values of days to come are led by
  --country CODE --market NAME   of which market: GB YO, US 98
  --source TEXT                  whose index it is, and until when
  --index COLUMN                 where the file has several columns of figures
  --only COLUMN=VALUE            where it has several regions`;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const databaseUrl = findDatabase(root, process.env);
  const command = positionals.join(' ');
  if (command === 'prior') {
    const { country, market, file, source, index, only } = values;
    if (!country || !market || !file || !source) throw new ImportError(USAGE);
    const read = readIndex(readText(file), { index, only });
    const others = await keepPrior(databaseUrl, { country, market, source }, read);
    say(`Kept. Values follow it once the market is learned again: npm run valuation -- fit --all`);
    if (others.length > 0)
      say(`No sales of ${market} are learned so far. Markets that are: ${others.join(', ')}.`);
    return;
  }
  if (command !== 'fit') throw new ImportError(USAGE);
  await learnApart(databaseUrl, { fitsAll: values.all });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ImportError(`${file} cannot be read. Check that it is there.`);
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        country: { type: 'string' },
        market: { type: 'string' },
        file: { type: 'string' },
        source: { type: 'string' },
        index: { type: 'string' },
        only: { type: 'string' },
      },
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
