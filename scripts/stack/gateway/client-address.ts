import type { IncomingMessage } from 'node:http';

/** Headers in which a client could claim an address; removed from every request before ours is written. */
export const ADDRESS_HEADERS: ReadonlySet<string> = new Set([
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-envoy-external-address',
]);

/**
 * The address that a request came from: the socket's, unless a proxy in front is trusted, and then the last entry of its
 * x-forwarded-for (the only one that the proxy wrote itself).
 */
export function clientAddress(
  request: { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } },
  isProxyTrusted: boolean,
): string {
  const socketAddress = (request.socket.remoteAddress ?? '0.0.0.0').replace(/^::ffff:/, '');
  if (!isProxyTrusted) return socketAddress;
  const forwarded = [request.headers['x-forwarded-for']]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-1) ?? socketAddress;
}
