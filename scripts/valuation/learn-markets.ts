// Started by learn-apart.ts: learns markets, with little memory.
import { env, stdout } from 'node:process';
import { fitMarkets } from './fit-markets.ts';

process.once('disconnect', () => process.exit(1));
const learned = await fitMarkets(env['DATABASE_URL'] ?? '', {
  fitsAll: process.argv.includes('--all'),
  say: (line) => void stdout.write(`${line}\n`),
});
if (learned === 0) stdout.write('Every market is learned as it is.\n');
process.disconnect();
