import type { SightFilters } from './map-view.ts';

/** Puts filters into an address: only what is chosen stands in it. */
export function setFilters(query: URLSearchParams, { type, fromYear, toYear }: SightFilters): void {
  for (const [name, value] of Object.entries({ type, from: fromYear, to: toYear }))
    if (value === '' || value === null) query.delete(name);
    else query.set(name, String(value));
}
