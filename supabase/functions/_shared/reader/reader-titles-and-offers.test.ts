import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json } from './test-pages.ts';

const page = (body: string, { lang = 'cs', head = '' } = {}) =>
  `<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

describe('titles, descriptions and offers that say all that a page has', () => {
  it.each([
    [
      'nl',
      'https://homes.example.be/te-koop/woning/1234567',
      'Woning te koop - Voorbeeldweg in 2440 Voorbeeld - Ref: BQ1',
      { town: 'Voorbeeld', postcode: '2440', address: 'Voorbeeldweg, 2440 Voorbeeld' },
    ],
    [
      'cs',
      'https://homes.example.cz/nemovitosti/951846/',
      'Prodej bytu 3+kk, ul. Vzorová, Praha 8 - Karlín | Vzor Reality',
      { town: 'Praha', address: 'Vzorová, Praha 8 - Karlín' },
    ],
    [
      'bg',
      'https://homes.example.bg/obiava-123',
      'Продава 3-стаен, Примерово, Център',
      { town: 'Примерово', homeType: 'flat' },
    ],
  ])('of %s (%s): %s', (lang, url, title, facts) => {
    const head = `<title>${title}</title><meta property="og:title" content="${title}">`;
    expect(readListingPage(page('<p>350 000 €</p>', { lang, head }), url)).toMatchObject(facts);
  });

  it('a sentence names the address down to the ZIP code', () => {
    const html =
      '<meta name="description" content="Photos of this $875,500 4 beds, 2.5 baths home located at 10 Sample Ave, Sampleton, OR 97201 built in 1990.">';
    expect(readListingPage(html, 'https://homes.example.com/10-sample-ave/1')).toMatchObject({
      ...{
        address: '10 Sample Ave, Sampleton, OR 97201',
        town: 'Sampleton',
        region: 'OR',
        postcode: '97201',
      },
    });
  });

  it('the ground is measured in ares and centiares', () => {
    const html = page(
      '<h1>Huis te koop</h1><p class="price">€ 239.000</p><p>Gelegen op een perceel van 31a39ca.</p>',
      { lang: 'nl' },
    );
    expect(readListingPage(html, 'https://homes.example.be/huis/1234567').plot).toMatchObject({ m2: 3139 });
  });

  it('a home stands in the first of several offers', () => {
    const home = {
      '@type': 'Accommodation',
      address: { streetAddress: 'Rua Exemplo', addressLocality: 'Exemplópolis' },
      floorSize: { value: 87 },
      numberOfBedrooms: 2,
    };
    const html = `<script type="application/ld+json">${json([
      { '@type': 'RealEstateListing', name: 'Apartamento', offers: [{ price: 295_000, itemOffered: home }] },
      { '@type': 'RealEstateListing', name: 'Imóvel' },
    ])}</script>`;
    expect(readListingPage(html, 'https://homes.example.com.br/imovel/comprar/302967')).toMatchObject({
      ...{ town: 'Exemplópolis', bedrooms: 2, area: { m2: 87 } },
    });
  });

  it('rooms stand between the strokes of a name', () => {
    const html = `<script type="application/ld+json">${json({
      '@type': 'House',
      name: 'Backing the park | 3 BR + Maid',
      offers: { price: 1_200_000, priceCurrency: 'AED' },
    })}</script>`;
    expect(readListingPage(html, 'https://homes.example.ae/villa/1234567').bedrooms).toBe(3);
  });

  it('a text that asks for a captcha is a wall', () => {
    const html = '<html>Please complete this captcha to continue.</html>';
    expect(readListingPage(html, 'https://homes.example.com/1').refused?.code).toBe('blocked');
  });
});
