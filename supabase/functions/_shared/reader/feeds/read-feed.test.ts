import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';

const rowsOf = (text: string, options = {}) =>
  readFeed(text, options).rows.map(({ line, record }) => ({
    line,
    minor: record.price?.amountMinor ?? null,
    currency: record.price?.currency ?? null,
    code: record.refused?.code ?? null,
  }));

describe('readFeed() of tables', () => {
  it('reads quoted lines, prices of three locales, and every row with its line', () => {
    const text =
      'Address,Price,Beds,Size\n"1 Sample Lane,\nOxford","£320,000",3,"1,901 sq. ft."\n\n2 Sample Lane,1.2m,2,\n3 Sample Lane,320.000 €,4,80 m²\n4 Sample Lane,1 250 000,4,\n5 Sample Lane,POA,1,\n6 Sample Lane,,1,\n"1 Sample Lane, Oxford","£320,000",3,\n';
    expect(rowsOf(text)).toEqual([
      { line: 2, minor: 32_000_000, currency: 'GBP', code: null },
      { line: 5, minor: 120_000_000, currency: 'GBP', code: null },
      { line: 6, minor: 32_000_000, currency: 'EUR', code: null },
      { line: 7, minor: 125_000_000, currency: 'GBP', code: null },
      { line: 8, minor: null, currency: 'GBP', code: 'price_on_application' },
      { line: 9, minor: null, currency: null, code: 'no_price' },
      { line: 10, minor: 32_000_000, currency: 'GBP', code: 'duplicate' },
    ]);
  });

  it('reads semicolons, tabs, byte order marks and UTF-16', () => {
    const table = 'Dirección;Precio;Habitaciones\nCalle Muestra 1;"250.000";3\n';
    const options = { currency: 'EUR', country: 'ES' };
    expect(rowsOf(`\ufeff${table}`, options)).toEqual([
      { line: 2, minor: 25_000_000, currency: 'EUR', code: null },
    ]);
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(table.replaceAll(';', '\t'), (char) => [
        char.charCodeAt(0) & 255,
        char.charCodeAt(0) >> 8,
      ]).flat(),
    ]);
    expect(readFeed(utf16, options).rows[0]?.record).toMatchObject({
      price: { amountMinor: 25_000_000 },
      bedrooms: 3,
      address: 'Calle Muestra 1',
    });
  });

  it('guesses columns by name and by content, and lets a person map them', () => {
    const text =
      'A,B,C,D\n1 Sample Street,"£250,000",OX3 9AY,https://img.example.com/a.jpg\n2 Sample Street,"£260,000",OX3 9AX,https://img.example.com/b.jpg\n';
    const guessed = readFeed(text);
    expect(guessed.columns.map(({ field, by }) => [field, by])).toEqual([
      ['address', 'content'],
      ['price', 'content'],
      ['postcode', 'content'],
      ['photos', 'content'],
    ]);
    expect(guessed.rows[0]?.record).toMatchObject({
      postcode: 'OX3 9AY',
      photos: ['https://img.example.com/a.jpg'],
    });
    const mapped = readFeed(text, { mapping: { 0: 'title', 3: null } });
    expect(mapped.columns.map(({ field }) => field)).toEqual(['title', 'price', 'postcode', null]);
    expect(mapped.columns[0]).toMatchObject({ confidence: 1, by: 'mapping' });
  });

  it('reads a table without a header, and refuses one without prices', () => {
    expect(
      rowsOf('1 Sample Street,"£250,000"\n2 Sample Street,"£260,000"\n').map(({ line }) => line),
    ).toEqual([1, 2]);
    expect(readFeed('Name,Colour\nCat,black\n').refused).toMatchObject({ code: 'unreadable' });
  });

  it('swallows no row when a quote never closes', () => {
    expect(
      rowsOf('Address,Price\n"1 Sample St,£250000\n2 Sample St,£260000\n').map(({ line }) => line),
    ).toEqual([2, 3]);
  });
});

