import { knownFacts } from '#domain/dossier/match/known-facts.ts';
import type { Ground } from './home-calls.ts';

/** What is asked for a home; null where nobody said, and while a game asks the reader for it. */
export function priceOf({ home, isHeld }: Pick<Ground, 'home' | 'isHeld'>): number | null {
  const price = knownFacts(home.facts).priceMinor;
  return isHeld || price == null || price <= 0 ? null : price;
}

/** What a square metre of a home costs at its price, in minor units; null where price or floor area is not known. */
export function perM2Of(ground: Pick<Ground, 'home' | 'isHeld'>): number | null {
  const price = priceOf(ground);
  const area = knownFacts(ground.home.facts).floorAreaM2;
  return price === null || area == null || area < 8 ? null : Math.round(price / area);
}
