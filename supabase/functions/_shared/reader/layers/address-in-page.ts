import { textOf, type HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { findOffer, homeTypeOf } from '../texts/home-words.ts';
import { americanHeading } from '../texts/american-places.ts';
import { addressInHeading } from '../texts/parts-of-address.ts';
import { partInTitledTown } from '../texts/place-beside-town.ts';
import { placeInTitle } from '../texts/place-in-title.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { readEircode } from '../texts/read-postcode.ts';
import { addressBox, addressOfMap, addressOfMarker, regionBox, streetBox } from './address-box.ts';
import { districtLine, neighbourhoodLine, streetBesidePlace, townAndOutward } from './address-lines.ts';
import {
  elementBelow,
  headingLines,
  innermostLast,
  lastBox,
  placeBox,
  quarterBelow,
  streetBelow,
  withoutKind,
} from './boxes-of-heading.ts';
import { withoutButton } from './buttons.ts';
import type { LabelField } from './label-words.ts';
import { streetHeading, streetInTitle, streetWithoutHeading, streetWordInTitle } from './street-of-page.ts';

/** Where a page says the place of its home, the surest first: a label, a box of that name, the heading, what is below it. */
export function addressInPage(
  context: ReadContext,
  labels: ReadonlyMap<LabelField, string>,
  heading: HtmlElement | null,
): string | null {
  const whole = heading ? cleanLine(textOf(heading, 300)) : null;
  const title = withoutKind(whole)?.replace(SENTENCE_BEHIND, '') ?? null;
  const named =
    withStreet(labels.get('street'), labels.get('address')) ?? withHeading(title, addressBox(context));
  const headed = addressInHeading(withoutKind(headingLines(heading))) ?? addressInHeading(title);
  const place =
    americanHeading(heading && textOf(heading, 300), elementBelow(heading)) ??
    (isFuller(headed, named) ? headed : named) ??
    headed ??
    addressInHeading(withoutKind(lastBox(heading))) ??
    addressInHeading(withoutKind(innermostLast(heading))) ??
    partInTitledTown(lastBox(heading), placeInTitle(context.page.title)) ??
    placeBox(heading) ??
    placeHeading(title) ??
    (context.country === 'GB' ? townAndOutward(title) : null) ??
    partOfHeading(title) ??
    placeBeforeKind(title) ??
    neighbourhoodLine(context) ??
    addressOfMarker(context) ??
    districtLine(context) ??
    streetBox(context) ??
    streetBehindKind(title, whole !== null && SENTENCE_BEHIND.test(whole)) ??
    placeInTitle(title, true) ??
    namedInTitle(title, context) ??
    lineBelowHeading(title, context) ??
    streetHeading(title) ??
    streetInTitle(heading, context) ??
    streetBesidePlace(context) ??
    streetWithoutHeading(heading, context) ??
    streetWordInTitle(heading, context) ??
    addressOfMap(context);
  const titled = placeInTitle(context.page.title);
  if (place !== null && titled?.startsWith(`${place}, `) === true && isAddressLine(titled)) return titled;
  // A place without a number below a heading that is a street: "Exempelgatan 12" above "Vasastan, Stockholm".
  const street =
    place === null || /\d/.test(place) ? null : (streetHeading(title) ?? streetBelow(heading, place));
  const line = street === null ? place : `${street}, ${place}`;
  const isStreet = line !== null && /\d/.test(line) && !/,\s*\p{L}{3}/u.test(line);
  const region = isStreet ? regionBox(context) : null;
  const quarter = isStreet ? quarterBelow(heading) : null;
  if (quarter !== null) return `${line}, ${quarter}`;
  // Such lines go from the large to the small.
  return region === null ? line : `${region}, ${line}`;
}

/** "Piso calle Ejemplo 12. Piso reformado con terraza": the place ends where a sentence begins. */
const SENTENCE_BEHIND = /(?<=\p{L}{5}|\s\d{1,4})\.\s+\p{Lu}\p{Ll}{2,}\s\p{L}.*$/u;

/** "Weavers Fold, Sampleton": a British heading of names alone that the page's title begins with. */
function namedInTitle(heading: string | null, { page, country }: ReadContext): string | null {
  const line = heading ?? '';
  const isNamed = /^\p{Lu}[\p{L}'’. -]{3,40}(?:, \p{Lu}[\p{L}'’. -]{2,40}){1,3}$/u.test(line);
  const isTitle =
    page.title?.startsWith(line) === true && /^\s?(?:$|[-–|,])/.test(page.title.slice(line.length));
  const isPlace = (country === 'GB' || country === 'IE') && isNamed && isTitle && isAddressLine(line);
  return isPlace && homeTypeOf(line) === null && findOffer(line) === null ? line : null;
}

