import { elementsOf, isElement, nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { joinedLines } from '../texts/american-places.ts';
import { addressInHeading } from '../texts/parts-of-address.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { stateOfZip } from '../texts/zip-states.ts';
import { isButton, withoutButton } from './buttons.ts';
import { isProse } from './label-of-place.ts';
import { isInside } from './icons.ts';

/** Boxes of that name that are looked at. */
const MAX_BOXES = 20;

/** "propAddress", "map-address": an address of a home, and none of a mailbox or a computer. */
function isCalledAddress(name: string): boolean {
  return (
    /(?:^|[\s_.-])(?:map-?)?addr(?:ess)?\b/i.test(name) ||
    /(?:^|\s)(?:lbl|txt|prop|property|home|house|full|display|listing|street)_?Address(?![a-z])/.test(name)
  );
}

/** `<div data-gps="…" data-address="Sample Street, Sampleton">`: the address that the marker of a map carries. */
export function addressOfMarker({ page }: ReadContext): string | null {
  const found = new Set(
    page.own.elements.flatMap(({ attribs }) => {
      const line = cleanLine((attribs['data-address'] ?? attribs['data-display-address'])?.slice(0, 200));
      // Cards of other homes say where they lead as well.
      const isOther = attribs['data-url'] !== undefined || attribs['data-href'] !== undefined;
      return line === null || isOther || !/\p{L}{3}/u.test(line) || line.length < 6 ? [] : [line];
    }),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined && isAddressLine(only) ? only : null;
}

/** The first box that is called an address and holds one; where the page's title is another, the box is the firm's. */
export function addressBox({ page }: ReadContext): string | null {
  let looked = 0;
  for (const element of page.own.elements) {
    const isNamed =
      element.name === 'address' ||
      isCalledAddress(nameOf(element)) ||
      /^(?:geo|address|location)$/i.test(element.attribs['data-name'] ?? '');
    if (!isNamed || isInside(element, /footer|agent|branch|office|contact/i)) continue;
    const text = addressInBox(element);
    if (text !== null) return isOfFirm(text, page.title) ? null : text;
    looked += 1;
    if (looked >= MAX_BOXES) break;
  }
  return null;
}

/** "Sample Homes, Asset House, 3 Old Road" on a page whose title is "21 Beech Road, Sampleton": has it nothing of the street? */
function isOfFirm(box: string, title: string | null): boolean {
  const home = addressInHeading(title?.split(/\s[|–—]\s/)[0]);
  const [, number = '', street = ''] = /^(\d{1,5})\p{L}? (\p{L}{3,})/u.exec(home ?? '') ?? [];
  const words = box.toLowerCase();
  return street !== '' && /\d/.test(box) && !words.includes(street.toLowerCase()) && !words.includes(number);
}

/** A form asks for an address and has none. */
function isForm(box: HtmlElement): boolean {
  let looked = 0;
  for (const { name } of elementsOf(box)) {
    if (name === 'input' || name === 'select' || name === 'label') return true;
    if (++looked > 40) break;
  }
  return false;
}

function addressInBox(box: HtmlElement): string | null {
  if (isForm(box)) return null;
  // Parts on lines of their own are parts of one address.
  const lines = textOf(box, 300, undefined, isButton)
    .split('\n')
    .flatMap((line) => cleanLine(line)?.replace(/,$/, '') ?? []);
  const boxes = lines.length === 1 ? boxesIn(box) : [];
  const text = withParts(cleanLine(withoutButton(joinedLines(boxes.length > 1 ? boxes : lines))));
  return text !== null && text.length >= 6 && text.length <= 160 && !/@|\d{9,}|[£€$]\s?\d/.test(text)
    ? text
    : null;
}

/** Boxes in a row that hold all of an element's words, none of them short: "1 Oak St" and "Sampleton, TX 75001". */
export function boxesIn(element: HtmlElement): string[] {
  const isLoose = element.children.some(
    (child) => !isElement(child) && 'data' in child && child.data.trim() !== '',
  );
  const children = element.children.filter(isElement).filter((child) => !isButton(child));
  const texts = children.flatMap(
    (child) =>
      cleanLine(
        textOf(child, 200)
          .trim()
          .replace(/\s*\n\s*/g, ', '),
      )?.replace(/,$/, '') ?? [],
  );
  const areParts = texts.every((text) => text.length > 2 && /^[\p{Lu}\d]/u.test(text) && /\p{L}/u.test(text));
  return isLoose || !areParts ? [] : texts;
}

/** "Carrer de Sample. Sampleton - Bigtown": full stops and strokes between parts, where no comma is. */
function withParts(text: string | null): string | null {
  if (
    text === null ||
    text.includes(',') ||
    !/^(?:carrer|calle|c\/|avda|avinguda|avenida|plaza|plaça|passeig|paseo|rambla)/i.test(text)
  )
    return text;
  return text.replace(/\.\s+(?=\p{Lu})|\s+-\s+(?=\p{Lu})/gu, ', ');
}

/** A box that is named for a region and holds links alone: the city and its district, as Slavic pages have them below the street. */
const REGION_BOX = /(?:^|[\s_-])(?:region|geo|locality)(?=$|[\s_-])/i;

/** The names of such a box, in its order; null where the page has none or several that differ. */
export function regionBox({ page }: ReadContext): string | null {
  const found = new Set(
    page.own.elements.flatMap((element) => {
      if (element.children.length > 12 || !REGION_BOX.test(nameOf(element))) return [];
      const links = element.children.filter(isElement);
      const isLinks =
        links.length > 1 &&
        links.every(({ name }) => name === 'a') &&
        element.children.every(
          (child) => isElement(child) || ('data' in child && /^[\s,>·|/-]*$/.test(child.data)),
        );
      const names = isLinks ? links.flatMap((link) => cleanLine(textOf(link, 60)) ?? []) : [];
      return names.length > 1 && names.every((name) => /^\p{Script=Cyrillic}[\p{L} .'’-]{2,40}$/u.test(name))
        ? [names.join(', ')]
        : [];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** The address that a map of the page shows, or that links to one name. */
export function addressOfMap(context: ReadContext): string | null {
  return addressOfFrame(context) ?? addressOfMapLink(context);
}

/** `<iframe src="https://maps.google.com/maps?q=98765 Sampleton&output=embed">`: the one place, with its postcode, that maps of the page ask for. */
function addressOfFrame({ page }: ReadContext): string | null {
  const found = new Set(
    page.own.elements.flatMap((element) => {
      const link =
        element.name === 'iframe' ? (element.attribs.src ?? element.attribs['data-src'] ?? '') : '';
      if (!MAP.test(link) || isInside(element, /footer|agent|branch|office|contact/i)) return [];
      const asked = /[?&](?:amp;)?q=([^&]{6,200})/.exec(link.slice(0, 600))?.[1] ?? '';
      const words = cleanLine(decoded(asked.replaceAll('+', ' ')));
      return words !== null && POSTAL.test(words) && isAddressLine(words) ? [words] : [];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** `<a href="http://maps.example/map?address=9+Oak+Farm&city=Sampleton&state=MA&zip=02420">`: the one home whose parts links to maps name. */
function addressOfMapLink({ page, country }: ReadContext): string | null {
  const found = new Set(
    page.own.elements.flatMap((element) => {
      const link = element.name === 'a' ? (element.attribs.href ?? '').slice(0, 600) : '';
      if (
        !/^https?:\/\/[^?]{0,120}map[^?]{0,120}\?/i.test(link) ||
        isInside(element, /footer|agent|branch|office|contact/i)
      )
        return [];
      const said = (names: string) =>
        cleanLine(
          decoded(
            (new RegExp(`[?&](?:${names})=([^&]{2,80})`, 'i').exec(link)?.[1] ?? '').replaceAll('+', ' '),
          ),
        );
      const [street, town, state, code] = [
        said('address|street'),
        said('city'),
        said('state'),
        said('zip(?:code)?'),
      ];
      if (street === null || town === null || !/\d/.test(street) || !isAddressLine(`${street}, ${town}`))
        return [];
      const isZip = (country === null || country === 'US') && stateOfZip(code ?? '') === state;
      const place = isZip ? `${state} ${code}` : '';
      return [[street, town, place].filter((part) => part !== '').join(', ')];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

const MAP = /^(?:https?:)?\/\/(?:maps\.google\.|www\.google\.[a-z.]{2,6}\/maps)/i;
/** "98765 Sampleton", "Samplestraße 1, 98765 Sampleton": a firm's name in front of it has no comma behind a number. */
const POSTAL =
  /^(?:\p{Lu}[^,]{2,50} \d{1,4}\s?\p{L}?,\s*)?\d{4,5} \p{Lu}[\p{L} .()-]{2,40}(?:,\s*\p{Lu}\p{L}{2,30})?$/u;

function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

const STREET_BOX =
  /(?:^|[\s_.-])(street|endereco|direccion|ubicacion|indirizzo|adresa|adres|adresse|osoite|lokalita|localisation|location|locality|localidad|lokalizacja)\b/i;

/** `<p class="City">Sampleton</p>` beside the street. */
const TOWN_BOX =
  /^(?:city|town|ville|commune|locality|ort|stadt|ciudad|localidad|cidade|citt[aà]|comune|plaats|obec|miasto)$/i;

function withTownBeside(street: string, { parent }: HtmlElement): string {
  const boxes = parent === null ? [] : parent.children.filter(isElement).slice(0, 12);
  const [town, more] = boxes
    .filter((box) => TOWN_BOX.test((box.attribs.class ?? box.attribs.id ?? '').trim()))
    .flatMap((box) => cleanLine(textOf(box, 100)) ?? []);
  const isTown = town !== undefined && more === undefined && /^\p{Lu}[\p{L} .'’()-]{2,60}$/u.test(town);
  return isTown && !street.includes(town) ? `${street}, ${town}` : street;
}

/** The words of a box without its buttons; a box that is one button says what the button says. */
function wordsOf(element: HtmlElement): string {
  const words = textOf(element, 160, undefined, isButton);
  return words.trim() === '' ? textOf(element, 160) : words;
}

/** A box that is named for the street or the place, with a short line in it. */
export function streetBox(context: ReadContext): string | null {
  for (const element of context.page.own.elements) {
    const name = STREET_BOX.exec(nameOf(element))?.[1];
    if (
      name === undefined ||
      isInside(element, /footer|agent|branch|office|contact|view|breadcrumb|menu|broker|seller/i)
    )
      continue;
    const boxes = boxesIn(element);
    const text = cleanLine(
      (boxes.length > 1 ? boxes.join(', ') : wordsOf(element))
        .replace(/\s*\n\s*/g, ', ')
        .replace(/^,\s*|,\s*$/g, ''),
    );
    if (text === null || text.length < 6 || text.length > 100 || !isAddressLine(text)) continue;
    if (isProse(text)) continue;
    // A box that is only called a place holds parts of one.
    if (!/^loca/i.test(name) || /,/.test(text)) return withTownBeside(text, element);
  }
  return null;
}
