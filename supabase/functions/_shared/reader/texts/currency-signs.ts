/** ISO 4217 codes that listings use; more than games can use, so that a refusal can name what it saw. */
const CODES = [
  ...'GBP EUR USD CAD AUD NZD CHF SEK NOK DKK PLN AED ZAR JPY INR CZK HUF RON BGN TRY BRL MXN SGD HKD THB'.split(
    ' ',
  ),
  ...'MYR IDR PHP ISK ILS SAR QAR KES NGN MAD EGP CNY KRW CLP COP ARS TWD VND UAH RUB PEN UYU CRC DOP JMD'.split(
    ' ',
  ),
  ...'BHD KWD OMR JOD PKR LKR RSD GEL MUR NAD BWP GHS TND KZT AZN AMD BYN UZS MDL MKD CLF'.split(' '),
  ...'XCG ANG AWG BBD TTD BSD KYD XCD BZD BMD FJD XOF XAF GTQ PYG'.split(' '),
  ...'BDT NPR TZS UGX ETB ZMW RWF DZD IQD LBP KGS BAM BOB HNL NIO KHR'.split(' '),
];
/** Codes that are words as well: "try", "mad", "all". They count in capitals alone. */
const WORDS_TOO = new Set('TRY MAD COP PEN GEL NAD RUB ANG'.split(' '));

/** Signs that mean one currency, wherever they stand. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '£': 'GBP', '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR' },
  ...{ us$: 'USD', u$s: 'USD', u$d: 'USD', $us: 'USD', a$: 'AUD', au$: 'AUD', $au: 'AUD' },
  ...{ c$: 'CAD', ca$: 'CAD', cdn$: 'CAD', $ca: 'CAD', nz$: 'NZD', $nz: 'NZD', mx$: 'MXN', r$: 'BRL' },
  ...{ s$: 'SGD', sg$: 'SGD', hk$: 'HKD', nt$: 'TWD', zł: 'PLN', 'zł.': 'PLN', 'm.n.': 'MXN' },
  ...{ 'm.n': 'MXN', mn: 'MXN' },
  ...{ '₹': 'INR', 'rs.': 'INR', rs: 'INR', '￥': 'JPY', 'jp¥': 'JPY', 'cn¥': 'CNY', rmb: 'CNY' },
  ...{ '₩': 'KRW', 円: 'JPY', 원: 'KRW' },
  ...{ '₺': 'TRY', kč: 'CZK', ft: 'HUF', '฿': 'THB', '₱': 'PHP', '₪': 'ILS', '₫': 'VND', '₴': 'UAH' },
  ...{ '₽': 'RUB' },
  ...{ 'sfr.': 'CHF', sfr: 'CHF', 'chf.': 'CHF', dh: 'AED', dhs: 'AED', 'dhs.': 'AED', 'د.إ': 'AED' },
  ...{ rm: 'MYR', rp: 'IDR' },
  ...{ '₸': 'KZT', тг: 'KZT', 'тг.': 'KZT', тенге: 'KZT', '₼': 'AZN', manat: 'AZN', '₾': 'GEL', '֏': 'AMD' },
  ...{ 'руб.': 'RUB', руб: 'RUB', 'грн.': 'UAH', грн: 'UAH', tl: 'TRY', lei: 'RON' },
  ...{ 'ש"ח': 'ILS', 'ש״ח': 'ILS', שח: 'ILS', جنيه: 'EGP', 'ج.م': 'EGP', 'ر.س': 'SAR', 'ر.ق': 'QAR' },
  ...{ 'gh₵': 'GHS', 'gh¢': 'GHS', '₵': 'GHS', ghc: 'GHS', '₦': 'NGN', '৳': 'BDT', 'tk.': 'BDT', tk: 'BDT' },
  ...{ ksh: 'KES', 'ksh.': 'KES', kshs: 'KES', 'kshs.': 'KES', tsh: 'TZS', tshs: 'TZS', ush: 'UGX' },
  ...{ лв: 'BGN', 'лв.': 'BGN', сом: 'KGS', сум: 'UZS', 'у.е.': 'USD' },
  // Chile's unit of account, in which homes are priced there.
  uf: 'CLF',
};

/** Names of currencies as cells, columns and fields spell them out; "dollars" alone is as open as a bare sign. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['GBP', /\bpounds?\b|\bsterling\b|\blibras?\b/i],
  ['EUR', /\beuros?\b/i],
  ['AUD', /\baustralian dollars?\b/i],
  ['NZD', /\bnew zealand dollars?\b/i],
  ['CAD', /\bcanadian dollars?\b|\bdollars? canadiens?\b/i],
  ['USD', /\b(?:us|u\.s\.|american|united states) dollars?\b/i],
  ['CHF', /\bswiss francs?\b|\b(?:schweizer )?franken\b|\bfrancs? suisses?\b/i],
  ['SEK', /\bswedish kron|\bsvenska kron/i],
  ['NOK', /\bnorwegian kron|\bnorske kron/i],
  ['DKK', /\bdanish kron|\bdanske kron/i],
  ['PLN', /\bz[lł]ot/i],
  ['ZAR', /\brands?\b/i],
  ['AED', /\bdirhams?\b/i],
  ['MXN', /\bpesos? mexicanos?\b|\bmexican pesos?\b|\bmoneda nacional\b/i],
  // "Real" alone begins "real estate".
  ['BRL', /\breais\b|\bbrazilian reals?\b|^real$/i],
  ['INR', /\brupees?\b/i],
  ['JPY', /\byen\b/i],
  ['CNY', /\byuan\b|\brenminbi\b/i],
  ['KRW', /\bkorean won\b/i],
  ['IDR', /\brupiahs?\b/i],
  ['TRY', /\b(?:turkish )?liras?\b/i],
  ['SAR', /\b(?:saudi )?riyals?\b/i],
  ['ILS', /\bshekels?\b/i],
  ['THB', /\bbaht\b/i],
  ['CZK', /\bkorun[ay]?\b/i],
  ['$', /\bdollars?\b|\bd[oó]lares\b/i],
];

/**
 * The currency that a text spells out: "British pounds", "US dollars".
 * @param usual currency of the place, which decides which dollars are meant
 */
