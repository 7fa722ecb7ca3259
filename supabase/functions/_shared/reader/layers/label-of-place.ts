import { postcodeAndTown } from './address-in-data.ts';
import type { LabelField } from './label-words.ts';

/** "PLZ/Ort: 1220 Wien", "Postcode and town: 1234 AB Stad": two in one. */
export function putPostcodeAndTown(label: string, value: string, found: Map<LabelField, string>): boolean {
  if (!POSTCODE_WITH_TOWN.test(label)) return false;
  const both = postcodeAndTown(value);
  if (both === null) return false;
  if (!found.has('postcode')) found.set('postcode', both.postcode);
  if (!found.has('town')) found.set('town', both.town);
  return true;
}

const POSTCODE_WITH_TOWN =
  /^(?:plz|postleitzahl|zip(?: code)?|post ?code|postal code|code postal|cp|c\.p\.|cap|psč|kod pocztowy|postnummer)\s?(?:[/,&+-]|und|and|et|en|e|y|a|og|och)\s?(?:wohn)?(?:ort|stadt|city|town|ville|commune|città|comune|localité|localidad|población|plaats|woonplaats|obec|město|miasto|sted|by|stad)$/iu;

/** "Location: Countryside", "Ligging: Rustig": what kind of place it is, and not which. */
const KIND_OF_PLACE =
  /^(?:(?:in (?:the|a) |near )?(?:country ?side|rural|urban|suburban|residential|suburbs?|village|(?:city|town|village) ?cent(?:re|er)|cent(?:re|er)|quiet|beach|seaside|landelijk|rustig|centrum|stadsrand|woonwijk|campagne|centre[- ]ville|centro|campo|playa|zentral|ruhig|ländlich)(?: (?:area|location|district|zone|ligging|lage|gelegen))?)$/i;

export function isKindOfPlace(value: string): boolean {
  return KIND_OF_PLACE.test(value.trim());
}

/** Small words in names of streets and districts. */
const PARTICLES =
  /^(?:della?|delle|degli|nell[ae]|entre|unter|over|avenida|calle|carrer|plaza|paseo|urbanizaci[oó]n|barrio|partida|camino|strada|località|frazione|ulica|улица|район|город|okres|powiat|gmina)$/iu;

/** "Alongside a quiet road, in a residential district": what a sentence says of a place names none. */
export function isProse(value: string): boolean {
  const words = value.match(/\p{L}{4,}/gu) ?? [];
  // Georgian has no capitals.
  const small = words.filter((word) => /^(?!\p{Script=Georgian})\p{Ll}/u.test(word));
  const isMostly = small.length > 3 && small.length * 2 > words.length;
  return !/\d/.test(value) && (isMostly || small.filter((word) => !PARTICLES.test(word)).length > 3);
}