describe('readFeed() of other formats', () => {
  it('reads BLM, its own separators, rents and removed homes refused', () => {
    const record = (cells: string[]) => `${cells.join('|')}|~`;
    const blm = `#HEADER#\nVERSION: 3\nEOF : '|'\nEOR : '~'\n\n#DEFINITION#\n${record(['AGENT_REF', 'ADDRESS_1', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'BEDROOMS', 'PRICE', 'PRICE_QUALIFIER', 'PROP_SUB_ID', 'TRANS_TYPE_ID', 'PUBLISHED_FLAG', 'DESCRIPTION', 'MEDIA_IMAGE_00'])}\n\n#DATA#\n${record(['a1', '1 Sample Lane', 'Oxford', 'OX3', '9AY', '3', '159,950', '4', '3', '1', '1', 'Warm<br>dry', 'a1_00.jpg'])}\n${record(['a2', '2 Sample Lane', 'Oxford', 'OX3', '9AY', '3', '995', '', '3', '2', '1', '', ''])}\n#END#\n`;
    const { rows } = readFeed(blm);
    expect(rows[0]).toMatchObject({
      line: 10,
      photoFiles: ['a1_00.jpg'],
      record: {
        price: { kind: 'offers-over', amountMinor: 15_995_000, currency: 'GBP' },
        bedrooms: 3,
        homeType: 'semi-detached',
        postcode: 'OX3 9AY',
        description: 'Warm\ndry',
        refused: null,
      },
    });
    expect(rows[1]?.record.refused?.code).toBe('rent');
    expect(readFeed('<root><kyero/></root>').refused?.code).toBe('unreadable');
  });

  it('reads Kyero, types and texts with and without languages', () => {
    const property = (inner: string) =>
      `<property><id>1</id><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><town>Muestra</town><province>Alicante</province><beds>3</beds><baths>2</baths><surface_area><built>120</built><plot>500</plot></surface_area><location><latitude>38.5</latitude><longitude>-0.1</longitude></location>${inner}<images><image id="1"><url>https://img.example.com/1.jpg</url></image></images></property>`;
    const xml = `<?xml version="1.0"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${property('<ref>R1</ref><type><![CDATA[ Villa ]]></type><desc><es>Hola</es><en><![CDATA[ Hello ]]></en></desc>')}\n${property('<ref>R2</ref><type><en>Apartment</en></type>').replace('>sale<', '>month<')}</root>`;
    const { rows } = readFeed(xml);
    expect(rows[0]).toMatchObject({
      line: 3,
      record: {
        price: { amountMinor: 25_000_000, currency: 'EUR' },
        bedrooms: 3,
        bathrooms: 2,
        area: { m2: 120 },
        plot: { m2: 500 },
        homeType: 'villa',
        description: 'Hello',
        town: 'Muestra',
        photos: ['https://img.example.com/1.jpg'],
        listingId: 'R1',
        refused: null,
      },
    });
    expect(rows[1]).toMatchObject({ line: 4, record: { homeType: 'apartment', refused: { code: 'rent' } } });
  });

  it('reads RESO and RETS JSON, also with comments around it', () => {
    const reso = {
      ListingId: 'M1',
      ListPrice: 189999,
      BedroomsTotal: 4,
      BathroomsFull: 2,
      BathroomsHalf: 1,
      LivingArea: 1750,
      LotSizeAcres: 0.13,
      UnparsedAddress: '15 Sample Dr',
      City: 'Austin',
      StateOrProvince: 'TX',
      PostalCode: '78660',
      Media: [{ MediaURL: 'https://m.example.com/1.jpg' }],
    };
    const wanted = {
      price: { amountMinor: 18_999_900, currency: 'USD' },
      bedrooms: 4,
      bathrooms: 2.5,
      area: { value: 1750, unit: 'sqft' },
      postcode: '78660',
      photos: ['https://m.example.com/1.jpg'],
    };
    expect(readFeed(JSON.stringify({ '@odata.count': 1, value: [reso] })).rows[0]?.record).toMatchObject(
      wanted,
    );
    expect(
      readFeed(`// an export\n[\n${JSON.stringify(reso)}\n]\n// the rest was cut`).rows[0],
    ).toMatchObject({ line: 3, record: wanted });
    expect(
      readFeed(`[${JSON.stringify({ ...reso, ListPrice: 1200, PropertyType: 'Residential Lease' })}]`).rows[0]
        ?.record.refused?.code,
    ).toBe('rent');
  });
});
