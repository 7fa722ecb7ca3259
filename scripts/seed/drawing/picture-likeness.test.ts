import { describe, expect, it } from 'vitest';
import { listSamples } from '../samples/sample-listings.ts';
import { plannedHomesOf } from '../samples/sample-plan.ts';
import { drawPicture, roomsOf, type SampleRoom } from './draw-sample.ts';
import { roomViews, setUpRoom } from './interior/room-views.ts';
import { closestPair, distance, fingerprint } from './picture-likeness.ts';

const slow = { timeout: 120_000 };
/** `report-likeness.ts` measures every game; these are drawn at each run of the tests. */
const GAMES = ['house-prices-game', 'sample-branded'];
/** Pictures of one room drawn from one corner with another paint are 0.05 to 0.15 apart. */
const LEAST_APART = 0.28;

describe('pictures of one game', () => {
  for (const game of GAMES)
    it.each<SampleRoom>(['exterior', 'living-room', 'kitchen', 'bedroom'])(
      `${game}: no two look alike in the %s`,
      slow,
      async (room) => {
        const drawn = listSamples(plannedHomesOf(game))
          .filter((home) => roomsOf(home).includes(room))
          .map((home) => drawPicture(home, room));
        expect(drawn.length).toBeGreaterThanOrEqual(4);
        expect((await closestPair(drawn)).apart).toBeGreaterThan(LEAST_APART);
      },
    );

  it('setUpRoom() gives five homes of a game five views and five layouts of each room', () => {
    const homes = listSamples(plannedHomesOf('house-prices-game'));
    for (const room of ['living-room', 'kitchen', 'bedroom']) {
      const setUps = homes.map((home) => setUpRoom(home, room));
      expect(new Set(setUps.map(({ view }) => view)).size).toBe(roomViews.length);
      expect(new Set(setUps.map(({ layout }) => layout)).size).toBe(5);
      expect(new Set(setUps.map(({ isMirrored }) => isMirrored)).size).toBe(2);
    }
  });
});

describe('closestPair()', () => {
  it('closestPair() finds two pictures of one view, and none alike where views differ', slow, async () => {
    const [home, other] = listSamples(plannedHomesOf('house-prices-game'));
    if (!home || !other) throw new Error('there are no homes');
    const one = drawPicture(home, 'living-room');
    const painted = drawPicture({ ...home, externalRef: 'sample-of-another-paint' }, 'living-room');
    const unlike = drawPicture(other, 'living-room');
    const { apart, pair } = await closestPair([unlike, one, painted]);
    expect(apart).toBeLessThan(LEAST_APART);
    expect(pair).toEqual([one, painted]);
    expect(distance(await fingerprint(one.svg), await fingerprint(one.svg))).toBe(0);
  });
});
