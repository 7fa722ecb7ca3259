// Pages in the odd forms that portals and agents of many countries have, for tests. Every home in them is made up; each
// page holds something that is easily taken for the home's own.
import { BLANK, card, linked, photos, scope, type OddPage } from './odd-page-parts.ts';
import { ODD_PAGES_BEYOND } from './odd-pages-beyond.ts';
import { ODD_PAGES_OVERSEAS } from './odd-pages-overseas.ts';
import { ODD_PAGES_PORTALS } from './odd-pages-portals.ts';
import { page } from './test-pages.ts';

/** Odd pages of every country. */
export const ODD_PAGES: readonly OddPage[] = [
  {
    name: 'microdata of the home and of three neighbours',
    url: 'https://www.agent.example.co.uk/property/12',
    html: page({
      title: '3 bedroom house for sale in Mill Lane',
      body: `${[1, 2].map((index) => scope('House', `<span itemprop="name">${index} Other Street</span><img itemprop="image" src="/other/${index}.jpg"><meta itemprop="numberOfBedrooms" content="7"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${index} Other Street</span><span itemprop="postalCode">LS1 4A${index === 1 ? 'B' : 'D'}</span></div><div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="53.${index}"><meta itemprop="longitude" content="-1.5"></div>`)).join('')}
        <h1>Mill Lane, Sampleton</h1>
        ${scope(
          'House',
          `<meta itemprop="numberOfBedrooms" content="3"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Mill Lane</span><span itemprop="addressLocality">Sampleton</span><span itemprop="postalCode">OX9 1ZZ</span></div><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="425000"><meta itemprop="priceCurrency" content="gbp"></span>${photos(
            4,
          )
            .map((src) => `<img itemprop="image" src="${BLANK}" data-src="${src}">`)
            .join('')}`,
        )}`,
    }),
    expected: {
      ...{
        price: 425_000,
        currency: 'GBP',
        bedrooms: 3,
        postcode: 'OX9 1ZZ',
        address: 'Mill Lane, Sampleton OX9 1ZZ',
      },
      ...{ latitude: null, photos: photos(4) },
    },
  },
  {
    name: 'JSON-LD of similar homes before the own one, American',
    url: 'https://www.broker.example.com/homes/100-oak-st-9001',
    html: page({
      title: '100 Oak St, Austin, TX 78704 | Broker',
      head: [
        linked({
          '@type': 'SingleFamilyResidence',
          name: '7 Elm St',
          url: 'https://www.broker.example.com/homes/7-elm',
          address: { streetAddress: '7 Elm St', addressRegion: 'TX', postalCode: '78701' },
          geo: { latitude: 30.1, longitude: -97.1 },
        }),
        linked({
          '@type': 'SingleFamilyResidence',
          name: '9 Elm St',
          url: 'https://www.broker.example.com/homes/9-elm',
          numberOfBedrooms: 8,
          address: { streetAddress: '9 Elm St' },
          image: photos(9, 'https://img.example.com/elm'),
        }),
        linked({
          '@type': 'Product',
          name: '100 Oak St',
          url: 'https://www.broker.example.com/homes/100-oak-st-9001',
          offers: { '@type': 'Offer', price: 815000, priceCurrency: 'usd' },
        }),
        linked({
          '@type': 'SingleFamilyResidence',
          name: '100 Oak St',
          url: 'https://www.broker.example.com/homes/100-oak-st-9001',
          numberOfRooms: 9,
          address: {
            streetAddress: '100 Oak St',
            addressLocality: 'Austin',
            addressRegion: 'TX',
            postalCode: '78704',
          },
          geo: { latitude: 30.2501, longitude: -97.7502 },
          floorSize: { value: 2040, unitCode: 'FTK' },
        }),
      ].join(''),
      body: '<h1>100 Oak St, Austin, TX 78704</h1><div class="home-facts"><div><span>Beds</span><span>4</span></div><div><span>Baths</span><span>2 full + 1 partial</span></div><div><span>Lot Size</span><span>7,840 sq ft</span></div></div><section class="home-value-estimate"><span class="price">$861,200</span></section>',
    }),
    expected: {
      ...{
        price: 815_000,
        currency: 'USD',
        bedrooms: 4,
        bathrooms: 2.5,
        area: 2040,
        area_unit: 'sqft',
        country: 'US',
      },
      ...{
        address: '100 Oak St, Austin, TX 78704',
        postcode: '78704',
        latitude: 30.2501,
        longitude: -97.7502,
      },
      ...{ property_type: 'Single family residence' },
    },
  },
  {
    name: 'a value widget, similar homes and a map centre, Australian',
    url: 'https://www.agency.example.com.au/listing/55',
    html: page({
      title: '12 Wattle St, Bondi NSW 2026',
      scripts: [
        'var map = {center: {lat: -25.2744, lng: 133.7751}, zoom: 4}; var marker = {lat: -33.8915, lng: 151.2767};',
      ],
      body: `<h1>12 Wattle St, Bondi NSW 2026</h1><div class="price">$1,850,000</div><ul><li><i class="icon-bed"></i> 3</li><li><i class="icon-bath"></i> 2</li></ul><p>Land size: 450 m²</p><p>Internal area: 142 m²</p><div class="price-estimate"><p>Estimated value $1,990,000</p></div><h2>Similar properties</h2>${[1, 2, 3].map((index) => card('$2,100,000', `${index} Banksia Rd`, index)).join('')}`,
    }),
    expected: {
      ...{
        price: 1_850_000,
        currency: 'AUD',
        bedrooms: 3,
        bathrooms: 2,
        area: 142,
        plot_m2: 450,
        country: 'AU',
      },
      ...{ latitude: -33.8915, longitude: 151.2767 },
    },
  },
  {
    name: 'T3 and its price in one line, Portuguese',
    url: 'https://www.imobiliaria.example.pt/imovel/77',
    html: page({
      title: 'Apartamento T3 à venda em Sampleira',
      body: '<h1>Apartamento T3 à venda em Sampleira</h1><p class="preco">T3 350 000 €</p><ul><li>Casas de banho: 2</li><li>Área útil: 120 m²</li><li>Área do terreno: 1 200 m²</li></ul><p>Código postal: 8000-123</p>',
    }),
    expected: {
      price: 350_000,
      currency: 'EUR',
      bedrooms: 3,
      bathrooms: 2,
      area: 120,
      postcode: '8000-123',
      country: 'PT',
    },
  },
  {
    name: 'kosten koper, plot and living area, Dutch',
    url: 'https://www.makelaar.example.nl/koop/9',
    html: page({
      title: 'Huis te koop: Molenstraat 1 Voorbeeld',
      body: '<h1>Molenstraat 1</h1><dl><dt>Vraagprijs</dt><dd>€ 450.000 k.k.</dd><dt>Perceeloppervlakte</dt><dd>310 m²</dd><dt>Woonoppervlakte</dt><dd>128 m²</dd><dt>Slaapkamers</dt><dd>4</dd><dt>Bouwjaar</dt><dd>1932</dd></dl>',
    }),
    expected: { price: 450_000, currency: 'EUR', bedrooms: 4, area: 128, plot_m2: 310, year_built: 1932 },
  },
  {
    name: 'rooms that are no bedrooms, French',
    url: 'https://www.agence.example.fr/vente/3',
    html: page({
      title: 'Maison 5 pièces 110 m² à vendre à Exempleville',
      body: '<h1>Maison 5 pièces 110 m²</h1><div class="prix">298 000 € FAI</div><ul><li>Chambres : 3</li><li>Surface habitable : 110 m²</li><li>Surface du terrain : 820 m²</li></ul>',
    }),
    expected: { price: 298_000, currency: 'EUR', bedrooms: 3, area: 110, plot_m2: 820, country: 'FR' },
  },
  {
    name: 'Zimmer, Grundstück and Wohnfläche, German',
    url: 'https://www.makler.example.de/expose/5',
    html: page({
      title: 'Einfamilienhaus in Beispielstadt',
      body: '<h1>Einfamilienhaus in Beispielstadt</h1><dl><dt>Kaufpreis</dt><dd>549.000,00 €</dd><dt>Zimmer</dt><dd>6</dd><dt>Schlafzimmer</dt><dd>4</dd><dt>Grundstücksfläche</dt><dd>ca. 630 m²</dd><dt>Wohnfläche ca.</dt><dd>158,5 m²</dd></dl>',
    }),
    expected: { price: 549_000, currency: 'EUR', bedrooms: 4, area: 158.5, plot_m2: 630 },
  },
  {
    name: 'crowns without a code, Swedish site on a .com',
    url: 'https://www.maklare.example.com/objekt/8',
    html: page({
      title: 'Storgatan 4',
      body: '<h1>Storgatan 4</h1><p class="price">4 995 000 kr</p><p>3 sovrum</p><p>Boarea: 98 m²</p>',
    }).replace('lang="en"', 'lang="sv"'),
    expected: { price: 4_995_000, currency: 'SEK', bedrooms: 3, area: 98 },
  },
  {
    name: 'an amount with a dash for the øre, Norwegian',
    url: 'https://www.megler.example.no/bolig/8',
    html: page({
      title: 'Storgata 4',
      body: '<h1>Storgata 4</h1><dl><dt>Prisantydning</dt><dd>4 990 000,-</dd><dt>Soverom</dt><dd>2</dd><dt>P-rom</dt><dd>71 m²</dd></dl>',
    }),
    expected: { price: 4_990_000, currency: 'NOK', bedrooms: 2, area: 71 },
  },
  {
    name: 'points for thousands before kr., Danish',
    url: 'https://www.bolig.example.dk/sag/8',
    html: page({
      title: 'Strandvej 4',
      body: '<h1>Strandvej 4</h1><dl><dt>Kontantpris</dt><dd>2.495.000 kr.</dd><dt>Grundareal</dt><dd>812 m²</dd><dt>Boligareal</dt><dd>140 m²</dd></dl>',
    }),
    expected: { price: 2_495_000, currency: 'DKK', area: 140, plot_m2: 812 },
  },
  {
    name: 'złoty and a plot, Polish',
    url: 'https://www.dom.example.pl/oferta/8',
    html: page({
      title: 'Dom na sprzedaż',
      body: '<h1>Dom w Przykładowie</h1><p class="price">1 250 000 zł</p><ul><li>Powierzchnia: 160 m²</li><li>Powierzchnia działki: 900 m²</li></ul>',
    }),
    expected: { price: 1_250_000, currency: 'PLN', area: 160, plot_m2: 900 },
  },
  {
    name: 'apostrophes and a code, Swiss',
    url: 'https://www.immo.example.ch/de/8',
    html: page({
      title: 'Wohnung in Beispielwil',
      body: '<h1>Wohnung in Beispielwil</h1><p class="price">CHF 1\'250\'000.–</p><p>Wohnfläche: 104 m²</p>',
    }),
    expected: { price: 1_250_000, currency: 'CHF', area: 104 },
  },
  ...ODD_PAGES_BEYOND,
  ...ODD_PAGES_PORTALS,
  ...ODD_PAGES_OVERSEAS,
];
