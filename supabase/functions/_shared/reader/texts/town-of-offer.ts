import { isStreetName } from './town-in-address.ts';

/** "Appartamento in vendita a Trapani": the one place that a title in such a language names is the town. */
const OFFERED_IN =
  /(?:(?<!\p{L})(?:in vendita a|en venta en|à vendre à|zu(?:m)? (?:kauf|verkaufen) in|te koop in|à venda em|till salu i)|^(?:\p{L}+ ){1,4}en)\s+$/iu;
/** "Apartment Sample Canal 500 in Sampleton": what stands behind the address in a title. */
const BEHIND_ADDRESS = /^,?\s+(?:in|te|à|a|em|en|i)\s+(?<town>\p{Lu}[\p{L} .'’-]{2,40})$/u;
/** "Te koop: Voorbeeldlaan 54 Voorbeeld": the town stands right behind the number of the house. */
const BEHIND_NUMBER =
  /^,?\s+(?<town>\p{Lu}[\p{L}.'’-]{2,30}(?: (?:aan|a\/d|den|de|op|am|an der|bei|ob)? ?\p{Lu}[\p{L}'’-]{2,30}){0,2})$/u;

/** The town that a title names behind the address, or that is its only place. */
export function townOfOffer(address: string | null, title: string, isOfStreets: boolean): string | null {
  const place = address?.trim() ?? '';
  const at = place === '' ? -1 : title.toLowerCase().indexOf(place.toLowerCase());
  if (at < 0) return null;
  const behind = title.slice(at + place.length).split(/\s[|–—]\s/)[0] ?? '';
  const named = BEHIND_ADDRESS.exec(behind)?.groups?.['town'];
  if (named !== undefined) return named;
  const next = /\d\s?\p{L}?$/u.test(place) ? BEHIND_NUMBER.exec(behind)?.groups?.['town'] : undefined;
  if (next !== undefined && isStreetName(place.replace(/\s*\d+\s?\p{L}?$/u, ''))) return next;
  if (at === 0 || place.length > 40 || /[,\d/]/.test(place) || isStreetName(place)) return null;
  const before = title.slice(0, at);
  // British and Irish titles name the street.
  return OFFERED_IN.test(before) ||
    (!isOfStreets && /\b(?:for sale|to rent|house|apartment|flat) in\s+$/i.test(before))
    ? place
    : null;
}
