import type { AddressParts } from './parts-of-address.ts';
import { isRegionName } from './region-names.ts';

/** "situado en la localidad de Sampleton (Málaga)": a town that a sentence calls one. */
const CALLED_TOWN =
  /(?<!\p{L})(?:en (?:la localidad|el municipio|la poblaci[oó]n|el t[eé]rmino municipal|el pueblo|la ciudad) de|(?:nel comune|nella citt[aà]) di|(?:dans|sur) (?:la ville|la commune|le village) de|in the (?:town|city|village) of|(?:en(?: plein)?|au|dans le) (?:hyper[- ]?)?centre(?:[- ]ville)? de|en (?:pleno|el) centro de|(?:nel|in pieno) centro(?: storico)? di|(?:no|em pleno) centro de|im (?:Stadtzentrum|Zentrum) von|in het centrum van)\s(?<town>\p{Lu}[\p{L}'’-]*(?:\s(?:(?:de|del|la|las|los|el|di|sur|en|le|les)\s){0,2}\p{Lu}[\p{L}'’-]*){0,3})/u;

/** The one town that some texts call so. */
export function townInWords(texts: readonly string[], country: string | null): AddressParts | null {
  const found = new Set(
    texts.flatMap((text) => CALLED_TOWN.exec(text.slice(0, 4_000))?.groups?.['town'] ?? []),
  );
  const [only] = found;
  const isTown = found.size === 1 && only !== undefined && !isRegionName(only);
  return isTown && country !== 'US' ? { town: only, region: null, postcode: null } : null;
}
