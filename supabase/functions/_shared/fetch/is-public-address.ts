import { CLOSED_IPV4, CLOSED_IPV6, OPEN_IPV6 } from './address-ranges.ts';
import { parseAddress, type AddressBytes } from '../parse-address.ts';

interface Range {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

function parseRange(text: string): Range {
  const [address = '', bits = ''] = text.split('/');
  const bytes = parseAddress(address);
  if (!bytes) throw new TypeError(`${text} is no range of addresses`);
  return { bytes, bits: Number(bits) };
}

const closedIpv4 = CLOSED_IPV4.map(({ range }) => parseRange(range));
const closedIpv6 = CLOSED_IPV6.map(({ range }) => parseRange(range));
const openIpv6 = parseRange(OPEN_IPV6);

/** May a fetch connect to this address? Whatever is not certainly a public one is refused, what cannot be read too. */
export function isPublicAddress(text: string): boolean {
  const bytes = parseAddress(text);
  if (!bytes) return false;
  if (bytes.length === 4) return !closedIpv4.some((range) => contains(range, bytes));
  return contains(openIpv6, bytes) && !closedIpv6.some((range) => contains(range, bytes));
}

function contains({ bytes, bits }: Range, address: AddressBytes): boolean {
  return bytes.every((byte, place) => {
    const kept = Math.min(8, Math.max(0, bits - place * 8));
    const mask = (0xff << (8 - kept)) & 0xff;
    return (byte & mask) === ((address[place] ?? 0) & mask);
  });
}
