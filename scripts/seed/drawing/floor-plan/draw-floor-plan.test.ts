import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedGames, plannedHomesOf } from '../../samples/sample-plan.ts';
import { drawSampleHome } from '../../samples/draw-sample-home.ts';
import { sampleListings } from '../../samples/sample-listings.ts';
import { layOutHome } from './draw-floor-plan.ts';

const plans = plannedGames.flatMap((game) => plannedHomesOf(game)).map(({ plan }) => plan);

const anyHome = fc
  .record({
    plan: fc.constantFrom(...plans),
    bedrooms: fc.integer({ min: 1, max: 7 }),
    seed: fc.string({ maxLength: 8 }),
  })
  .map(({ plan, bedrooms, seed }) =>
    drawSampleHome(plan.bedrooms === 0 ? plan : { ...plan, bedrooms }, `any-${seed}`, { place: 0, voice: 0 }),
  );

describe('layOutHome()', () => {
  it('layOutHome() labels rooms with areas that add up to the floor area within two per cent', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const labels = layOutHome(home).flatMap((laid) => laid.rooms.map((room) => Number(room.label)));
        const sum = labels.reduce((total, label) => total + label, 0);
        expect(Math.abs(sum / home.floorAreaM2 - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('layOutHome() has every bedroom, every bathroom and a hall, each the size on its label', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const floors = layOutHome(home);
        const rooms = floors.flatMap((laid) => laid.rooms);
        expect(rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(home.bedrooms);
        expect(rooms.filter((room) => room.kind === 'bathroom')).toHaveLength(home.bathrooms);
        for (const laid of floors) expect(laid.rooms.some((room) => room.kind === 'hall')).toBe(true);
        for (const room of rooms)
          expect(Math.abs(room.width * room.height - Number(room.label))).toBeLessThan(0.06);
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('layOutHome() keeps rooms on the floor and apart from one another', () => {
    const wrong: string[] = [];
    for (const home of sampleListings())
      for (const { rooms, width, height } of layOutHome(home))
        rooms.forEach((a, index) => {
          const isOnFloor =
            Math.min(a.x, a.y) > -0.01 && a.x + a.width < width + 0.01 && a.y + a.height < height + 0.01;
          if (!isOnFloor) wrong.push(`${home.externalRef}: ${a.kind} leaves the floor`);
          for (const b of rooms.slice(index + 1)) {
            const isApart =
              a.x + a.width < b.x + 0.01 ||
              b.x + b.width < a.x + 0.01 ||
              a.y + a.height < b.y + 0.01 ||
              b.y + b.height < a.y + 0.01;
            if (!isApart) wrong.push(`${home.externalRef}: ${a.kind} meets ${b.kind}`);
          }
        });
    expect(wrong).toEqual([]);
  }, 60_000);
});
