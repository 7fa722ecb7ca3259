import { nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import type { ReadContext } from '../read-context.ts';
import { isInside, OTHER } from './icons.ts';

/** What a strip over the first picture is called. */
const STRIP =
  /(?:^|[\s_-])(?:banner|badge|ribbon|stamp|sticker|flag|status|overlay|tag|sold|state)(?:$|[\s_-])|Status|Badge|Ribbon|Banner/;
/** All that such a strip says where the home is no longer free, in the languages of the portals. */
const TAKEN =
  /^(?:sold(?: (?:stc|subject to contract|out))?|sale agreed|under (?:offer|contract)|let(?: agreed| by)?|reserved|pending|withdrawn|rented|vendid[oa]|reservad[oa]|alquilad[oa]|arrendad[oa]|vendu(?:e)?|sous (?:offre|compromis)|loué(?:e)?|venduto|affittato|verkauft|reserviert|vermietet|verkocht(?: onder voorbehoud)?|onder bod|verhuurd|såld|solgt|sprzedane|prodáno|rezervováno)[.!]?$/iu;
/** Strips that are looked at, and their longest words. */
const MAX_STRIPS = 40;
const MAX_WORDS = 40;

/** "Sold" on a strip over the pictures: what became of the home. */
export function statusInPage({ page }: ReadContext): string | null {
  let left = MAX_STRIPS;
  for (const element of page.own.elements) {
    if (!/^(?:div|span|p|strong|b|em|li|small)$/.test(element.name) || !isStrip(element)) continue;
    if (isInside(element, OTHER)) continue;
    const words = cleanLine(textOf(element, MAX_WORDS * 2));
    if (words !== null && words.length <= MAX_WORDS && TAKEN.test(words))
      return words.toLowerCase().replace(/[.!]$/, '');
    left -= 1;
    if (left <= 0) break;
  }
  return null;
}

function isStrip(element: HtmlElement): boolean {
  return STRIP.test(nameOf(element));
}
