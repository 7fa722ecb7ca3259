const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const time = /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g;
const digest = /\b[0-9a-f]{64}\b/gi;
const picture = /data:image\/[a-z+]+;base64,[\w+/=]+/g;
/** Begins as a list in JSON does. */
const encodedList = /(?<![A-Za-z0-9+/])W[A-Za-z0-9+/]{10,}={0,2}/g;
/** As long as an id is in base64, or longer. */
const encodedId = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{48,}={0,2}/g;
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/**
 * The text as a reader takes it in: compatibility forms as plain signs, digits of every script as 0 to 9, references
 * of HTML and addresses as what they stand for, nothing invisible between the digits.
 */
export function foldText(text: string): string {
  const decoded = text
    .replace(
      /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
      (_, hex: string | undefined, decimal: string | undefined) =>
        signOf(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
    )
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => signOf(parseInt(hex, 16)))
    .replace(/%(2[0-9a-f]|3[0-9a-f])/gi, (_, hex: string) => signOf(parseInt(hex, 16)));
  // oxlint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(decoded)) return decoded;
  return decoded
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit);
}

/**
 * The folded text without random ids, times and pictures: digits in them mean nothing. Where a list goes on is said by
 * names, numbers and ids in base64: they are looked at as they are, or an id would look like a price by chance.
 */
export function withoutChance(folded: string): string {
  return folded
    .replace(picture, ' ')
    .replace(encodedList, decodeList)
    .replace(encodedId, decodeId)
    .replace(uuid, ' ')
    .replace(digest, ' ')
    .replace(time, ' ');
}

/** What a list in base64 holds; any other text as it is. */
function decodeList(encoded: string): string {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  try {
    return Array.isArray(JSON.parse(text)) ? text : encoded;
  } catch {
    return encoded;
  }
}

/** What stands in base64 around an id; any other text as it is. */
function decodeId(encoded: string): string {
  const text = Buffer.from(encoded, 'base64').toString('latin1');
  return /^[ -~]*$/.test(text) && text.search(uuid) >= 0 ? text : encoded;
}

function signOf(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ' ';
}

/** Unicode lays every script's digits out ten in a row; rows that touch are still rows of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
