import { createHmac } from 'node:crypto';
import { drawWith, type SampleRandom } from './sample-random.ts';

/** What is drawn in secret. Each has a key of its own: who learns all draws of one knows nothing of another. */
export type SecretPurpose = 'noise' | 'kind' | 'date' | 'rounding';

/** In the key's name, so that another way of pricing draws anew. */
const SCHEME = 'sample prices/2';

/**
 * A source of chance that only the holder of the secret can repeat: the numbers of one home for one purpose are HMAC-SHA-256 of
 * their places under a key of that purpose, and the key is HMAC-SHA-256 under the whole secret. No state is smaller than 256
 * bits, and none is shared between homes or purposes.
 */
export function createSecretRandom(
  secret: string,
  purpose: SecretPurpose,
  externalRef: string,
): SampleRandom {
  const key = createHmac('sha256', secret).update(`${SCHEME}/${purpose}`).digest();
  let place = 0;
  return drawWith(() => {
    const digest = createHmac('sha256', key).update(`${externalRef}/${place}`).digest();
    place += 1;
    // 48 bits are exact in a double; a price has far fewer steps.
    return digest.readUIntBE(0, 6) / 2 ** 48;
  });
}
