import { describe, expect, it } from 'vitest';
import { feedFormat, readFeed } from './read-feed.ts';

const reaxml = (home: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">\n<propertyList date="2026-01-01" username="u">\n${home}</propertyList>`;
const house = (inside = '', attributes = 'status="current"', name = 'residential') =>
  `<${name} modTime="2026-01-02-12:30:00" ${attributes}><agentID>A</agentID><uniqueID>R1</uniqueID><authority value="exclusive"/><price display="yes">500000</price><address display="yes"><subNumber>2</subNumber><streetNumber>39</streetNumber><street>Sample Road</street><suburb display="no">Sampleton</suburb><state>vic</state><postcode>3121</postcode><country>AUS</country></address><category name="House"/><headline>A sunny house</headline><description><![CDATA[Near the park.\nQuiet.]]></description><features><bedrooms>4</bedrooms><bathrooms>2</bathrooms></features><landDetails><area unit="squareMeter">600</area></landDetails><buildingDetails><area unit="square">20</area></buildingDetails><images><img id="a" url="https://img.example.com/a.jpg"/><img id="m" url="https://img.example.com/m.jpg"/></images><objects><floorplan id="1" url="https://img.example.com/plan.gif"/></objects>${inside}</${name}>\n`;

describe('REAXML', () => {
  const first = (text: string) => readFeed(reaxml(text)).rows[0]?.record;

  it('is told by its root, and each home is read with its line', () => {
    const file = reaxml(house() + house('', 'status="current"', 'rental').replaceAll('R1', 'R2'));
    expect(feedFormat(file)).toBe('reaxml');
    const { rows, refused } = readFeed(file);
    expect(refused).toBeNull();
    expect(rows.map(({ line, record }) => [line, record.refused?.code ?? null])).toEqual([
      [4, null],
      [6, 'rent'],
    ]);
    expect(rows[0]?.record).toMatchObject({
      ...{ price: { amountMinor: 50_000_000, currency: 'AUD' }, bedrooms: 4, bathrooms: 2 },
      ...{ address: '2/39 Sample Road', town: 'Sampleton', region: 'VIC', postcode: '3121', country: 'AU' },
      ...{ area: { m2: 185.8 }, plot: { m2: 600 }, homeType: 'house', listingId: 'R1' },
      photos: ['https://img.example.com/m.jpg', 'https://img.example.com/a.jpg'],
      description: 'Near the park.\nQuiet.',
    });
  });

  it.each([
    ['<price display="no">500000</price>', 'price_on_application'],
    ['<price display="yes">500000</price><priceView>$480,000 - $520,000</priceView>', 'price_range'],
    ['<price display="yes">500000</price><priceView>Offers over $500,000</priceView>', null],
  ])('refuses what is no price to be shown: %s', (price, code) => {
    const text = house().replace('<price display="yes">500000</price>', price);
    expect(first(text)?.refused?.code ?? null).toBe(code);
  });

  it('knows what is sold, withdrawn, under auction and hidden', () => {
    const sold = first(
      house('<soldDetails><soldPrice display="yes">510000</soldPrice></soldDetails>', 'status="sold"'),
    );
    expect(sold).toMatchObject({ listingType: 'sold', price: { amountMinor: 51_000_000, kind: 'sold' } });
    expect(first(house('', 'status="withdrawn"'))?.refused?.code).toBe('removed');
    expect(first(house().replace('exclusive', 'auction'))?.refused?.code).toBe('auction_guide');
    const hidden = first(house().replace('<address display="yes">', '<address display="no">'));
    expect(hidden).toMatchObject({ address: null, town: 'Sampleton' });
  });
});

describe('OpenImmo', () => {
  const file = (change: (text: string) => string = (text) => text) =>
    change(
      `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung art="OFFLINE"/><anbieter><firma>Muster</firma>\n<immobilie><objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="EINFAMILIENHAUS"/></objektart></objektkategorie><geo><plz>12345</plz><ort>Musterstadt</ort><geokoordinaten breitengrad="52,5" laengengrad="13.4"/><strasse>Musterweg</strasse><hausnummer>3</hausnummer><land iso_land="DEU"/></geo><preise><kaufpreis>450000.00</kaufpreis><waehrung iso_waehrung="EUR"/></preise><flaechen><wohnflaeche>142.5</wohnflaeche><grundstuecksflaeche>600</grundstuecksflaeche><anzahl_zimmer>6.0</anzahl_zimmer><anzahl_schlafzimmer>4.0</anzahl_schlafzimmer><anzahl_badezimmer>2</anzahl_badezimmer></flaechen><zustand_angaben><baujahr>1998</baujahr><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben><freitexte><objekttitel>Haus am Park</objekttitel><objektbeschreibung>Ruhig.</objektbeschreibung></freitexte><anhaenge><anhang location="REMOTE" gruppe="GRUNDRISS"><daten><pfad>https://img.example.com/plan.jpg</pfad></daten></anhang><anhang location="REMOTE" gruppe="BILD"><daten><pfad>https://img.example.com/b.jpg</pfad></daten></anhang><anhang location="EXTERN" gruppe="TITELBILD"><daten><pfad>titel.jpg</pfad></daten></anhang></anhaenge><verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt><verwaltung_techn><objektnr_extern>M-1</objektnr_extern><aktion aktionart="CHANGE"/></verwaltung_techn></immobilie></anbieter></openimmo>`,
    );
  const first = (change?: (text: string) => string) => readFeed(file(change)).rows[0];

  it('is told by its root and read', () => {
    expect(feedFormat(file())).toBe('openimmo');
    expect(first()?.line).toBe(3);
    expect(first()?.photoFiles).toEqual(['titel.jpg']);
    expect(first()?.record).toMatchObject({
      ...{ price: { amountMinor: 45_000_000, currency: 'EUR' }, bedrooms: 4, bathrooms: 2, yearBuilt: 1998 },
      ...{
        address: 'Musterweg 3',
        town: 'Musterstadt',
        postcode: '12345',
        country: 'DE',
        homeType: 'detached',
      },
      ...{ area: { m2: 142.5 }, plot: { m2: 600 }, energyRating: 'C', listingId: 'M-1', refused: null },
      position: { latitude: 52.5, longitude: 13.4 },
    });
  });

  it.each<[string, (text: string) => string]>([
    ['rent', (text) => text.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="false" MIETE_PACHT="true"')],
    ['removed', (text) => text.replace('"CHANGE"', '"DELETE"')],
    ['price_on_application', (text) => text.replace('<kaufpreis>', '<kaufpreis auf_anfrage="true">')],
    ['no_price', (text) => text.replace('<kaufpreis>450000.00</kaufpreis>', '')],
    [
      'no_listing',
      (text) =>
        text
          .replace('WOHNEN="true" GEWERBE="false"', 'WOHNEN="false" GEWERBE="true"')
          .replace('<anzahl_schlafzimmer>4.0</anzahl_schlafzimmer>', ''),
    ],
  ])('refuses with %s', (code, change) => {
    expect(first(change)?.record.refused?.code).toBe(code);
  });

  it('keeps a street to itself that its owner does not show', () => {
    const hidden = first((text) => text.replace('>true</objektadresse', '>false</objektadresse'));
    expect(hidden?.record).toMatchObject({ address: null, town: 'Musterstadt' });
  });
});

describe('Trovit', () => {
  const file = (extra = '', price = '<price>450000</price>') =>
    `<?xml version="1.0" encoding="utf-8"?>\n<trovit>\n<ad><id><![CDATA[T1]]></id><url><![CDATA[https://www.agency.example/t1]]></url><title><![CDATA[Sunny house]]></title><type><![CDATA[For Sale]]></type><content><![CDATA[Near the park.]]></content>${price}<property_type><![CDATA[House]]></property_type><address><![CDATA[12 Sample Road]]></address><city><![CDATA[Sampleton]]></city><postcode><![CDATA[OX9 1ZZ]]></postcode><rooms>3</rooms><bathrooms>2</bathrooms><floor_area unit="feet">1200</floor_area><plot_area unit="meters">400</plot_area><year>1935</year><pictures><picture><picture_url><![CDATA[https://img.example.com/1.jpg]]></picture_url></picture></pictures>${extra}</ad></trovit>`;

  it('is told by its root and read', () => {
    expect(feedFormat(file())).toBe('trovit');
    const [row] = readFeed(file(), { country: 'GB' }).rows;
    expect(row?.line).toBe(3);
    expect(row?.record).toMatchObject({
      ...{ price: { amountMinor: 45_000_000, currency: 'GBP' }, bedrooms: 3, bathrooms: 2, yearBuilt: 1935 },
      ...{ area: { value: 1200, unit: 'sqft' }, plot: { m2: 400 }, town: 'Sampleton', refused: null },
    });
  });

  it('counts rooms as bedrooms only where feeds mean those', () => {
    const bedrooms = (country: string) => readFeed(file(), { country }).rows[0]?.record.bedrooms;
    expect(['GB', 'ES', 'US'].map(bedrooms)).toEqual([3, 3, 3]);
    expect(['DE', 'FR', 'IT'].map(bedrooms)).toEqual([null, null, null]);
  });

  it('refuses what is to let', () => {
    const rent = '<price period="monthly">950</price>';
    expect(readFeed(file('', rent), { country: 'GB' }).rows[0]?.record.refused?.code).toBe('rent');
  });
});
