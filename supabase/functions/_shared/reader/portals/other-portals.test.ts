import { describe, expect, it } from 'vitest';
import { readListingPage } from '../read-listing-page.ts';
import { json, nextPage, page } from '../test-pages.ts';

describe('readDaft()', () => {
  it('reads the listing: longitude first, "4 Bed", eircode apart', () => {
    const listing = {
      id: 9000001,
      title: '12 Sample Avenue, Sampletown, Co. Meath, A86VW70',
      price: '€795,000',
      numBedrooms: '4 Bed',
      numBathrooms: '3 Bath',
      propertyType: 'Detached',
      floorArea: { unit: 'METRES_SQUARED', value: '151' },
      ber: { rating: 'C1' },
      point: { coordinates: [-6.4, 53.4] },
      media: { images: [{ size72x52: 'https://m.example.com/s', size1440x960: 'https://m.example.com/l' }] },
      category: 'Buy',
    };
    expect(
      readListingPage(nextPage({ listing }), 'https://www.daft.ie/for-sale/house/9000001'),
    ).toMatchObject({
      price: { amountMinor: 79_500_000, currency: 'EUR' },
      bedrooms: 4,
      bathrooms: 3,
      area: { value: 151, unit: 'm2' },
      energyRating: 'C1',
      address: '12 Sample Avenue, Sampletown, Co. Meath, A86VW70',
      postcode: 'A86VW70',
      district: 'A86',
      position: { latitude: 53.4, longitude: -6.4 },
      photos: ['https://m.example.com/l'],
      listingId: '9000001',
    });
  });
});

describe('readDomain()', () => {
  const props = (title: string, method = 'privateTreaty') => ({
    componentProps: {
      listingId: 2000000001,
      streetNumber: '13',
      street: 'Sample Road',
      suburb: 'Sample Crossing',
      stateAbbreviation: 'vic',
      postcode: '3029',
      listingSummary: {
        title,
        mode: 'buy',
        method,
        listingType: 'rent',
        beds: 3,
        baths: 1,
        propertyType: 'House',
        stats: [{ key: 'landArea', value: 315 }],
      },
      map: { latitude: -37.8, longitude: 144.6 },
    },
  });
  const url = 'https://www.domain.com.au/13-sample-road-sample-crossing-vic-3029-2000000001';

  it('reads a price in the seller’s words', () => {
    expect(readListingPage(nextPage(props('Offers over $480,000')), url)).toMatchObject({
      listingType: 'sale',
      price: { kind: 'offers-over', amountMinor: 48_000_000, currency: 'AUD' },
      bedrooms: 3,
      plot: { m2: 315 },
      address: '13 Sample Road, Sample Crossing VIC',
      refused: null,
    });
  });

  it('refuses ranges, auctions and words without a figure', () => {
    expect(readListingPage(nextPage(props('$470,000 - $500,000')), url)).toMatchObject({
      price: { amountMinor: 47_000_000, highMinor: 50_000_000 },
      refused: { code: 'price_range' },
    });
    expect(readListingPage(nextPage(props('Auction this Saturday', 'auction')), url).refused?.code).toBe(
      'price_on_application',
    );
    expect(readListingPage(nextPage(props('$500,000', 'auction')), url).refused?.code).toBe('auction_guide');
  });
});

describe('readImmobiliare()', () => {
  it('reads bedrooms, not locali', () => {
    const realEstate = {
      id: 9,
      contract: 'sale',
      title: 'Trilocale',
      price: { visible: true, value: 200000 },
      properties: [
        {
          rooms: '3',
          bedRoomsNumber: '1',
          bathrooms: '1',
          surface: '80,5 m²',
          typology: { name: 'Appartamento' },
          location: {
            address: 'Via Esempio, 20',
            city: 'Milano',
            latitude: 45.5,
            longitude: 9.1,
            nation: { id: 'IT' },
          },
          energy: { class: { name: 'E' } },
        },
      ],
    };
    expect(
      readListingPage(nextPage({ detailData: { realEstate } }), 'https://www.immobiliare.it/annunci/9/'),
    ).toMatchObject({
      price: { amountMinor: 20_000_000, currency: 'EUR' },
      bedrooms: 1,
      bathrooms: 1,
      area: { value: 80.5, unit: 'm2' },
      address: 'Via Esempio, 20, Milano',
      town: 'Milano',
      energyRating: 'E',
      homeType: 'flat',
    });
  });
});

