import { describe, expect, it } from 'vitest';
import { readBroughtPage } from '#functions/_shared/reader/files/brought-page.ts';
import { readHomesBytes } from '#functions/_shared/reader/files/read-homes-bytes.ts';
import { READING } from './read-work.ts';

// That the commands and the server read the same of the same bytes, scripts/import/one-reading.test.ts says of every
// shared file: it calls what is called here.

const PAGE =
  '<html lang="en-GB"><body><h1>12 Sample Road, Oxford OX3 9AY</h1><p>Price: £450,000</p><p>Bedrooms: 3</p></body></html>';
/** A file as browsers hand it over: the stand-in of these tests cannot open its own. */
const fileOf = (bytes: Uint8Array) => ({ arrayBuffer: async () => Uint8Array.from(bytes).buffer }) as Blob;
const TABLE = 'Address,Town,Price,Beds\n1 Sample St,Oxford,"£250,000",3\n2 Sample St,Oxford,"£1,100 pcm",3\n';

describe('what the builder reads in its worker', () => {
  it.each([TABLE, '{"value": [', 'Only words.'])('is what the reader makes of a file: %s', async (text) => {
    const options = { currency: null };
    const bytes = new TextEncoder().encode(text);
    const read = await READING.homes({ kind: 'homes', file: fileOf(bytes), options });
    expect(read).toEqual(readHomesBytes(bytes, options));
  });

  it('is what the reader makes of a page, as a file or with its address', async () => {
    const bytes = new TextEncoder().encode(PAGE);
    const options = { currency: null };
    const { result } = await READING.homes({ kind: 'homes', file: fileOf(bytes), options });
    expect(result).toEqual(readHomesBytes(bytes, options).result);
    const url = 'https://homes.example/1';
    expect(await READING.page({ kind: 'page', html: PAGE, url })).toEqual(readBroughtPage(PAGE, url));
  });
});
