import { randomFrom } from '../seeded-random.ts';
import type { SoldHome } from './sold-home.ts';

/**
 * Sales of a market that follows known rules, for tests: a log price of 12.5, plus the log of the area, minus a
 * twentieth for each km from the middle, plus what grows by the day, plus chance.
 * @param noise standard deviation of that chance, as a log
 */
export function standInMarket(count: number, noise: number, seed = 1, growthADay = 0.0002): SoldHome[] {
  const random = randomFrom(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [random() * 10 - 5, random() * 10 - 5];
    const areaM2 = Math.exp(4.5 + 0.4 * normal());
    const day = 20_000 + Math.floor((at * 365) / count);
    const log =
      12.5 +
      Math.log(areaM2 / 100) -
      0.05 * Math.hypot(x, y) +
      growthADay * (day - 20_000) +
      noise * normal();
    const bedrooms = Math.max(1, Math.round(areaM2 / 35));
    const price = Math.round(Math.exp(log));
    return { key: `home ${at}`, day, x, y, price, groups: [''], attributes: { areaM2, bedrooms } };
  });
}