describe('readIdealista()', () => {
  const picture = 'https://img3.idealista.com/blur/WEB_DETAIL/0/id.pro.es.image.master/66/b6/dd/1901.jpg';
  const script = `var mapConfig={latitude:"40.7328",longitude:"-3.5815"};var m={multimediaInfo:[{u:"${picture}"},{u:"${picture.replace('WEB_DETAIL', 'THUMB')}"}]};`;

  it('reads the markup of 2017 and of later years', () => {
    const old = page({
      scripts: [script],
      body: '<section class="main-info"><h1><span>Dúplex en venta en calle Muestra, 2, El Ejemplo</span></h1><div class="info-data"><span><span>82.000</span> €</span> <span><span>70</span> m²</span> <span>2 hab.</span></div></section><ul><li>70 m² construidos, 65 m² útiles</li><li>2 habitaciones</li><li>2 baños</li></ul>',
    });
    const recent = page({
      scripts: [script],
      body: '<h1><span class="main-info__title-main">Duplex for sale in Calle de Muestra</span></h1><span class="main-info__title-minor">Goya, Madrid</span><div class="info-data"><span class="info-data-price"><span>3,600,000</span> €</span></div><div class="info-features"><span>273 m²</span><span>4 bed.</span></div><span class="icon-energy-c-b">214 kWh</span><li>Built in 1889</li>',
    });
    expect(readListingPage(old, 'https://www.idealista.com/inmueble/1678322/')).toMatchObject({
      price: { amountMinor: 8_200_000, currency: 'EUR' },
      bedrooms: 2,
      bathrooms: 2,
      area: { value: 70 },
      address: 'calle Muestra, 2, El Ejemplo',
      position: { latitude: 40.7328, longitude: -3.5815 },
      photos: [picture],
    });
    expect(readListingPage(recent, 'https://www.idealista.com/en/inmueble/106387165/')).toMatchObject({
      price: { amountMinor: 360_000_000 },
      bedrooms: 4,
      area: { value: 273 },
      address: 'Calle de Muestra, Goya, Madrid',
      energyRating: 'B',
      yearBuilt: 1889,
    });
  });

  it('refuses rents', () => {
    const html = page({
      body: '<h1>Piso en alquiler en calle Muestra</h1><div class="info-data"><span>1.200 €/mes</span></div>',
    });
    expect(readListingPage(html, 'https://www.idealista.com/inmueble/1/').refused?.code).toBe('rent');
  });
});

describe('readWebBuilder()', () => {
  it('reads agency sites whose script holds the property, prices in minor units', () => {
    const property = {
      title: 'Chalet in Sample Bay / Muestra',
      price_sale_current_cents: 57500000,
      currency: 'EUR',
      count_bedrooms: 3,
      count_bathrooms: 2,
      constructed_area: 340,
      area_unit: 'sqmt',
      latitude: 39.48,
      longitude: 2.73,
      country: 'Spain',
      postal_code: '07609',
      city: 'Sample Bay',
    };
    const html = page({ scripts: [`Paloma.engine.setRequest({"params":${json({ property })}});`] });
    expect(readListingPage(html, 'http://www.agent.example/en/71')).toMatchObject({
      price: { amountMinor: 57_500_000, currency: 'EUR' },
      address: 'Sample Bay / Muestra',
      area: { value: 340, unit: 'm2' },
      country: 'ES',
    });
  });
});
