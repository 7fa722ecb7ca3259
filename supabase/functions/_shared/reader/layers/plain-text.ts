import { meta } from '../html/html-page.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { CURRENCY_SIGN } from '../texts/currency-signs.ts';
import { findHomeKind, findOffer, isSlogan, kindInSentence } from '../texts/home-words.ts';
import { addressInHeading } from '../texts/parts-of-address.ts';
import { placeInTitle } from '../texts/place-in-title.ts';
import { findFloorArea, findGround } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms } from '../texts/read-count.ts';
import { yearNamed } from '../texts/read-date.ts';
import { readPostcode } from '../texts/read-postcode.ts';
import { isStreetName } from '../texts/town-in-address.ts';
import { inDigits, rangesLast } from '../texts/price-line.ts';
import { readPrice, type ListedPrice } from '../texts/read-price.ts';
import { findWords } from '../word-sources.ts';
import { offerInAddress } from '../url/offer-in-address.ts';
import { isToLet } from './is-to-let.ts';
import { kindInJapanese, kindInOffer, kindOfOffer, kindWithBedrooms, loneKind } from './kind-in-lines.ts';
import { nameOfPictures } from './names-of-pictures.ts';

/** Metas that describe the page in words. */
const HEAD_METAS = ['description', 'og:title', 'og:description', 'twitter:description'];
/** Lines of a page that are looked at: below them are other homes and the footer. */
const MAX_LINES = 250;
/** Characters of a title or description that are looked at. */
const MAX_HEAD = 1_000;
/** Under this many minor units a figure on a page is a fee, not a price (100 major units). */
const MIN_PRICE_MINOR = 1_000_000;
/** Of a home to let a hundred is a rent. */
const MIN_RENT_MINOR = 10_000;

