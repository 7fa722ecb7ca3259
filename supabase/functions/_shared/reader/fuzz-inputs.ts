import { ODD_PAGES } from './odd-pages.ts';
import { json, SAMPLE_PAGES } from './test-pages.ts';

/** One small file of each kind of feed; every home in them is made up. */
export const SAMPLE_FEEDS: readonly string[] = [
  'Address,Price,Beds,Sq Ft\n"1 Sample Lane, Sampleton",£450000,3,1200\n"2 Sample Lane",$395k,2,\n',
  "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^ADDRESS_1^POSTCODE1^POSTCODE2^PRICE^BEDROOMS^PROP_SUB_ID^TRANS_TYPE_ID^~\n#DATA#\nA1^Sample Lane^OX9^1ZZ^450,000^3^4^1^~\n#END#",
  '<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero><property><id>1</id><price>450000</price><currency>EUR</currency><type><en>villa</en></type><town>Sampleton</town><country>spain</country><beds>3</beds><surface_area><built>120</built><plot>600</plot></surface_area><images><image id="1"><url>https://img.example.com/1.jpg</url></image></images></property></root>',
  '<?xml version="1.0"?><propertyList><residential status="current"><uniqueID>1</uniqueID><price display="yes">450000</price><address><streetNumber>1</streetNumber><street>Sample Rd</street><suburb>Sampleton</suburb><state>vic</state><postcode>3121</postcode></address><category name="House"/><features><bedrooms>3</bedrooms></features><landDetails><area unit="squareMeter">600</area></landDetails><images><img id="m" url="https://img.example.com/1.jpg"/></images></residential></propertyList>',
  '<openimmo><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><geo><plz>12345</plz><ort>Musterstadt</ort></geo><preise><kaufpreis>450000</kaufpreis></preise><flaechen><wohnflaeche>142,5</wohnflaeche></flaechen></immobilie></anbieter></openimmo>',
  '<trovit><ad><id>1</id><type><![CDATA[For Sale]]></type><price>450000</price><city>Sampleton</city><rooms>3</rooms><floor_area unit="feet">1200</floor_area></ad></trovit>',
  json({
    value: [
      {
        ListPrice: 450000,
        BedroomsTotal: 3,
        BathroomsFull: 1,
        BathroomsHalf: 1,
        Building: {
          Address: {
            StreetAddress: '1 Sample St',
            City: 'Austin',
            StateOrProvince: 'TX',
            PostalCode: '78704',
          },
        },
      },
    ],
  }),
];

/** Pages and feeds that mutations begin with, each with the address that it is read under. */
export const FUZZ_INPUTS: readonly { readonly text: string; readonly url: string | null }[] = [
  ...ODD_PAGES.map(({ html, url }) => ({ text: html, url })),
  ...SAMPLE_PAGES.map((text) => ({ text, url: null })),
  ...SAMPLE_FEEDS.map((text) => ({ text, url: null })),
];
