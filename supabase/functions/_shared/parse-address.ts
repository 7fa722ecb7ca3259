/** An address as its bytes: 4 for IPv4, 16 for IPv6. */
export type AddressBytes = readonly number[];

/** Reads `192.0.2.1` or `2001:db8::1`, in the forms that resolvers answer; null for anything else, octal and hex too. */
export function parseAddress(text: string): AddressBytes | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): AddressBytes | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseIpv6(text: string): AddressBytes | null {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (!/^[\da-f:.]{2,45}$/i.test(text)) return null;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = '', tail] = halves;
  const first = parseGroups(head);
  const last = tail === undefined ? [] : parseGroups(tail);
  if (!first || !last) return null;
  const missing = 16 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 2) return null;
  return [...first, ...Array<number>(missing).fill(0), ...last];
}

function parseGroups(text: string): number[] | null {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [place, group] of groups.entries()) {
    if (group.includes('.')) {
      const tail = place === groups.length - 1 ? parseIpv4(group) : null;
      if (!tail) return null;
      bytes.push(...tail);
    } else {
      if (!/^[\da-f]{1,4}$/i.test(group)) return null;
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    }
  }
  return bytes;
}
