import { createHmac } from 'node:crypto';

/**
 * Storage folder of one photo of one listing: a uuid (version 8, RFC 9562) that nobody can compute without the secret
 * key, so that it tells as little as a random one. It is computed rather than drawn so that an import which was cut off
 * goes on in the same folders and leaves no orphans.
 * @param time 1 for the first time that the listing shows this photo; a used folder takes no file again
 */
export function photoFolder(secretKey: string, externalRef: string, contentHash: string, time = 1): string {
  const hex = createHmac('sha256', secretKey)
    .update(`photo folder\n${externalRef}\n${contentHash}${time === 1 ? '' : `\n${String(time)}`}`)
    .digest('hex');
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
