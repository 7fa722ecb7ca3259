// npm run bench               a million runs, five million guesses: figures of the database and of the whole way
// npm run bench -- --small    the same on a set that is built in seconds, to see that it works
// npm run bench -- rooms      a hundred live rooms of ten beside each other, and a thousand lines that are cut
// npm run bench -- records    what the screens of records, seasons, friends, fairness, plans and rooms read, with 50,000 players
// npm run bench -- market     what a million sales cost to import beside a bare COPY, and screens of them to read
// npm run bench -- market large       the same with three million sales
// npm run bench -- market national    the same with thirty million sales: an hour, and 25 GB of disk
// npm run bench -- web        largest paint, layout shift and bytes of the pages on an emulated phone
import { benchDatabase } from './bench-database.ts';
import { benchMarket } from './bench-market.ts';
import { benchRecords } from './bench-records.ts';
import { benchRooms } from './bench-rooms.ts';
import { benchWeb } from './bench-web.ts';

const asked = process.argv.slice(2);
const unknown = asked.find(
  (word) => !['--small', 'web', 'rooms', 'records', 'market', 'large', 'national'].includes(word),
);
if (unknown !== undefined) {
  console.error(
    `There is no option “${unknown}”. There are: --small, rooms, records, market, large, national, web.`,
  );
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const log = (line: string) => {
  console.log(line);
};
const size = asked.includes('--small') ? 'small' : 'full';
const isSound = asked.includes('web')
  ? await benchWeb(log)
  : asked.includes('rooms')
    ? await benchRooms(size, log)
    : asked.includes('records')
      ? await benchRecords(size, log)
      : asked.includes('market')
        ? await benchMarket(
            asked.includes('national') ? 'national' : asked.includes('large') ? 'large' : size,
            log,
          )
        : await benchDatabase(size, log);
process.exit(isSound ? 0 : 1);
