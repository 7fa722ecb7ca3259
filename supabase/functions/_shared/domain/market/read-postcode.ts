/** A British postcode as somebody typed it, or its beginning. */
export interface TypedPostcode {
  /** as registers write it: "LS6 2AB", "LS6 2", "LS6" */
  readonly text: string;
  readonly part: 'whole' | 'sector' | 'district';
  /** whose register of energy certificates is another one */
  readonly country: 'england-wales' | 'scotland' | 'northern-ireland';
}

const WHOLE = /^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9][A-Z]{2})$/;
const DISTRICT = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;
const SECTOR = /^([A-Z]{1,2}[0-9][A-Z0-9]?)[ -]+([0-9])$/;
const SECTOR_ALONE = /^([A-Z]{1,2}[0-9][A-Z0-9])([0-9])$/;
const SCOTTISH = new Set([
  'AB',
  'DD',
  'DG',
  'EH',
  'FK',
  'G',
  'HS',
  'IV',
  'KA',
  'KW',
  'KY',
  'ML',
  'PA',
  'PH',
  'TD',
  'ZE',
]);

/**
 * Reads a postcode in any case, with its space anywhere or nowhere, whole or half. Null for what is none.
 * Without a space a digit too many can only be a sector's: "LS121" is LS12 1.
 */
export function readPostcode(typed: string): TypedPostcode | null {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const sector = SECTOR.exec(text);
  if (sector) return tell(`${sector[1] ?? ''} ${sector[2] ?? ''}`, 'sector');
  const plain = text.replace(/[\s-]+/g, '');
  const whole = WHOLE.exec(plain);
  if (whole) return tell(`${whole[1] ?? ''} ${whole[2] ?? ''}`, 'whole');
  if (DISTRICT.test(plain)) return tell(plain, 'district');
  const alone = SECTOR_ALONE.exec(plain);
  return alone ? tell(`${alone[1] ?? ''} ${alone[2] ?? ''}`, 'sector') : null;
}

function tell(text: string, part: TypedPostcode['part']): TypedPostcode {
  const area = /^[A-Z]+/.exec(text)?.[0] ?? '';
  return {
    text,
    part,
    country: area === 'BT' ? 'northern-ireland' : SCOTTISH.has(area) ? 'scotland' : 'england-wales',
  };
}
