import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';

/** A page's bytes in the best encoding that the browser takes. The middleware at hand knows no Brotli. */
export async function compressPage(
  body: string,
  accepted: string | undefined,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: string | null }> {
  const encoding = chooseEncoding(accepted, ['br', 'gzip']);
  const plain = Buffer.from(body);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { bytes: new Uint8Array(await promisify(brotliCompress)(plain, { params })), encoding };
  }
  return { bytes: new Uint8Array(encoding === 'gzip' ? await promisify(gzip)(plain) : plain), encoding };
}