export function currencyOfName(text: string, usual: string | null): string | null {
  const name = NAMES.find(([, pattern]) => pattern.test(text))?.[0];
  return name === undefined ? null : currencyOfSign(name, usual);
}

const DOLLARS = new Set('USD CAD AUD NZD SGD HKD MXN TWD CLP COP ARS UYU JMD NAD'.split(' '));
const CROWNS = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
const YENS = new Set(['JPY', 'CNY']);
/** Money that several Arabic countries call the same: what a place has goes before the usual meaning. */
const ARABIC: Readonly<Record<string, readonly string[]>> = {
  ريال: ['SAR', 'QAR', 'OMR'],
  درهم: ['AED', 'MAD'],
  دينار: ['KWD', 'BHD', 'JOD', 'TND'],
};

const EURO_COUNTRIES = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK BG';
/** Currency of a country's listings, ISO 3166-1 alpha-2 to ISO 4217. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_COUNTRIES.split(' ').map((code) => [code, 'EUR'])),
  ...{ GB: 'GBP', IM: 'GBP', JE: 'GBP', GG: 'GBP', US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD' },
  ...{ CH: 'CHF', LI: 'CHF' },
  ...{ SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', AE: 'AED', ZA: 'ZAR', JP: 'JPY', IN: 'INR' },
  ...{ CZ: 'CZK', HU: 'HUF' },
  ...{ RO: 'RON', TR: 'TRY', BR: 'BRL', MX: 'MXN', SG: 'SGD', HK: 'HKD', TH: 'THB', MY: 'MYR' },
  ...{ ID: 'IDR', PH: 'PHP' },
  ...{ IS: 'ISK', IL: 'ILS', SA: 'SAR', QA: 'QAR', KE: 'KES', NG: 'NGN', MA: 'MAD', EG: 'EGP' },
  ...{ CN: 'CNY', KR: 'KRW' },
  ...{ CL: 'CLP', CO: 'COP', AR: 'ARS', TW: 'TWD', VN: 'VND', UA: 'UAH', RU: 'RUB', PE: 'PEN' },
  ...{ UY: 'UYU', NA: 'NAD' },
  ...{ KZ: 'KZT', AZ: 'AZN', AM: 'AMD', LK: 'LKR', PK: 'PKR', MU: 'MUR', NP: 'NPR', BD: 'BDT', GH: 'GHS' },
  ...{ KW: 'KWD', BH: 'BHD', OM: 'OMR', JO: 'JOD', TN: 'TND' },
};

/** The currency of a country's homes, or null where the table has none. */
export function currencyOfCountry(country: string | null | undefined): string | null {
  return country ? (BY_COUNTRY[country.toUpperCase()] ?? null) : null;
}

