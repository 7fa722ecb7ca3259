// Started by learn-apart.ts: learns markets, with little memory.
import { env, stdout } from 'node:process';
import { fitMarkets } from './fit-markets.ts';

const leave = () => process.exit(1);
process.once('disconnect', leave);
const learned = await fitMarkets(env['DATABASE_URL'] ?? '', {
  fitsAll: process.argv.includes('--all'),
  say: (line) => void stdout.write(`${line}\n`),
});
if (learned === 0) stdout.write('Every market is learned as it is.\n');
process.off('disconnect', leave);
process.disconnect();