/** The last resort: title, descriptions and the visible lines, as somebody would read them. */
export function readPlainText(context: ReadContext): PartialFacts | null {
  const { page } = context;
  const shown = nameOfPictures(page);
  const head = [page.title, ...HEAD_METAS.map((name) => meta(page, name)), shown]
    .filter((text, index, all) => text !== null && all.indexOf(text) === index)
    .filter((text) => text !== null)
    .map((text) => text.slice(0, MAX_HEAD));
  // What a site says of all its homes is nothing of this one.
  const named = [head[0] ?? '', ...head.slice(1).filter((text) => !isSlogan(text))];
  const lines = page.own.lines.slice(0, MAX_LINES).filter((line) => line.length < 400);
  const texts = [...head, ...lines];
  const all = texts.join(' · ');
  const stacked = stackedFigures(lines);
  return {
    listingType:
      findOffer(head.join(' ')) ?? offerInLines(lines.slice(0, 60), context) ?? offerOfHeading(lines),
    price:
      priceIn(head, context) ??
      priceIn(rangesLast(withoutCharges(lines).filter(isNoSentence)), context) ??
      rentNamed(head, context),
    bedrooms: first(texts, findBedrooms) ?? first(stacked, findBedrooms),
    bathrooms: first(texts, findBathrooms) ?? first(stacked, findBathrooms),
    // "Just shy of 1,200 square feet" is a figure that another line may have in full.
    area:
      first(texts, (text) => (ROUNDED.test(text) ? null : findFloorArea(text))) ??
      first(texts, findFloorArea) ??
      first(stacked, findFloorArea),
    plot: first(texts, findGround),
    yearBuilt: first(lines.slice(0, 80), yearInFacts) ?? yearNamed(lines.slice(0, 80).join('\n')),
    propertyType:
      findHomeKind(kindOfOffer(named.slice(1).filter((text) => /^\p{L}{4,30} \(/u.test(text)))) ??
      findHomeKind(isSlogan(page.title ?? '') ? null : withoutSite(page.title, context)) ??
      findHomeKind(kindOfOffer(named)) ??
      first(
        named.filter((text) => text !== page.title),
        kindInJapanese,
      ) ??
      first(lines.slice(0, 60), kindInOffer) ??
      first(lines.slice(0, 60), kindWithBedrooms) ??
      first([...named.slice(1), ...lines.filter((line) => line.length > 60)], kindInSentence) ??
      loneKind(lines.slice(0, 60)),
    ...findWords(all),
    title: page.title,
    address:
      placeInTitle(page.title) ??
      placeInTitle(shown) ??
      first([...(withoutSite(page.title, context)?.split('|') ?? []), ...head.slice(1, 3)], addressInHeading),
    postcode:
      readPostcode(head.join(' '), context.country) ??
      (context.country === 'GB'
        ? first(lines.slice(0, 40), (line) => britishPostcode(line, head.join(' ')))
        : null),
  };
}

/** Words in front of a size that make it a rounded one. */
const ROUNDED =
  /(?:just (?:shy of|under|over|short of)|shy of|nearly|almost|about|around|roughly|approximately|approx\.?|over|some|more than|less than|up to) \d[\d,.]{0,8} ?(?:sq|square|m²|m2)/i;

/** "For Sale (NMLS: 1)", or "Active Listing" as American agents say, among the first lines of a page that offers nothing to let; an income from rent is no offer. */
function offerOfHeading(lines: readonly string[]): 'sale' | null {
  const isLet = lines.some(
    (line) => line.length < 60 && findOffer(line) === 'rent' && !/income|yield|potential/i.test(line),
  );
  const isSale =
    lines.slice(0, 12).some((line) => line.length <= 60 && /^for sale\b/i.test(line)) ||
    lines.slice(0, 40).some((line) => /^active listing$/i.test(line));
  return isSale && !isLet ? 'sale' : null;
}

/** "Now available for sale", "A bright flat off Mill Road to let:": a line that offers this home, where its address offers none. */
function offerInLines(lines: readonly string[], { address }: ReadContext): 'sale' | 'rent' | null {
  if (offerInAddress(address?.url ?? null) !== null) return null;
  const offers = new Set(
    lines
      .filter((line) => /^(?:(?:now|currently) )?available (?:for|to)\b/i.test(line) || ONE_TO_LET.test(line))
      .flatMap((line) => (line.length > 120 ? [] : (findOffer(line) ?? []))),
  );
  const [only] = offers;
  return offers.size === 1 ? (only ?? null) : null;
}

/** One home, in a line that ends in what it is offered for. */
const ONE_TO_LET =
  /^(?:an? |this )(?:\S+ ){1,12}?(?:house|home|flat|apartment|cottage|bungalow|villa|studio)\b.{0,60} (?:to let|to rent|for rent|for sale)[:.!]?$/i;

/** A postcode in one of the first lines; a line with a street that neither title nor description names is the firm's. */
function britishPostcode(line: string, head: string): string | null {
  const postcode = readPostcode(line, 'GB');
  const street =
    postcode === null ? undefined : line.split(',').find((part) => /\d/.test(part) && isStreetName(part));
  const name =
    street
      ?.replace(/^\D{0,20}\d+\w?\s*/, '')
      .trim()
      .toLowerCase() ?? '';
  return name === '' || head.toLowerCase().includes(name) ? postcode : null;
}

/** "3 baths | 2.3 acres | Built 1998": a year in a line of facts. */
function yearInFacts(line: string): number | null {
  const match =
    line.length > 120
      ? null
      : /(?:^|[|·•,;]\s?)built(?: in)? ((?:1[6-9]|20)\d\d)(?=$|\s?[|·•,;.])/i.exec(line);
  return match ? Number(match[1]) : null;
}

/** A title without the part that names the site: "… - Sample Homes" of samplehomes.ie is no home. */
function withoutSite(title: string | null, { address }: ReadContext): string | null {
  const site = plain(address?.host.replace(/^www\./, '').split('.')[0] ?? '');
  const parts = (title ?? '').slice(0, MAX_HEAD).split(/(\s[-|–—·•]\s)/);
  const last = parts.at(-1) ?? '';
  const isSite =
    site.length > 3 && (plain(last).includes(site) || /\w\.(?:com|ie|co|net|org|[a-z]{2})\b/i.test(last));
  return parts.length > 2 && isSite ? parts.slice(0, -2).join('') : title;
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

const FIGURE_LINE = /^\D{0,4}\d[\d.,]{0,12}\s?\+?$/;
const LABEL_LINE = /^[^\d:]{2,24}$/;
const SIZE_LINE = /^(?:beds?|bedrooms?|baths?|bathrooms?|sq\.? ?ft\.?|sqft|m²)$/i;

/**
 * "3" above "Beds", "2" above "Baths": figures over their labels, each on a line of its own, as one text each. Where a
 * label of rooms stands first the figures are below their labels, and are read elsewhere.
 */
function stackedFigures(lines: readonly string[]): readonly string[] {
  return lines.flatMap((label, index) => {
    const figure = lines[index - 1] ?? '';
    if (!SIZE_LINE.test(label) || !FIGURE_LINE.test(figure)) return [];
    let start = index - 1;
    while (start > 0) {
      const before = lines[start - 1] ?? '';
      const isNext = (index - start) % 2 === 1 ? LABEL_LINE.test(before) : FIGURE_LINE.test(before);
      if (!isNext) break;
      start -= 1;
    }
    return SIZE_LINE.test(lines[start] ?? '') ? [] : [`${figure} ${label}`];
  });
}

function first<T>(texts: readonly string[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

/** What owners pay each month or year, and what a tenant leaves as a pledge, in the languages of the portals. */
const CHARGES =
  /^(?:charges|taxes? fonci|gastos|comunidad|ibi\b|derrama|spese|condominio|iptu|frais|honoraires|nebenkosten|hausgeld|betriebskosten|servicekosten|vve|avgift|drift|felleskost|fællesudgift|ejerudgift|czynsz|opłat|poplatky|hoitovastike|vastike|aidat|service charge|ground rent|maintenance|hoa\b|fees?\b|(?:holding |security |tenancy )?deposit\b|kaution|provision\b|fianza|cauzione|caução|caution\b|dépôt|borg\b|waarborg|kaucja|kauce|deposition|depositum|敷金|礼金|管理費|修繕)/iu;

/** Lines without the sums below what their label calls a charge: they are no rent of the home. */
function withoutCharges(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const label = lines[index - 1] ?? '';
    return !(label.length < 50 && !/\d/.test(label) && CHARGES.test(label) && /^\D{0,6}\d/.test(line));
  });
}

/** What a sentence with a price of the home in it says beside the figure. */
const OF_PRICE =
  /pri[cxsj]|prei[sç]|preço|prezzo|precio|cen[ay]|hinta|valor|wert|offer|asking|guide|sale|sell|sold|vend|vent[ae]|kauf|koop|cost|kost|listed|reduced|reserve|starting|from|only|just|now|desde|partir|rent|let|alquil|affitt|loc?ation|lou|aluga|arrend|miete|huur|leie|hyra|month|mois|mes\b|monat|maand|pcm|salgs?|salu|продаж|цена|售|價|价/iu;

/** A sentence that says nothing of a price has other sums: deposits of bidders, costs of works, incomes. */
function isNoSentence(line: string): boolean {
  if (OF_PRICE.test(line)) return true;
  // "Flat with two balconies. 650.000 €": the figure stands behind the sentence.
  const parts = line.slice(0, 2_000).split(/(?<=\p{L}{4}[.!?]) (?=[\p{Lu}\d£€$])/u);
  return parts.some((part) => (part.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu)?.length ?? 0) < 5 && /\d/.test(part));
}

const PRICED = new RegExp(String.raw`${CURRENCY_SIGN}|\bPOA\b`, 'iu');

/** Only a figure with a sign or a code, and not beside words that make it another figure. */
function priceIn(texts: readonly string[], context: ReadContext): ListedPrice | null {
  const isLet = isToLet(context);
  // What a description says of mortgages in another sentence is nothing about the price in this one.
  for (const text of texts.flatMap((each) => each.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u).slice(0, 40))) {
    if (!PRICED.test(inDigits(text))) continue;
    if (
      /taxeringsvärde|driftskostnad|boliglån|stamp duty|mortgage|deposit|service charge|ground rent|council tax|per sq|\/\s?(?:m²|坪)|fees?\b|tax(?:es)?\b|hoa|payments?\b|loans?\b|hypot|hipotec|kredit|úvěr|zestimate|estimate|median|average|was\b/i.test(
        text,
      )
    )
      continue;
    const price = readPrice(text, context.prices);
    if (price?.kind === 'on-application' || price?.kind === 'rent') return price;
    if ((price?.amountMinor ?? 0) >= (isLet ? MIN_RENT_MINOR : MIN_PRICE_MINOR)) return price;
  }
  return null;
}

const BY_THE_MONTH = new RegExp(
  String.raw`(.{0,30})((?:${CURRENCY_SIGN})\s?\d[\d,.]*\s?(?:\/|per |a )\s?(?:month|mo)(?!\p{L}))`,
  'iu',
);

/** "$2,800/month inc: water": the rent that a description names where no price is for sale, and no fee. */
function rentNamed(head: readonly string[], context: ReadContext): ListedPrice | null {
  if (head.some((text) => findOffer(text) === 'sale')) return null;
  const [, before = '', rent] = BY_THE_MONTH.exec(head.join(' · ')) ?? [];
  return /est|payment|mortgage|hoa|tax|insur|pet|fee|parking|deposit/i.test(before)
    ? null
    : readPrice(rent, context.prices);
}