/** "Trilocale via Camollia, Centro, Siena": a street by its first word, behind the kind of home. */
function streetBehindKind(heading: string | null, isAlone: boolean): string | null {
  const [, kind = '', street = ''] =
    /^(\p{L}+(?: \p{L}+){0,3}?),? ((?:via|viale|corso|piazza|piazzale|vicolo|strada|calle|c\/|avenida|avda\.?|plaza|paseo|rue|avenue|boulevard|chemin|rua|travessa|carrer|passeig)\s\p{L}.*)$/iu.exec(
      heading?.slice(0, 160) ?? '',
    ) ?? [];
  // A street that ends in front of a sentence is all that the heading says of the place.
  const isWhole = isAlone && street.length < 50 && /^\p{L}+(?:\s\p{L}[\p{L}'’.·-]*){1,6}$/u.test(street);
  return homeTypeOf(kind) !== null && (isWhole || isAddressLine(street)) ? street : null;
}

/** A heading with the number of the house, where a label or a box names the place without one. */
function isFuller(heading: string | null, named: string | null): boolean {
  return (
    heading !== null &&
    named !== null &&
    !/\d/.test(named) &&
    (/^\d{1,5}\p{L}?,? \p{Lu}/u.test(heading) || readEircode(heading) !== null) &&
    homeTypeOf(heading.split(',')[0]) === null &&
    named.split(',').some((part) => part.trim().length > 2 && heading.includes(part.trim()))
  );
}

/** "Other, Sampleton": nobody chose the part of the town. */
const NO_PART =
  /^(?:other|others|otros?|otras?|outros?|autres?|altro|sonstiges?|n\/a|unknown),\s+(?=\p{L})/iu;

/** A street that has a label of its own stands in front of the place. */
function withStreet(street: string | undefined, given: string | undefined): string | null {
  const words = withoutButton(given?.replace(NO_PART, '') ?? '');
  // What nobody may read as an address keeps the heading from being read.
  const place = isAddressLine(words) ? words : undefined;
  if (street === undefined || /\d{3}|^\W*$/.test(street)) return place ?? null;
  return place === undefined || place.includes(street) ? (place ?? street) : `${street}, ${place}`;
}

/** A box that holds only a postcode and its town, behind a heading that is the street: "Musterstraat 3" above "1234 AA Stad". */
function withHeading(heading: string | null, box: string | null): string | null {
  const isPlace = /^(?:\d{4}\s?[A-Z]{2}|\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3})\s\p{Lu}[^,\d]{1,50}$/u.test(
    box ?? '',
  );
  const isStreet = /^\p{Lu}[\p{L} .'’-]{3,60} \d{1,4}\s?[a-z]?$/u.test(heading ?? '');
  return box !== null && isPlace && isStreet && homeTypeOf(heading) === null ? `${heading}, ${box}` : box;
}

/** Parts of a place, each with a capital: "Sample Lane, Sampleton - Northside, okres Sample". */
const PLACE_PARTS =
  /^\p{Lu}[^,\d]{1,40}(?:\s\d{1,4}\s?[a-z]?)?(?:,\s*(?:\p{Lu}|(?:okres|powiat|gmina|ulice|ul\.) )[^,\d]{1,50}(?:\s\d{1,2} - \p{Lu}[^,\d]{1,40})?){1,4}$/u;

/** The end of a line that is a place by its region: "Sample, Sampleton, Středočeský kraj". */
const REGION_LAST =
  /,\s*(?:okres \p{Lu}[^,]+|powiat [^,]+|\p{Lu}[^,]* (?:kraj|maakond|megye|županija|vármegye|län|kommun|fylke)|województwo [^,]+|provincia de [^,]+|Co(?:unty|\.) \p{Lu}\p{L}+)$/u;

/** "Müüa korter - Riia 24, Kesklinn, Tartu": what stands behind a stroke of a heading. */
function partOfHeading(title: string | null): string | null {
  const parts = title?.split(/\s[-–|]\s/).slice(1) ?? [];
  return (
    parts.map((part) => addressInHeading(part) ?? placeHeading(part)).find((part) => part !== null) ?? null
  );
}

/** A part of a heading that is a street by its short word: "Sample g.", "Sample iela". */
const STREET_PART = /^\p{Lu}[^,]{2,40}\s(?:g|pr|al|iela|tn|mnt|pst)\.?(?:\s\d{1,4}\p{L}?)?$/u;

/** "Vilnius, Žirmūnai, Žirmūnų g., 2 kambarių butas": the place in front of what is offered. */
function placeBeforeKind(heading: string | null): string | null {
  const parts = (heading ?? '')
    .slice(0, 160)
    .split(',')
    .map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const own = /^\d/.test(last) && homeTypeOf(last) !== null ? parts.slice(0, -1) : parts;
  return own.length > 1 && own.some((part) => STREET_PART.test(part)) ? own.join(', ') : null;
}

/** A heading that is a place by its last part. */
function placeHeading(heading: string | null): string | null {
  return heading !== null &&
    heading.length <= 120 &&
    REGION_LAST.test(heading) &&
    PLACE_PARTS.test(heading) &&
    isAddressLine(heading)
    ? heading
    : null;
}

/** The line right under the heading, where it reads as a place. */
function lineBelowHeading(heading: string | null, { page }: ReadContext): string | null {
  const at = heading === null ? -1 : page.own.lines.findIndex((line) => line.trim() === heading);
  const below = at < 0 ? undefined : page.own.lines[at + 1]?.trim();
  // "Sample Cottage, Mill Road," above "Sampleton, A65 F4E2": a comma goes on.
  const isOpen = heading !== null && /^\p{Lu}[^,]{2,60}(?:,[^,]{2,60})?,$/u.test(heading);
  if (isOpen && below !== undefined && /^\p{Lu}[^,\d]{1,40}(?:,\s*\p{Lu}[^,]{1,40}){0,3}$/u.test(below)) {
    const line = `${heading.replace(/^investment (?:property|opportunity),\s+(?=\d)/i, '')} ${below}`;
    if (line.length <= 140 && isAddressLine(line)) return line;
  }
  // "Sample Road, Sampleton, Berkshire, RG17" below "4 bedroom house for sale": a British line ends in its postcode.
  const isOffer = findOffer(heading ?? '') !== null && homeTypeOf(heading) !== null;
  const place = isOffer ? below?.replace(/,?\s[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?$/, '') : below;
  return below !== undefined && below.length <= 120 && PLACE_PARTS.test(place ?? '') && isAddressLine(below)
    ? below
    : null;
}
