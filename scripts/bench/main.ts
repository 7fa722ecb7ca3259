// npm run bench               a million runs, five million guesses: figures of the database and of the whole way
// npm run bench -- --small    the same on a set that is built in seconds, to see that it works
// npm run bench -- rooms      a hundred live rooms of ten beside each other, and a thousand lines that are cut
// npm run bench -- records    what the screens of records, seasons, friends, fairness, plans and rooms read, with 50,000 players
// npm run bench -- market     what a million sales cost to import beside a bare COPY, and screens of them to read
// npm run bench -- market large       the same with three million sales
// npm run bench -- market national    the same with thirty million sales: an hour, and 25 GB of disk
// npm run bench -- dossier    a buyer's file on a phone: its first screen, two hundred photos under cuts, notes without a network
// npm run bench -- dossier notes      one part of it: screens, answers, photos or notes
// npm run bench -- agency     the administration of an agency with 10,000 homes, 500 pages and 500 words in 50 languages
// npm run bench -- web        largest paint, layout shift and bytes of the pages on an emulated phone
import { benchAgency } from './bench-agency.ts';
import { benchDatabase } from './bench-database.ts';
import { benchDossier } from './bench-dossier.ts';
import { benchMarket } from './bench-market.ts';
import { benchRecords } from './bench-records.ts';
import { benchRooms } from './bench-rooms.ts';
import { benchWeb } from './bench-web.ts';
import { DOSSIER_PARTS } from './dossier-bench.ts';

const asked = process.argv.slice(2);
const log = (line: string) => {
  console.log(line);
};
const size = asked.includes('--small') ? 'small' : 'full';
const marketSize = asked.includes('national') ? 'national' : asked.includes('large') ? 'large' : size;
const dossierPart = DOSSIER_PARTS.find((part) => asked.includes(part));
/** What is measured, by its word; without one it is runs and guesses. */
const kinds = new Map<string, () => Promise<boolean>>([
  ['rooms', () => benchRooms(size, log)],
  ['records', () => benchRecords(size, log)],
  ['market', () => benchMarket(marketSize, log)],
  ['dossier', () => benchDossier(size, log, dossierPart)],
  ['agency', () => benchAgency(size, log)],
  ['web', () => benchWeb(log)],
]);
const words = ['--small', ...kinds.keys(), 'large', 'national', ...DOSSIER_PARTS];
const unknown = asked.find((word) => !words.includes(word));
if (unknown !== undefined) {
  console.error(`There is no option “${unknown}”. There are: ${words.join(', ')}.`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const named = asked.find((word) => kinds.has(word)) ?? '';
const isSound = await (kinds.get(named)?.() ?? benchDatabase(size, log));
process.exit(isSound ? 0 : 1);
