import { HOME_WORD_KEYS, type HomeWordKey } from '../../domain/home-fields.ts';
import { isElement, textOf, type HtmlElement, type HtmlNode } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import type { ReadContext } from '../read-context.ts';
import { WORD_SOURCES } from '../word-sources.ts';

/** What a label on a page means, in the languages of the portals that are read. The first that fits counts. */
const LABELS: readonly (readonly [LabelField, RegExp])[] = [
  [
    'price',
    /^(?:(?:asking|guide|list|sale|purchase|offer|current) )?price$|^precio(?: de venta)?$|^prix(?: de vente)?$|^prezzo$|^(?:kauf)?preis$|^preço$|^vraagprijs$|^prix demandé$|^pris$|^utgångspris$|^prisantydning$|^kontantpris$|^totalpris$|^cena$|^valor(?: de venda)?$|^preço de venda$|^цена$|^стоимость$|^qiymət$|^fiyat$|^ár$|^irányár$|^preț$|^cijena$|^cena$|^τιμή$|^hind$|^kaina$|^(?:velaton )?hinta$|^(?:販売)?価格$/i,
  ],
  [
    'plot',
    /^(?:plot|lot|land|site|garden|grounds?|erf|stand|acreage|acres)\b.*(?:size|area)?$|^(?:total |approx\.? )?(?:plot|lot|land|garden|erf) (?:size|area)|\b(?:parcela|terreno|solar|jardín|jardim|giardino|lote)\b|^grundst[uü]ck|^grundfläche|^perceel|^kavel|^tuin|^surface (?:du |de )?(?:terrain|la parcelle)|^terrain|^jardin|^tomt|^grund(?:areal)?$|działk|участок|площадь участка|^arsa|^telek|^pozemek|^plocha pozemku|^teren$|^torpaq|οικόπεδο|^krundi|^sklypo|^tontti|^tontin|^(?:土地|敷地)面積/i,
  ],
  [
    'area',
    /^(?:(?:total |internal |interior |floor |living |built |constructed |habitable |approx\.? )*(?:area|size|surface|sq\.? ?ft\.?|square (?:footage|feet|metres|meters)))$|^superficie|^m2$|^surface(?: habitable)?$|^wohnfläche|^boarea|^bruksareal|^primærrom|^p-rom|^bra\b|^boligareal|^powierzchnia|^[aá]rea (?:[uú]til|bruta|constru[ií]da|privativa)|^m² built|^woonoppervlakte|^bewohnbare|^construid|^built|^living area|^livable|^(?:общая )?площадь(?:,? м²?)?$|^sahə(?:si)?$|^(?:net|brüt|brut)? ?(?:m²|metrekare)|^(?:užitná|podlahová|obytná) plocha|^plocha bytu|^alapterület|^suprafa[țt]|^površina|^kvadratura|εμβαδό|^üldpind|^(?:bendras )?plotas|^asuinpinta|^tamanho|^metragem|^建物面積|^専有面積|^m² constru|^m² [uú]til|^kokopinta/iu,
  ],
  [
    'bedrooms',
    /^(?:no\.? of |number of )?(?:bed(?:room)?s?)$|^(?:número de )?(?:dormitorios|habitaciones)$|^chambres?$|^camere(?: da letto)?$|^schlafzimmer$|^slaapkamers?$|^quartos$|^bedrooms? number$|^sovrum$|^soverom$|^soveværelser$|^(?:liczba )?sypialni[ae]?$|^rec[aá]maras?$|^dormit[oó]rios?$|^number of bedrooms$|^(?:количество )?(?:спален|спальни|спальня)$|^yatak odası|^dormitoare$|^spavać|^υπνοδωμάτια$|^makuuhuone|^magamistu|^quantidade de quartos$|^n[ºo°]?\.? de (?:quartos|dormit[oó]rios|habitaciones)$/i,
  ],
  [
    'bathrooms',
    /^(?:no\.? of |number of |full )?(?:bath(?:room)?s?)$|^baños$|^bagni$|^salles? de bains?$|^badezimmer$|^badkamers?$|^casas de banho$|^banheiros?$|^badrum$|^bad$|^badeværelser$|^łazienki$|^full (?:and half )?baths?$|^baths? \(full\/half\)$|^(?:количество )?(?:ванн\w*|санузлов)$|^banyo(?: sayısı)?$|^b[ăa]i$|^kupatil|^kylpyhuone|^μπάνια$|^quantidade de banheiros$|^n[ºo°]?\.? de (?:banheiros|baños)$/i,
  ],
  [
    'propertyType',
    /^(?:property |home |building |style|house )?type$|^(?:type|kind) of (?:property|home|house|apartment)$|^soort (?:woonhuis|appartement|object)$|^objekttyp$|^immobilien(?:typ|art)$|^type de bien$|^物件種(?:別|目)$|^тип недвижимости$|^tipo(?: de (?:inmueble|propiedad|vivienda))?$|^tipologia$|^typ$|^style$|^property sub ?type$/i,
  ],
  ...HOME_WORD_KEYS.map((key) => [key, WORD_SOURCES[key].label] as const),
  [
    'yearBuilt',
    /^(?:year (?:built|of construction)|built(?: in)?|construction year|año de construcción|anno di costruzione|baujahr|bouwjaar|année de construction|año(?: construcción)?|ano de construção|ano|год постройки|год сдачи|rok (?:budowy|výstavby|kolaudace)|byggår|byggeår|rakennusvuosi|ehitusaasta|statybos metai|metai|yapım yılı|építés éve|an(?:ul)? construc[țt]ie[i]?|godina izgradnje|έτος κατασκευής|tikilmə ili|year of construction|築年月?|完成時期|approx(?:imate)? year built|built in)$/iu,
  ],
  [
    'listingId',
    /^(?:ref(?:erence)?(?: (?:no|number|code))?\.?|property (?:id|ref(?:erence)?)|mls(?: ?(?:#|no|number|id))?\.?|listing (?:id|number)|referencia|riferimento|id)$/i,
  ],
  [
    'postcode',
    /^(?:post ?code|zip(?: code)?|postal code|código postal|code postal|plz|postleitzahl|postcode|cep|cap|postnummer|kod pocztowy|psč)$/i,
  ],
  [
    'address',
    /^(?:(?:full |property |street )?address|location|dirección|indirizzo|adresse|adres|situation|endereço|morada|адрес|ünvan|cím|adresă|adresa|διεύθυνση|osoite|aadress|所在地|住所)$/i,
  ],
  [
    'town',
    /^(?:town|city|locality|suburb|municipality|población|localidad|municipio|ciudad|comune|città|località|ville|commune|ort|stadt|gemeente|plaats|cidade|concelho|kommun|miasto|miejscowość|город|şəhər|şehir|grad|mesto|město|obec|település|oraș|localitate|πόλη|linn|paikkakunta)$/i,
  ],
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

/** The field that a label means, or null. */
export function fieldOfLabel(label: string): LabelField | null {
  return LABELS.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
}

/** Every "label: value" of a page (table rows, definition lists, list items, paired spans), by what the label means; the first of each counts. */
export function readLabels(context: ReadContext): ReadonlyMap<LabelField, string> {
  const found = new Map<LabelField, string>();
  const put = (label: string | null, value: string | null) => {
    if (label === null || value === null || label.length > 40 || value.length > MAX_VALUE) return;
    const plain = label.replace(/[:*•\s]+$/, '').trim();
    const field = fieldOfLabel(plain);
    if (field === null || found.has(field)) return;
    // "Sq Ft: 1,904": the unit is in the label.
    const isFeet =
      (field === 'area' || field === 'plot') && /sq\.? ?f/i.test(plain) && /^[\d.,]+$/.test(value);
    const isAcres = field === 'plot' && /acre/i.test(plain) && /^[\d.,]+$/.test(value);
    found.set(field, isFeet ? `${value} sq ft` : isAcres ? `${value} acres` : value);
  };
  for (const element of context.page.own.elements) {
    context.time.check();
    if (element.name !== 'tr' && readRow(element, put)) continue;
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
      else if (children.length === 0 || (children.length === 1 && element.name !== 'div'))
        putText(line(element), put);
      else if (label && children.length === 1 && !BLOCKS.has(label.name)) putText(line(element), put);
    }
  }
  return found;
}

/** What is looked at for itself. */
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'dl', 'table', 'tbody', 'tr']);

/** Most labels that stand in one paragraph. */
const MAX_PAIRS = 40;

/** "<b>Price:</b> £1<br><b>Type:</b> House": labels and values in one paragraph; true where two or more stand in it. */
function readRow(element: HtmlElement, put: (label: string | null, value: string | null) => void): boolean {
  if (!['p', 'div', 'td', 'li', 'span'].includes(element.name)) return false;
  const isLabel = (node: HtmlNode): boolean =>
    isElement(node) && /^(?:b|strong|em|span|label)$/.test(node.name) && /:\s*$/.test(textOf(node, 60, 20));
  const nodes = element.children.slice(0, MAX_PAIRS * 4);
  const labels = nodes.filter(isElement).filter(isLabel);
  const hasText = nodes.some((node) => node.nodeType === 3 && node.data.trim() !== '');
  if (
    labels.length === 0 ||
    !hasText ||
    (labels.length < 2 && !nodes.some((node) => isElement(node) && node.name === 'br'))
  )
    return false;
  for (const label of labels.slice(0, MAX_PAIRS)) {
    const lines: string[] = [''];
    for (let node = label.next; node && !isLabel(node); node = node.next) {
      if (isElement(node) && node.name === 'br') lines.push('');
      else
        lines.push(
          `${lines.pop() ?? ''}${isElement(node) ? textOf(node, 400, 60) : 'data' in node ? node.data : ''}`,
        );
    }
    const value = lines.flatMap((part) => cleanLine(part)?.replace(/,$/, '') ?? []).join(', ');
    put(line(label), value === '' ? null : value);
  }
  return labels.length > 1;
}

function putText(text: string | null, put: (label: string | null, value: string | null) => void): void {
  const match = /^([^:]{2,40}):\s*(.{1,160})$/.exec(text ?? '');
  // "Town: Sampleton Area: North" is two labels.
  if (match) put(match[1] ?? null, match[2]?.replace(/\s+\p{Lu}[\p{L} ]{2,20}:\s.*$/u, '') ?? null);
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
