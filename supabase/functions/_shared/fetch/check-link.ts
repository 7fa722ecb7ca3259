import { CLOSED_NAMES } from './address-ranges.ts';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Where a checked link leads, in parts; only names get this far, never bare addresses. */
export interface Target {
  readonly url: URL;
  /** lower case, in ASCII, without a dot at its end */
  readonly host: string;
  readonly port: 80 | 443;
  readonly isSecure: boolean;
}

const MAX_LENGTH = 4_000;

/**
 * Reads a link as browsers do and refuses what no listing needs: other schemes, other ports, credentials, bare addresses
 * in any notation, and names of private networks. The name's addresses are checked after it is resolved.
 */
export function checkLink(link: string | URL): Target {
  const url = parseLink(typeof link === 'string' ? link : link.href);
  const host = url.hostname.toLowerCase().replace(/\.+$/, '');
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure(
      'not_a_web_address',
      'The link carries a user name or a password. Leave them out.',
    );
  }
  // The URL parser has turned decimal, octal, hexadecimal and full-width forms into the plain one.
  const literal = /^\[.*\]$/.test(host) ? host.slice(1, -1) : /^[\d.]+$/.test(host) ? host : null;
  if (literal !== null) {
    throw isPublicAddress(literal)
      ? new FetchFailure('not_a_web_address', 'The link names a computer by number. Use the site’s name.')
      : closed();
  }
  if (CLOSED_NAMES.some((name) => host === name || host.endsWith(`.${name}`))) throw closed();
  if (!/^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]{1,62}$/.test(host) || host.length > 253) {
    throw new FetchFailure('not_a_web_address', 'The link has no name of a public site. Copy it again.');
  }
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  if (port !== 80 && port !== 443) {
    throw new FetchFailure(
      'port_not_allowed',
      `The link leads to port ${port}; pages are read from 80 and 443.`,
    );
  }
  return { url, host, port, isSecure };
}

function closed(): FetchFailure {
  return new FetchFailure(
    'address_not_public',
    'The link leads into a private network, not to a public site.',
  );
}

function parseLink(text: string): URL {
  // A backslash, a line end or a control character in a link is read differently by different readers.
  const isPlain = text.length <= MAX_LENGTH && !/[\s\\\p{Cc}\p{Cf}]/u.test(text);
  const url = isPlain ? tryParse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new FetchFailure(
      'not_a_web_address',
      'This is no web address. It has to begin with https:// or http://.',
    );
  }
  return url;
}

function tryParse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
