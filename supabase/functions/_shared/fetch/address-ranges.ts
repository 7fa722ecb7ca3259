/** A range of addresses that a fetch on somebody's behalf has no business with. */
export interface AddressRange {
  /** CIDR */
  readonly range: string;
  /** What lives there; IANA's special-purpose registries, and addresses of clouds' metadata services. */
  readonly purpose: string;
}

/** Everything of IPv4 that is not the public internet. */
export const CLOSED_IPV4: readonly AddressRange[] = [
  { range: '0.0.0.0/8', purpose: 'this host' },
  { range: '10.0.0.0/8', purpose: 'private' },
  { range: '100.64.0.0/10', purpose: 'carrier-grade NAT; 100.100.100.200 is a metadata service' },
  { range: '127.0.0.0/8', purpose: 'loopback' },
  { range: '168.63.129.16/32', purpose: 'a cloud’s host service behind a public address' },
  { range: '169.254.0.0/16', purpose: 'link-local; 169.254.169.254 is the metadata service' },
  { range: '172.16.0.0/12', purpose: 'private' },
  { range: '192.0.0.0/24', purpose: 'protocol assignments; 192.0.0.192 is a metadata service' },
  { range: '192.0.2.0/24', purpose: 'documentation' },
  { range: '192.31.196.0/24', purpose: 'AS112' },
  { range: '192.52.193.0/24', purpose: 'automatic multicast tunnelling' },
  { range: '192.88.99.0/24', purpose: '6to4 relays' },
  { range: '192.168.0.0/16', purpose: 'private' },
  { range: '192.175.48.0/24', purpose: 'AS112' },
  { range: '198.18.0.0/15', purpose: 'benchmarks' },
  { range: '198.51.100.0/24', purpose: 'documentation' },
  { range: '203.0.113.0/24', purpose: 'documentation' },
  { range: '224.0.0.0/4', purpose: 'multicast' },
  { range: '240.0.0.0/4', purpose: 'reserved, and broadcast' },
];

/**
 * The one part of IPv6 that is public, unicast and assigned: loopback, mapped IPv4 (`::ffff:0:0/96`), NAT64
 * (`64:ff9b::/96`), unique local, link-local and multicast all lie outside it.
 */
export const OPEN_IPV6 = '2000::/3';

/** What of that part is closed all the same: ways of writing IPv4 in IPv6, and what is not routed. */
export const CLOSED_IPV6: readonly AddressRange[] = [
  { range: '2001::/23', purpose: 'protocol assignments, Teredo, ORCHID' },
  { range: '2001:db8::/32', purpose: 'documentation' },
  { range: '2002::/16', purpose: '6to4: any IPv4 address in disguise' },
  { range: '2620:4f:8000::/48', purpose: 'AS112' },
  { range: '3fff::/20', purpose: 'documentation' },
];

/** Names that never belong to a public site, with everything under them. */
export const CLOSED_NAMES: readonly string[] = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'arpa',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
];
