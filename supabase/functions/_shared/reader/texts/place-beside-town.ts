import { homeTypeOf } from './home-words.ts';
import { isAddressLine } from './spoken-words.ts';

/** Lines of a page, and characters of a description, that are looked at. */
const MAX_LINES = 60;
const MAX_TEXT = 2_000;

/** A name of a place: words with capitals, small words between them. */
const NAME = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: (?:(?:d[aeiou]s?|del|della|di|l[aeo]s?|les|sur|sous|en|et|y|u|na|nad|pod|v|ve|pri|an|am|im|der|den) ){0,2}(?:[dl]['’])?\p{Lu}[\p{L}.'’-]{1,30}){0,3}`;

/** "Sampleton, domaine de deux villas au Chemin des Exemples": a town first, and at the end a street by its word. */
const TOWN_AND_STREET = new RegExp(
  String.raw`^(?<town>${NAME}), (?<offer>[^,;:]{3,100}?) (?:(?:au|aux|à la|sur|dans|en|na|in|im) )?(?<street>(?:Chemin|Rue|Avenue|Boulevard|Impasse|Allée|Route|Quai|Via|Viale|Corso|Piazza|Vicolo|Calle|Avenida|Paseo|Plaza|Rua|Travessa|Carrer|Passeig)(?: (?:d[aeiou]s?|del|della|l[aeo]s?|les|la|[dl]['’](?=\p{Lu}))){0,2}[ '’]${NAME})$`,
  'u',
);
/** What puts a street beside the home, not the home into the street. */
const BESIDE =
  /(?:^|\s)(?:près|proche|pas|minutes?|min|mètres|face|derrière|entre|vers|vue|cerca|junto|frente|vicino|presso|perto|accanto|dietro)(?:$|[\s'’])/iu;

/** The street of a heading that begins with its town, where the page names that town alone as well. */
export function streetOfTownTitle(titles: readonly string[], lines: readonly string[]): string | null {
  const named = new Set(lines.slice(0, MAX_LINES).map(small));
  for (const title of titles) {
    const { town, offer, street } = TOWN_AND_STREET.exec(title.slice(0, 200))?.groups ?? {};
    if (town === undefined || offer === undefined || street === undefined || BESIDE.test(offer)) continue;
    const isTown =
      named.has(small(town)) ||
      titles.some((other) => other !== title && small(other).endsWith(` ${small(town)}`));
    if (isTown && homeTypeOf(town) === null && isAddressLine(`${street}, ${town}`))
      return `${street}, ${town}`;
  }
  return null;
}

/** What a description calls a part of a town. */
const PART_WORDS = String.raw`(?:secteur|quartiers?|hameau|lieu[- ]?dit|zona|barrio|urbanizaci[oó]n|quartiere|frazione|contrada|bairro|ortsteil|stadtteil|viertel|wijk|buurt|district|neighbou?rhood|lokalit[aěy]|čtvrti|dzielnicy)`;

/**
 * A town alone as the address, with its quarter in front: the second part of a line that the town begins ("SAMPLETON - LA
 * NORDA - VUE MER"), where the description calls it a part of a town ("dans le secteur prisé de La Norda").
 */
export function withQuarter(
  address: string | null,
  lines: readonly string[],
  description: string | null,
): string | null {
  if (address === null || /[\d,]/.test(address) || description === null) return address;
  for (const line of lines.slice(0, MAX_LINES)) {
    const [town = '', quarter = '', ...more] = line.length > 160 ? [] : line.trim().split(/\s[-–|]\s/);
    const isPart = small(town) === small(address) && /^\p{Lu}[\p{L}'’ -]{3,40}$/u.test(quarter);
    if (!isPart || more.length === 0 || homeTypeOf(quarter) !== null) continue;
    const called = new RegExp(
      String.raw`(?<!\p{L})${PART_WORDS}(?!\p{L})[^.,;:!?]{0,30}?\s(?:d[eiou]s?\s|d['’])?(?<name>${quarter.replace(/[-'’]/g, '.')})(?!\p{L})`,
      'iu',
    ).exec(description.slice(0, MAX_TEXT));
    const name = called?.groups?.['name'];
    if (name !== undefined && /^\p{Lu}/u.test(name)) return `${name}, ${address}`;
  }
  return address;
}

/** "Prodej byt 2+1 os. vl. Vzorov nad Vzorou, Nová čtvrť": behind the layout and how it is owned, nothing but the place. */
const BEHIND_LAYOUT = new RegExp(
  String.raw`\s\d\s?\+\s?(?:\d|kk)(?:,? (?:os(?:obní|\.)? ?vl(?:astnictví|\.)?|v os\. vl\.|OV|DV|DB|družstevní))?,? (?<town>${NAME}), (?<part>${NAME}(?: \p{Ll}{4,12})?)$`,
  'u',
);
const POSTCODE_AND_DISTRICT = /^\d{3} ?\d{2} (?<district>\p{Lu}[^,\d]{2,40})$/u;

/** Where an address is a postcode with its district: the quarter and the town that the title of the advert ends in. */
export function placeOfTitle(
  address: string | null,
  titles: readonly string[],
): { place: string; town: string } | null {
  const district = POSTCODE_AND_DISTRICT.exec(address ?? '')?.groups?.['district'];
  if (district === undefined) return null;
  for (const title of titles) {
    const { town, part } = BEHIND_LAYOUT.exec(title.trim().slice(0, 200))?.groups ?? {};
    if (town !== undefined && part !== undefined && small(town) !== small(district))
      return { place: `${part}, ${town}`, town };
  }
  return null;
}

/**
 * "Sampleton Northside" in a box of the heading, "Sampleton, okres Sample" in the page's title: the town with its part, in
 * its district.
 */
export function partInTitledTown(box: string | null, place: string | null): string | null {
  const [town = '', ...regions] = (place ?? '').split(/,\s*/);
  if (box === null || town.length < 4 || /\d/.test(town) || !box.startsWith(`${town} `)) return null;
  const part = box.slice(town.length + 1).replace(/^[-–]\s/, '');
  const isName = new RegExp(`^${NAME}$`, 'u').test(part) && !regions.some((region) => region.includes(part));
  return isName ? [`${town} - ${part}`, ...regions].join(', ') : null;
}

function small(text: string): string {
  return text.trim().toLowerCase();
}
