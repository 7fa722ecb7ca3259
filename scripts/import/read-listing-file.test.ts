import { describe, expect, it } from 'vitest';
import type { PrintedRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { readListingFile } from './read-listing-file.ts';

const read = (text: string) => readListingFile(new TextEncoder().encode(text), null);
const PAGE =
  '<html lang="en-GB"><body><h1>12 Sample Road, Oxford OX3 9AY</h1><p>Price: £450,000</p><p>Bedrooms: 3</p></body></html>';

const FEEDS = {
  blm: "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^ADDRESS_1^TOWN^POSTCODE1^POSTCODE2^PRICE^LET_RENT_FREQUENCY^TRANS_TYPE_ID^STATUS_ID^BEDROOMS^~\n#DATA#\nS1^1 Sample St^Oxford^OX3^9AY^250000^^1^0^3^~\nS2^2 Sample St^Oxford^OX3^9AY^1100^1^2^0^3^~\n#END#\n",
  kyero:
    '<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero><property><id>1</id><price>250000</price><currency>GBP</currency><price_freq>sale</price_freq><type>House</type><town>Oxford</town><beds>3</beds></property><property><id>2</id><price>1100</price><currency>GBP</currency><price_freq>month</price_freq><type>Flat</type><town>Oxford</town><beds>3</beds></property></root>',
  json: JSON.stringify({
    value: [
      ...[{ ListingKey: 'S1', PropertyType: 'Residential', ListPrice: 250_000, CurrencyCode: 'GBP' }],
      ...[{ ListingKey: 'S2', PropertyType: 'ResidentialLease', ListPrice: 1_100, CurrencyCode: 'GBP' }],
    ].map((home, index) => ({
      ...home,
      BedroomsTotal: 3,
      UnparsedAddress: `${String(index + 1)} Sample St`,
      City: 'Oxford',
      StandardStatus: 'Active',
    })),
  }),
  csv: 'Address,Town,Price,Beds\n1 Sample St,Oxford,"£250,000",3\n2 Sample St,Oxford,"£1,100 pcm",3\n',
  tsv: 'Address\tTown\tPrice\tBeds\n1 Sample St\tOxford\t£250,000\t3\n2 Sample St\tOxford\t£1,100 pcm\t3\n',
};

describe('readListingFile()', () => {
  it.each(Object.entries(FEEDS))('prints every home of %s, in the shape of a page’s', (_format, text) => {
    const records = read(text) as PrintedRecord[];
    expect(records).toMatchObject([
      { price: 250_000, currency: 'GBP', bedrooms: 3, town: 'Oxford' },
      { refused: { code: 'rent' } },
    ]);
    expect(records[0]).not.toHaveProperty('refused');
    const sure = expect.any(Number) as number;
    expect(records[0]).toMatchObject({
      sources: { price: 'feed', bedrooms: 'feed' },
      confidence: { price: sure, bedrooms: sure },
    });
    const shape = Object.keys(read(PAGE)).filter((name) => name !== 'refused');
    expect(Object.keys(records[0] ?? {})).toEqual(shape);
  });

  it('prints one record for a page, also behind the headers of its answer', () => {
    for (const text of [PAGE, `HTTP/1.1 200 OK\nContent-Type: text/html\n\n${PAGE}`])
      expect(read(text)).toMatchObject({ price: 450_000, bedrooms: 3, postcode: 'OX3 9AY' });
  });

  it('prints one refusal for a file without homes, the feed’s own where it is a feed', () => {
    expect(read('')).toMatchObject({ price: null, refused: { code: expect.any(String) as string } });
    expect(read('Only words.')).toMatchObject({ refused: { code: expect.any(String) as string } });
    const broken = read('{"value": [') as PrintedRecord;
    expect(broken.refused).toMatchObject({ code: 'unreadable' });
  });
});
