import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { nextPage, page, json } from './test-pages.ts';

/** A home as one portal family keeps it: rooms, place and pictures in records side by side. */
const apart = {
  classified: {
    domains: { medias: { images: [1, 2, 3].map((n) => ({ url: `https://m.example.com/${n}/photo.jpg` })) } },
    sections: {
      location: {
        address: { country: 'FRA', city: 'Lyon 7ème arrondissement', zipCode: '69007' },
        geometry: { type: 'Point', coordinates: [4.8422, 45.7431] },
      },
      hardFacts: {
        title: 'Appartement à vendre',
        facts: [
          { type: 'numberOfRooms', value: '3 pièces' },
          { type: 'numberOfBedrooms', value: '2 chambres' },
          { type: 'livingSpace', value: '67 m²' },
        ],
        price: { value: '329 000 €' },
      },
      energy: { scales: [{ efficiencyClass: { rating: 'D' } }] },
    },
  },
};

describe('data that is kept side by side', () => {
  it('is one home', () => {
    expect(readListingPage(nextPage(apart))).toMatchObject({
      price: { amountMinor: 32_900_000, currency: 'EUR' },
      bedrooms: 2,
      area: { value: 67, unit: 'm2' },
      town: 'Lyon',
      postcode: '69007',
      country: 'FR',
      position: { latitude: 45.7431, longitude: 4.8422 },
      energyRating: 'D',
    });
    expect(readListingPage(nextPage(apart)).photos).toHaveLength(3);
  });

  it('is none of it where the record around it holds other homes', () => {
    const other = { price: 1, rooms: 2, id: 3, name: 'x' };
    const record = readListingPage(
      nextPage({
        address: { zipCode: '75001', city: 'Paris' },
        homes: [other, { ...other, id: 4 }],
        home: { price: 329_000, bedrooms: 2, bathrooms: 1, description: 'A flat.', title: 'Flat' },
      }),
    );
    expect(record).toMatchObject({ bedrooms: 2, postcode: null, town: null });
  });
});

describe('names of members', () => {
  const read = (members: Record<string, unknown>) =>
    readListingPage(
      nextPage({
        home: { price: 450_000, currency: 'EUR', address: 'Sample Lane', title: 'House', ...members },
      }),
    );

  it.each([
    'bedrooms',
    'numberOfBedrooms',
    'bedroomsTotal',
    'totalBedrooms',
    'bedroom_count',
    'qtdQuartos',
    'cantidadDormitorios',
    'nb_chambres',
    'aantalSlaapkamers',
    'anzahlSchlafzimmer',
    'antallSoverom',
  ])('%s are bedrooms, as a number, in a list of one and as words', (name) => {
    expect(read({ [name]: 3, bathrooms: 1 }).bedrooms).toBe(3);
    expect(read({ [name]: [3], bathrooms: 1 }).bedrooms).toBe(3);
    expect(read({ [name]: { formattedValue: '3 Beds' }, bathrooms: 1 }).bedrooms).toBe(3);
  });

  it.each(['bedroomsDescription', 'bedType', 'unbedrooms', 'streetNumber'])('%s are none', (name) => {
    expect(read({ [name]: 3, bathrooms: 1 }).bedrooms).toBeNull();
  });

  it('a price of a unit is no price', () => {
    const record = read({ bedrooms: 2, unitPrice: 4_500, streetNumber: 12 });
    expect(record.price?.amountMinor).toBe(45_000_000);
  });

  it.each([
    ['Sample Lane', '12 Sample Lane'],
    ['S Sample Ave', '12 S Sample Ave'],
    ['Rue des Exemples', 'Rue des Exemples 12'],
    ['Musterweg', 'Musterweg 12'],
    ['Ulica Wzorowa', 'Ulica Wzorowa 12'],
  ])('%s has its number where such streets have it', (street, address) => {
    expect(read({ bedrooms: 2, address: street, streetNumber: 12 }).address).toBe(address);
  });

  it('baths of which one has only a part are counted so, whatever the members are called', () => {
    const baths = (members: Record<string, unknown>) => read({ bedrooms: 2, ...members }).bathrooms;
    expect(baths({ numBathrooms: 1, numFullBathrooms: 1, numPartialBathrooms: 1 })).toBe(1.5);
    expect(baths({ bathrooms: 3, fullBathCount: 2, halfBathCount: 1 })).toBe(2.5);
    expect(baths({ bathrooms: 4, fullBathCount: 2, halfBathCount: 1 })).toBe(4);
  });
});

describe('a size that was worked out from another unit', () => {
  const data = `dataLayer.push(${json({ property_price: 2_520_000, property_area: 205.03700928, property_beds: 4, property_type: 'villa', description: 'x' })})`;
  it('is what the page writes, where it writes one', () => {
    const html = (words: string) =>
      page({ title: `Villa, ${words}`, scripts: [data], body: `<h1>Villa</h1><p>${words}</p>` });
    expect(readListingPage(html('2,207 sqft')).area).toMatchObject({ value: 2207, unit: 'sqft' });
    expect(readListingPage(html('a garden')).area?.value).toBe(205.03700928);
  });
});
