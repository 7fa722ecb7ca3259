import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const script = (name: string, value: unknown) =>
  `<script>window.${name} = ${JSON.stringify(value)};</script>`;
const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('what a saved page says of its home', () => {
  const firm = {
    name: 'Sample Homes',
    location: { street: '24 Sample Street', latitude: 50.6833, longitude: 4.2741 },
  };
  const home = {
    price: 749000,
    bedroomCount: 4,
    bathroomCount: 1,
    netHabitableSurface: 176,
    land: { surface: 1837 },
    description: 'A house with a garden.',
    location: { locality: 'Sampleton', postalCode: '1440', street: null, latitude: null },
  };

  it('is neither street nor position of the firm that offers it', () => {
    const of = (name: string) =>
      readListingPage(
        page(
          `<h1>House for sale</h1><p>€749,000</p>${script('listing', { [name]: [firm], property: home })}`,
        ),
      );
    expect(of('customers')).toMatchObject({ position: null, town: 'Sampleton', plot: { value: 1837 } });
    expect(of('customers').address ?? '').not.toContain('Sample Street');
    expect(of('places').position).toMatchObject({ latitude: 50.6833 });
  });

  it('is the plot and not the floor where one size is shown in three units', () => {
    const html = (label: string) =>
      page(
        `<h1>House for sale in Sampleton</h1><p>£250,000</p><ul><li><span>${label}:</span> 1 596 m²</li><li><span>Acres:</span> 0.394 acres</li></ul>`,
      );
    expect(readListingPage(html('m²')).area).toBeNull();
    expect(readListingPage(html('Floor area')).area).toMatchObject({ value: 1596 });
  });

  it('is in data that a script keeps as text in text', () => {
    const { land, ...rest } = home;
    const cache = JSON.stringify({
      0: { data: JSON.stringify({ listing: { ...rest, plot: land, padding: 'x'.repeat(200) } }) },
    });
    const html = page(`<h1>House for sale in Sampleton</h1>${script('Exchange', { app: { cache } })}`);
    expect(readListingPage(html)).toMatchObject({
      bedrooms: 4,
      bathrooms: 1,
      price: { amountMinor: 74_900_000 },
    });
  });

  it('has the price of its description, whatever another sentence says of mortgages', () => {
    const html = (text: string) =>
      page('', { title: 'Special offer', head: `<meta name="description" content="${text}">` });
    const offer = '4-bed villa is for sale in Sample Bay at AED 2,520,000, listed by Sample Homes.';
    expect(readListingPage(html(`${offer} View mortgage details.`))).toMatchObject({
      price: { amountMinor: 252_000_000, currency: 'AED' },
      country: 'AE',
    });
    expect(
      readListingPage(html('Villa is for sale. A mortgage of AED 2,520,000 is possible.')).price,
    ).toBeNull();
  });

  it('has the price that stands beside it as a whole, never one for each square metre', () => {
    const html = (more: object) =>
      page('', {
        lang: 'fr',
        head:
          linked({ '@type': 'UnitPriceSpecification', price: 183000, priceCurrency: 'EUR', ...more }) +
          linked({
            '@type': 'Apartment',
            name: 'Appartement',
            floorSize: { value: 28, unitCode: 'MTK' },
            address: { addressLocality: 'Sampleton 06160', addressCountry: 'FR' },
          }),
      });
    expect(readListingPage(html({}))).toMatchObject({
      price: { amountMinor: 18_300_000 },
      town: 'Sampleton',
      postcode: '06160',
    });
    expect(readListingPage(html({ unitCode: 'MTK' })).price).toBeNull();
  });

  it('names the city before its district', () => {
    const html = (place: string) =>
      page('<p>790 000 zł</p>', { lang: 'pl', title: `3 pokoje, mieszkanie na sprzedaż - ${place}` });
    expect(readListingPage(html('Warszawa, Przykład')).town).toBe('Warszawa');
    expect(readListingPage(html('Kraków, Wola Przykładowa')).town).toBe('Kraków');
  });

  it.each([
    ['Mobile/Manufactured', 'mobile-home'],
    ['Condominium', 'flat'],
    ['Mobile phone shop house', 'house'],
  ])('calls %s a %s', (kind, homeType) => {
    const html = page(
      `<h1>12 Sample Road, Sampleton</h1><p>$33,500</p><dl><dt>Type</dt><dd>${kind}</dd></dl>`,
    );
    expect(readListingPage(html).homeType).toBe(homeType);
  });
});