/** True for a code that a listing may be priced in. */
export function isListingCurrency(code: string): boolean {
  return CODES.includes(code);
}

/**
 * The currency that a sign or word means.
 * @param usual currency of the place, which decides what a bare $, kr or R is
 */
export function currencyOfSign(sign: string, usual: string | null): string | null {
  const word = sign.replace(/\s/g, '').toLowerCase();
  if (/^(?:rs\.?|₨)$/.test(word)) return /^(?:LKR|PKR|MUR|NPR)$/.test(usual ?? '') ? usual : 'INR';
  if (word === '') return null;
  const code = /[a-z]{3}/.exec(word)?.[0].toUpperCase() ?? '';
  if (isListingCurrency(code) && /^[^a-z]*[a-z]{3}[^a-z]*$/.test(word)) return code;
  const known = SIGNS[word];
  if (known) return known;
  const arabic = ARABIC[word];
  if (arabic) return arabic.find((code) => code === usual) ?? arabic[0] ?? null;
  if (word === '$') return usual !== null && DOLLARS.has(usual) ? usual : 'USD';
  if (word === 'kr' || word === 'kr.') return usual !== null && CROWNS.has(usual) ? usual : null;
  if (word === '¥') return usual !== null && YENS.has(usual) ? usual : 'JPY';
  if (word === '元') return usual === 'TWD' || usual === 'HKD' ? usual : 'CNY';
  if (word === 'r') return usual === 'ZAR' ? 'ZAR' : null;
  if (word === 'fr' || word === 'fr.') return usual === 'CHF' ? 'CHF' : null;
  return null;
}

/** The currency of the signs before and behind an amount: a code or a sign of one currency beats a bare $ or kr. */
export function currencyOfSigns(before: string, after: string, usual: string | null): string | null {
  const found = [before, after]
    .filter((sign) => sign !== '')
    .map((sign) => [sign, currencyOfSign(sign, usual)] as const);
  const clear = found.find(
    ([sign, currency]) => currency !== null && !/^\s*(?:\$|kr\.?|¥|r|fr\.?)\s*$/i.test(sign),
  );
  return (clear ?? found.find(([, currency]) => currency !== null))?.[1] ?? null;
}

/** A field that holds a currency ("usd", "A$", "Euro", "Pounds sterling") as its ISO 4217 code; null for anything else. */
export function readCurrency(text: string | null | undefined, usual: string | null = null): string | null {
  const word = text?.trim().slice(0, 60) ?? '';
  if (word === '') return null;
  const code = word.toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) return isListingCurrency(code) ? code : null;
  return currencyOfSign(word, usual) ?? currencyOfName(word, usual);
}

/** "try 3 rooms" names no lira: such codes count in capitals. */
export function isWordNotCode(sign: string): boolean {
  return WORDS_TOO.has(sign.trim().toUpperCase()) && sign.trim() !== sign.trim().toUpperCase();
}

const LETTERED = String.raw`${CODES.join('|')}|euros?|RMB|Rs\.?|GHC|K[Ss]hs?\.?|Tshs?|Ush|Tk\.?(?=\s?\d)|лв\.?|сом|сум|у\.е\.|kr\.?|zł\.?|Kč|Dhs?\.?|S?Fr\.?|RM(?=\s?\d)|Rp\.?(?=\s?\d)|UF(?=\s?\d)|руб\.?|грн\.?|тг\.?|тенге|manat|TL|lei|ש["״]?ח|جنيه|ريال|درهم|دينار|ج\.م|ر\.س|ر\.ق|د\.إ|M\.N\.?|R(?=\s?\d)`;
const SIGN = String.raw`(?:GH[₵¢]|US\$|U\$[SD]|AU\$|CA\$|CDN\$|NZ\$|HK\$|MX\$|SG\$|NT\$|JP¥|CN¥|A\$|C\$|R\$|S\$|\$(?:US|AU|CA|NZ)(?!\p{L})|[£€$₹¥￥₺฿₩₱₪₫₴₽₸₼₾֏₵₦৳₨]|(?<=\d\s?)[円元원]|(?<!\p{L})(?:${LETTERED})(?!\p{L}))`;
/** Everything that may stand in front of or behind an amount, for patterns; the longest first. "AUD $" counts as one. */
export const CURRENCY_SIGN = String.raw`(?:${SIGN}(?:\s?[$£€¥₹])?|\$\s?(?:USD|AUD|CAD|NZD|MXN|SGD|HKD)(?!\p{L}))`;
