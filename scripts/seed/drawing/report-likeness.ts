import { seedGames } from '../game-payloads.ts';
import { readBrands } from '../read-brands.ts';
import { listSamples } from '../samples/sample-listings.ts';
import { drawPicture, roomsOf, type SampleRoom } from './draw-sample.ts';
import { closestPair } from './picture-likeness.ts';

/*
 * Says, for each kind of picture, how far apart the two pictures of one game are that are most alike, over all games:
 * `npx tsx scripts/seed/drawing/report-likeness.ts`.
 */
const ROOMS: readonly SampleRoom[] = ['exterior', 'living-room', 'kitchen', 'bedroom'];
for (const room of ROOMS) {
  const found = [];
  for (const { payload, homes } of seedGames(readBrands())) {
    const drawn = listSamples(homes)
      .filter((home) => roomsOf(home).includes(room))
      .map((home) => ({ name: home.externalRef, svg: drawPicture(home, room).svg }));
    found.push({ game: payload.slug, ...(await closestPair(drawn)) });
  }
  found.sort((a, b) => a.apart - b.apart);
  const median = found[Math.floor(found.length / 2)]?.apart ?? 0;
  process.stdout.write(`${room}: closest pair of a game, median ${median.toFixed(2)}\n`);
  for (const { game, apart, pair } of found.slice(0, 3))
    process.stdout.write(`  ${apart.toFixed(2)} ${game}: ${pair.map(({ name }) => name).join(', ')}\n`);
}
