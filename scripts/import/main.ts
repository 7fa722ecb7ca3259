import { fileURLToPath } from 'node:url';
import { findDatabase } from './find-backend.ts';
import { ImportError } from './import-error.ts';
import { isMarketKind, MARKET_USAGE, readMarketOptions } from './market/market-options.ts';
import { runMarketImport } from './market/run-market-import.ts';
import { learnApart } from '../valuation/learn-apart.ts';
import { readOptions, USAGE } from './read-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const args = process.argv.slice(2);

try {
  if (args.includes('--help')) {
    console.log(`${USAGE}\n\n${MARKET_USAGE}`);
  } else if (isMarketKind(args[0])) {
    const options = readMarketOptions(args);
    const databaseUrl = findDatabase(root, process.env);
    await runMarketImport(options, { databaseUrl, out: process.stdout });
    // Postcodes place sales that were without a place, so they change what is learned, too.
    if (['sold', 'us-sales', 'postcodes'].includes(options.kind))
      await learnApart(databaseUrl, { fitsAll: false });
  } else {
    // What photos are read with takes as much room as half of a market, and is asked for by listings alone.
    const { runImport } = await import('./run-import.ts');
    const { outcomes } = await runImport(readOptions(args), { root, env: process.env, out: process.stdout });
    // Refused rows are an answer, not a failure; a file of which nothing was taken is one.
    if (outcomes.every(({ refusal }) => refusal !== null)) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
