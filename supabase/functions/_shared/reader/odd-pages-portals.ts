import { card, linked, photos, type OddPage } from './odd-page-parts.ts';
import { json, nextPage, page } from './test-pages.ts';

/** Pages in the structures that large sites of Europe have: facts and layouts are made up. */
export const ODD_PAGES_PORTALS: readonly OddPage[] = [
  {
    name: 'labels behind figures, Spanish',
    url: 'https://www.pisos.example.es/inmueble/100200300/',
    html: page({
      title: 'Piso en venta en calle de la Muestra, 12, Ejemplo, Madrid',
      body: '<h1>Piso en venta en calle de la Muestra, 12</h1><span class="info-data-price"><span>389.000</span> €</span><span class="pricedown">410.000 €</span><div class="info-features"><span>104 m²</span><span>3 hab.</span><span>Planta 4ª exterior con ascensor</span></div><h2>Características básicas</h2><ul><li>104 m² construidos, 92 m² útiles</li><li>3 habitaciones</li><li>2 baños</li><li>Construido en 1974</li></ul><p>3.740 €/m²</p><p>Gastos de comunidad 85 €/mes</p>',
    }),
    expected: { price: 389_000, currency: 'EUR', bedrooms: 3, bathrooms: 2, area: 104, year_built: 1974 },
  },
  {
    name: 'pièces and chambres, fees beside the price, French',
    url: 'https://www.annonces.example.fr/annonces/achat/appartement/lyon/1.htm',
    html: page({
      title: 'Vente appartement 4 pièces 82 m² - Lyon 6ème (69006)',
      body: '<h1>Appartement 4 pièces 82 m²</h1><p>Lyon 6ème (69006)</p><div class="price">465 000 €</div><p>dont 4,5 % d’honoraires TTC à la charge de l’acquéreur, prix hors honoraires 445 000 €</p><ul><li>4 pièces</li><li>3 chambres</li><li>1 salle de bain</li><li>82 m²</li></ul><p>Charges de copropriété : 1 850 € par an</p>',
    }),
    expected: { price: 465_000, currency: 'EUR', bedrooms: 3, bathrooms: 1, area: 82, postcode: '69006' },
  },
  {
    name: 'key facts in a definition list, commission beside the price, German',
    url: 'https://www.immo.example.de/expose/150000001',
    html: page({
      title: 'Helles Reihenhaus mit Garten',
      body: '<h1>Helles Reihenhaus mit Garten</h1><div class="address">Musterweg 12, 80331 München</div><dl><dt>Kaufpreis</dt><dd>1.149.000 €</dd><dt>Hausgeld</dt><dd>280 €</dd><dt>Wohnfläche ca.</dt><dd>128,5 m²</dd><dt>Grundstück ca.</dt><dd>245 m²</dd><dt>Zimmer</dt><dd>5</dd><dt>Schlafzimmer</dt><dd>4</dd><dt>Badezimmer</dt><dd>2</dd><dt>Baujahr</dt><dd>1998</dd><dt>Provision für Käufer</dt><dd>3,57 % (41.019 €)</dd></dl>',
    }),
    expected: {
      ...{ price: 1_149_000, currency: 'EUR', bedrooms: 4, bathrooms: 2, area: 128.5, plot_m2: 245 },
      ...{ year_built: 1998, postcode: '80331' },
    },
  },
  {
    name: 'kenmerken as term and value, Dutch',
    url: 'https://www.woning.example.nl/detail/koop/utrecht/huis-voorbeeldstraat-12/43000001/',
    html: page({
      title: 'Huis te koop: Voorbeeldstraat 12 3581 AA Utrecht',
      head: linked({
        '@type': 'Product',
        name: 'Voorbeeldstraat 12',
        offers: { '@type': 'Offer', price: 685000, priceCurrency: 'EUR' },
        image: photos(2),
      }),
      body: '<h1><span>Voorbeeldstraat 12</span> <span>3581 AA Utrecht</span></h1><div>€ 685.000 k.k.</div><dl><dt>Vraagprijs</dt><dd>€ 685.000 kosten koper</dd><dt>Vraagprijs per m²</dt><dd>€ 5.524</dd><dt>Bouwjaar</dt><dd>1928</dd><dt>Wonen</dt><dd>124 m²</dd><dt>Perceel</dt><dd>156 m²</dd><dt>Inhoud</dt><dd>430 m³</dd><dt>Aantal kamers</dt><dd>5 kamers (4 slaapkamers)</dd><dt>Aantal badkamers</dt><dd>1 badkamer</dd></dl>',
    }),
    expected: { price: 685_000, currency: 'EUR', bedrooms: 4, area: 124, plot_m2: 156, year_built: 1928 },
  },
  {
    name: 'a state of scripts with the home under a key, Swedish',
    url: 'https://www.bostad.example.se/bostad/lagenhet-3rum-provgatan-12-21000001',
    html: nextPage({
      __APOLLO_STATE__: {
        ROOT_QUERY: { __typename: 'Query' },
        'ActivePropertyListing:21000001': {
          __typename: 'ActivePropertyListing',
          id: '21000001',
          streetAddress: 'Provgatan 12',
          askingPrice: { __typename: 'Money', amount: 4_295_000, formatted: '4 295 000 kr' },
          fee: { amount: 4_120, formatted: '4 120 kr/mån' },
          numberOfRooms: 3,
          livingArea: 74,
          legacyConstructionYear: '1938',
          housingForm: { name: 'Lägenhet' },
        },
      },
    }).replace('<body>', '<body><h1>Provgatan 12</h1><p>4 295 000 kr</p><p>74 m²</p><p>3 rum</p>'),
    expected: { price: 4_295_000, currency: 'SEK', area: 74 },
  },
  {
    name: 'a Next page with label and value pairs, Polish',
    url: 'https://www.dom.example.pl/pl/oferta/mieszkanie-ID4abcd',
    html: nextPage({
      ad: {
        id: 64000001,
        title: 'Mieszkanie 3-pokojowe z balkonem',
        target: { Price: 799_000, Area: '62.4', Rooms_num: ['3'], Build_year: '2012', Country: 'Polska' },
        location: {
          coordinates: { latitude: 52.2297, longitude: 21.0122 },
          address: { street: { name: 'ul. Wzorcowa' }, city: { name: 'Warszawa' } },
        },
        images: photos(2).map((large) => ({ large })),
      },
    }).replace(
      '<body>',
      '<body><h1>Mieszkanie 3-pokojowe z balkonem</h1><strong aria-label="Cena">799 000 zł</strong><div>12 804 zł/m²</div><div><div>Powierzchnia</div><div>62,4 m²</div></div><div>Czynsz</div><div>650 zł</div>',
    ),
    expected: { price: 799_000, currency: 'PLN', area: 62.4 },
  },
  {
    name: 'shared facts in a window state, British',
    url: 'https://www.homes.example.co.uk/for-sale/details/70000001/',
    html: page({
      title: '4 bed semi-detached house for sale in Sample Road, Sampleton LS6',
      head: `<meta property="og:title" content="4 bed semi-detached house for sale"><meta property="og:image" content="https://img.example.com/own/1.jpg">${linked(
        {
          '@type': 'RealEstateListing',
          name: '4 bed semi-detached house for sale',
          url: 'https://www.homes.example.co.uk/for-sale/details/70000001/',
          offers: { '@type': 'Offer', price: '425000', priceCurrency: 'GBP', availability: 'InStock' },
        },
      )}`,
      scripts: [
        `window.dataLayer=[${json({ page: { price: 425000, num_beds: 4, num_baths: 2, postal_area: 'LS' } })}]`,
      ],
      body: `<h1>4 bed semi-detached house for sale</h1><address>Sample Road, Sampleton LS6</address><p>Guide price £425,000</p><ul><li>4 beds</li><li>2 baths</li><li>1 reception</li><li>1,364 sq. ft</li></ul><p>Tenure: Freehold</p><p>Council tax band D</p><section aria-label="Nearby homes">${card('£390,000', 'Other Road')}</section>`,
    }),
    expected: { price: 425_000, currency: 'GBP', bedrooms: 4, bathrooms: 2, area: 1364, tenure: 'freehold' },
  },
  {
    name: 'an Eircode, a BER and a price with AMV elsewhere, Irish',
    url: 'https://www.homes.example.ie/for-sale/semi-detached-house-12-sample-park-dublin-14/5000001',
    html: page({
      title: '12 Sample Park, Sampleham, Dublin 14',
      body: '<h1>12 Sample Park, Sampleham, Dublin 14, D14 XY01</h1><h2>€725,000</h2><ul><li>4 Bed</li><li>3 Bath</li><li>142 m²</li><li>Semi-D</li></ul><p>BER C2</p><p>Stamp duty: €7,250</p>',
    }),
    expected: { price: 725_000, currency: 'EUR', bedrooms: 4, bathrooms: 3, area: 142 },
  },
  {
    name: 'locali, bagni and a riscaldamento, Italian',
    url: 'https://www.casa.example.it/immobili/50000001/',
    html: page({
      title: 'Trilocale in vendita in via dell’Esempio 12, Bologna',
      body: '<h1>Trilocale in vendita in via dell’Esempio 12</h1><div class="price">€ 315.000</div><dl><dt>Locali</dt><dd>3</dd><dt>Camere da letto</dt><dd>2</dd><dt>Bagni</dt><dd>1</dd><dt>Superficie</dt><dd>88 m²</dd><dt>Anno di costruzione</dt><dd>1965</dd><dt>Spese condominio</dt><dd>€ 90/mese</dd></dl><p>Prezzo al m²: 3.580 €</p>',
    }),
    expected: { price: 315_000, currency: 'EUR', bedrooms: 2, bathrooms: 1, area: 88, year_built: 1965 },
  },
  {
    name: 'gross and useful floor, Portuguese',
    url: 'https://www.imoveis.example.pt/imovel/moradia-t4-braga/1',
    html: page({
      title: 'Moradia T4 à venda em Braga',
      head: linked({
        '@type': 'Product',
        name: 'Moradia T4 em Braga',
        offers: { '@type': 'Offer', price: 395000, priceCurrency: 'EUR' },
      }),
      body: '<h1>Moradia T4 em Braga</h1><p>395.000 €</p><ul><li>Tipologia: T4</li><li>Área útil: 168 m²</li><li>Área bruta: 210 m²</li><li>Terreno: 480 m²</li><li>Casas de banho: 3</li></ul>',
    }),
    expected: { price: 395_000, currency: 'EUR', bedrooms: 4, bathrooms: 3, plot_m2: 480 },
  },
];
