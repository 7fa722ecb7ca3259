import { plainPlace } from './city-of-quarter.ts';
import { homeTypeOf } from './home-words.ts';
import { partsOfAddress, type AddressParts } from './parts-of-address.ts';
import { isRegionName } from './region-names.ts';
import type { Way } from './town-in-path.ts';

/** "Sampleton / Northside / 12 Sample Street": the city that the whole address names stands right above a quarter. */
export function cityAbove(
  { town, address }: { readonly town: string | null; readonly address: string | null },
  titles: readonly string[],
  country: string | null,
  ways: readonly Way[],
  texts: readonly string[] = [],
): string | null {
  const [street = ''] = (address ?? '').split(',');
  const whole = titles.find((title) => street.length > 5 && title.startsWith(`${street},`));
  const city = partsOfAddress(whole, country)?.town ?? null;
  if (town === null || city === null || plainPlace(city) === plainPlace(town)) return null;
  // "A house in Northside, Sampleton": what the page says of itself names both.
  const isSaid = texts.some((text) => text.slice(0, 2_000).includes(` ${town}, ${city}`));
  const isAbove =
    isSaid ||
    ways.some(({ steps }) =>
      steps.some(
        (step, at) =>
          plainPlace(step) === plainPlace(city) && plainPlace(steps[at + 1] ?? '') === plainPlace(town),
      ),
    );
  return isAbove ? city : null;
}

/** "Apartamento 3 quartos, 140m² - Vila Exemplo, Cidade": behind kind and size, or of a home that its description places "em Cidade". */
export function cityBehindQuarter(titles: readonly string[], description: string): AddressParts | null {
  for (const title of titles) {
    const town = /\s[-–]\s\p{Lu}[^,\d–-]{2,60}, (?<town>\p{Lu}[\p{L} '’]{2,40})$/u.exec(title.slice(0, 200))
      ?.groups?.['town'];
    const isSaid = [`em ${town}`, `de ${town}`, `no município de ${town}`].some((words) =>
      description.slice(0, 4_000).includes(words),
    );
    const isBehindSize = SIZED_HOME.test(title.slice(0, 200)) && homeTypeOf(title.slice(0, 60)) !== null;
    if (town !== undefined && (isSaid || isBehindSize)) return { town, region: null, postcode: null };
  }
  return null;
}

/** "Casa com 3 quartos, 140 m² -" in front of quarter and city. */
const SIZED_HOME = /^\p{L}{4,20}(?: [\p{L}\d,]{1,12}){0,9} \d{1,5}\s?m² [-–] \p{Lu}/u;

/** "Haus zum Kauf in Sampleland": a step that offers homes in a place. */
const OFFER_BEFORE =
  /^.{0,60}?(?:for sale|zum kauf|zu verkaufen|kaufen|en venta|in vendita|à vendre|te koop|à venda) (?:in|im|en|a|à|em) (?=\p{Lu})/iu;

/** The one step of a page's path that is a region by its name. */
export function regionInPath(path: readonly string[]): string | null {
  const [only, ...others] = new Set(path.map((step) => step.replace(OFFER_BEFORE, '')).filter(isRegionName));
  return others.length === 0 ? (only ?? null) : null;
}
