import { HOME_WORD_KEYS, type HomeWordKey } from '../../domain/home-fields.ts';
import { attribute, isElement, textOf, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import type { ReadContext } from '../read-context.ts';
import { WORD_SOURCES } from '../word-sources.ts';

/** What a label on a page means, in the languages of the portals that are read. The first that fits counts. */
const LABELS: readonly (readonly [LabelField, RegExp])[] = [
  [
    'price',
    /^(?:(?:asking|guide|list|sale|purchase|offer|current) )?price$|^precio(?: de venta)?$|^prix(?: de vente)?$|^prezzo$|^(?:kauf)?preis$|^preço$|^vraagprijs$|^prix demandé$|^pris$|^utgångspris$|^prisantydning$|^kontantpris$|^totalpris$|^cena$|^valor(?: de venda)?$|^preço de venda$|^(?:販売)?価格$|^매매가?$|^(?:总价|售价|總價|價格|价格)$/i,
  ],
  [
    'plot',
    /^(?:plot|lot|land|site|garden|grounds?|erf|stand|acreage|acres)\b.*(?:size|area)?$|^(?:total |approx\.? )?(?:plot|lot|land|garden|erf) (?:size|area)|\b(?:parcela|terreno|solar|jardín|jardim|giardino|lote)\b|^grundst[uü]ck|^grundfläche|^perceel|^kavel|^tuin|^surface (?:du |de )?(?:terrain|la parcelle)|^terrain|^jardin|^tomt|^grund(?:areal)?$|działk|^土地面積|^대지면적/i,
  ],
  [
    'area',
    /^(?:(?:total |internal |interior |floor |living |built |constructed |habitable |approx\.? )*(?:area|size|surface|sq ?ft|square footage))$|^superficie|^m2$|^surface(?: habitable)?$|^wohnfläche|^boarea|^bruksareal|^primærrom|^p-rom|^bra\b|^boligareal|^powierzchnia|^[aá]rea (?:[uú]til|bruta|constru[ií]da|privativa)|^m² built|^woonoppervlakte|^bewohnbare|^construid(?!\w* en\b)|^built(?! in\b)|^living area|^livable|^(?:専有|建物)面積|^(?:전용|공급)면적|^建筑面积/i,
  ],
  [
    'bedrooms',
    /^(?:no\.? of |number of )?(?:bed(?:room)?s?)$|^(?:número de )?(?:dormitorios|habitaciones)$|^chambres?$|^camere(?: da letto)?$|^schlafzimmer$|^slaapkamers?$|^quartos$|^bedrooms? number$|^sovrum$|^soverom$|^soveværelser$|^(?:liczba )?sypialni[ae]?$|^rec[aá]maras?$|^dormit[oó]rios?$|^number of bedrooms$|^間取り$/i,
  ],
  [
    'bathrooms',
    /^(?:no\.? of |number of |full )?(?:bath(?:room)?s?)$|^baños$|^bagni$|^salles? de bains?$|^badezimmer$|^badkamers?$|^casas de banho$|^banheiros?$|^badrum$|^bad$|^badeværelser$|^łazienki$|^full (?:and half )?baths?$|^baths? \(full\/half\)$/i,
  ],
  [
    'propertyType',
    /^(?:property |home |building |style|house )?type$|^type of (?:property|home)$|^tipo(?: de (?:inmueble|propiedad|vivienda))?$|^tipologia$|^typ$|^style$|^property sub ?type$/i,
  ],
  ...HOME_WORD_KEYS.map((key) => [key, WORD_SOURCES[key].label] as const),
  [
    'yearBuilt',
    /^(?:year (?:built|of construction)|built(?: in)?|construction year|año de construcción|anno di costruzione|baujahr|bouwjaar|année de construction|constru[ií]d[oa] en|construit en|costruito nel|gebouwd in|byggår|rok budowy|完成時期(?:（築年月）)?|築年月)$/i,
  ],
  [
    'listingId',
    /^(?:ref(?:erence)?(?: (?:no|number|code))?\.?|property (?:id|ref(?:erence)?)|mls(?: ?(?:#|no|number|id))?\.?|listing (?:id|number)|referencia|riferimento|id)$/i,
  ],
  ['postcode', /^(?:post ?code|zip(?: code)?|postal code|código postal|cap)$/i],
  ['address', /^(?:address|location|dirección|indirizzo|adresse|situation)$/i],
  ['town', /^(?:town|city|locality|suburb|municipality|población|comune|ville)$/i],
  ['region', /^(?:region|county|province|state|provincia)$/i],
  [
    'listingType',
    /^(?:operation type|operation|transaction|offer type|listing type|for|operación|tipo de operación|contratto|contract)$/i,
  ],
  ['agent', /^(?:listed by|listing (?:agent|office|provided by)|agent|agency|marketed by|broker(?:age)?)$/i],
  [
    'listedOn',
    /^(?:listed(?: on)?|added(?: on)?(?: \w+)?|date (?:listed|added|posted)|listing date|listed date)$/i,
  ],
];

export type LabelField =
  | HomeWordKey
  | 'price'
  | 'plot'
  | 'area'
  | 'bedrooms'
  | 'bathrooms'
  | 'propertyType'
  | 'yearBuilt'
  | 'listingId'
  | 'postcode'
  | 'address'
  | 'town'
  | 'region'
  | 'listingType'
  | 'agent'
  | 'listedOn';

const MAX_VALUE = 160;

/** Every "label: value" of a page (table rows, definition lists, list items, paired spans), by what the label means; the first of each counts. */
export function readLabels(context: ReadContext): ReadonlyMap<LabelField, string> {
  const found = new Map<LabelField, string>();
  const put: Put = (label, value, isLoose = false) => {
    if (label === null || value === null || label.length > 40 || value.length > MAX_VALUE) return;
    const plain = label.replace(/[:*•\s]+$/, '').trim();
    const field = LABELS.find(([, pattern]) => pattern.test(plain))?.[0];
    if (field === undefined || found.has(field)) return;
    // Without a colon "Built 1974" is no area.
    if (isLoose && SIZES.has(field) && /^[\d.,' ]+$/.test(value)) return;
    // "Sq Ft: 1,904": the unit is in the label.
    const isFeet =
      (field === 'area' || field === 'plot') && /sq\.? ?f/i.test(plain) && /^[\d.,]+$/.test(value);
    const isAcres = field === 'plot' && /acre/i.test(plain) && /^[\d.,]+$/.test(value);
    found.set(field, isFeet ? `${value} sq ft` : isAcres ? `${value} acres` : value);
  };
  for (const element of context.page.own.elements) {
    context.time.check();
    putSpoken(element, put);
    const children = element.children.filter(isElement).filter((child) => child.name !== 'br');
    if (element.name === 'dt') put(line(element), line(nextElement(element, 'dd')));
    else if (
      element.name === 'tr' ||
      element.name === 'li' ||
      element.name === 'div' ||
      element.name === 'p'
    ) {
      const [label, value] = children;
      if (label && value && children.length === 2) put(line(label), line(value));
      else if (children.length <= 1 && element.name !== 'div') putText(line(element), put);
      else if (label && children.length === 1) putText(line(element), put);
    }
  }
  return found;
}

type Put = (label: string | null, value: string | null, isLoose?: boolean) => void;
const SIZES: ReadonlySet<LabelField> = new Set(['area', 'plot', 'price']);

const FIGURE = String.raw`\d[\d.,' ]{0,12}(?:\s?(?:m²|㎡|m2|sq\.?\s?(?:ft|m)\b\.?|acres?\b|ha\b))?`;
const BEHIND_LABEL = new RegExp(String.raw`^([^\d:]{3,40}?)\s*(${FIGURE})$`, 'i');
const BEFORE_LABEL = new RegExp(String.raw`^(${FIGURE})\s*([^\d:]{3,30})$`, 'i');

/** "Plot: 455 m²", and without a colon where nothing but a figure stands behind: "Land area 455m²", "Built in 1974". */
function putText(text: string | null, put: Put): void {
  const match = /^([^:]{2,40}):\s*(.{1,160})$/.exec(text ?? '');
  if (match) put(match[1] ?? null, match[2] ?? null);
  const [, label, figure] = (match ? null : BEHIND_LABEL.exec(text ?? '')) ?? [];
  if (label !== undefined) put(label, figure?.trim() ?? null, true);
}

/** Icons tell what they stand for in a name that is spoken: aria-label="4 bedrooms", or title="Bathrooms" around a figure. */
function putSpoken(element: HtmlElement, put: Put): void {
  const name = cleanLine(
    (attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '').slice(0, 80),
  );
  if (name === null || name === '' || element.name === 'a') return;
  const [, figure, label] = BEFORE_LABEL.exec(name) ?? [];
  if (figure !== undefined) {
    put(label ?? null, figure.trim(), true);
    return;
  }
  const value = line(element);
  if (value !== null && value.length < 40 && /^\D{0,4}\d/.test(value)) put(name, value);
}

function line(element: HtmlElement | null): string | null {
  if (!element) return null;
  return cleanLine(textOf(element, 400, 60));
}

function nextElement(element: HtmlElement, name: string): HtmlElement | null {
  let next = element.next;
  while (next && !isElement(next)) next = next.next;
  return next && next.name === name ? next : null;
}
