import { districtOf, readUkPostcode } from './read-postcode.ts';

/** What stands behind the town in British and Irish addresses: ceremonial counties and countries. */
const COUNTIES =
  /^(?:(?:west|south|east|north|greater|county|co\.?) )?(?:midlands|yorkshire|sussex|london|manchester|glamorgan|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|essex|gloucestershire|hampshire|herefordshire|hertfordshire|kent|lancashire|leicestershire|lincolnshire|merseyside|middlesex|norfolk|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|staffordshire|suffolk|surrey|warwickshire|wiltshire|worcestershire|england|scotland|wales|uk|united kingdom|ireland|ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland(?: and labrador)?|prince edward island|canada|spain|españa|italy|france|portugal)$|^co\.? \p{L}+$/iu;

/**
 * The town in an address line: the last part that is neither postcode nor county. Null where the line is only a street; a
 * guess, made only where the source keeps no town of its own.
 */
export function townInAddress(address: string | null, postcode: string | null): string | null {
  const parts = (address ?? '').split(',').map((part) => withoutPostcode(part, postcode));
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const part = parts[index] ?? '';
    if (part !== '' && !/\d/.test(part) && !COUNTIES.test(part) && part.length <= 60) return part;
  }
  return null;
}

function withoutPostcode(part: string, postcode: string | null): string {
  let text = part.trim();
  if (postcode !== null) text = text.replace(postcode, '');
  const whole = readUkPostcode(text);
  if (whole !== null) text = text.replace(new RegExp(whole.replace(' ', '\\s?'), 'i'), '');
  const outward = districtOf(null, text, 'GB');
  return (outward === null ? text : text.replace(outward, '')).trim();
}
