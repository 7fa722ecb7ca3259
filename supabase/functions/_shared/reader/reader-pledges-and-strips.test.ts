import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const URL = 'https://www.sample-agents.co.uk/property/900001';

describe('a rent', () => {
  it('is not the pledge that stands above it', () => {
    const body = `<h1>1 Bed Flat, Oxford, OX4</h1><table><tr><td>Deposit</td><td>£1,788.46</td></tr>
      <tr><td>Rent PCM</td><td>£1,550.00</td></tr></table>`;
    const title = 'Oxford - 1 Bed Flat, Oxford, OX4 - To Rent Now for £1,550.00 p/m';
    expect(readListingPage(page(body, { title }), URL).price).toMatchObject({
      kind: 'rent',
      amountMinor: 155_000,
      period: 'month',
    });
  });

  it.each([
    ['To rent for £1,550 p/m', 155_000],
    ['To rent for £360 p/w', 36_000],
  ])('%s', (title, amountMinor) => {
    expect(readListingPage(page('<h1>1 bed flat</h1>', { title }), URL).price).toMatchObject({
      kind: 'rent',
      amountMinor,
    });
  });
});

describe('a strip over the pictures', () => {
  const home = (strip: string) =>
    page(
      `${strip}<h1>3 Bedroom House in Sampleton</h1><p class="price">£275,000</p><p>3 bedrooms, 2 bathrooms</p>`,
    );

  it.each([
    ['<div class="listing-banner listing-banner--sold">Sold</div>', 'sold'],
    ['<span class="property-status">Under offer</span>', 'under offer'],
    ['<span class="badge">Sale agreed</span>', 'sale agreed'],
  ])('%s', (strip, status) => {
    expect(readListingPage(home(strip), URL).status).toBe(status);
  });

  it.each([
    '<div class="banner">Sold by us: 40 homes this year</div>',
    '<nav><span class="tag">For sale</span></nav>',
    '<div class="similar-properties"><span class="badge">Sold</span></div>',
  ])('is none: %s', (strip) => {
    expect(readListingPage(home(strip), URL).status).toBeNull();
  });
});

describe('a page of results', () => {
  const card = (slug: string, price: string, size: string) =>
    `<div class="card"><a href="/en/for-sale/${slug}">View property</a><span>Sampleton</span><span>€ ${price}</span><span>${size}</span></div>`;

  it('has two homes with a page, a price and a size each', () => {
    const body = card('sample-one', '395.000', '120 m² 3 bedrooms') + card('sample-two', '285.000', '88 m²');
    expect(readListingPage(page(body), 'https://www.example.be/en/for-sale').refused?.code).toBe('search');
  });

  it('has no two of them where a price and its monthly cost are side by side', () => {
    const body = `<div class="box"><span>Price</span><span>€ 395.000</span></div><div class="box"><span>Monthly</span><span>€ 1.850</span></div>
      <p>120 m², 3 bedrooms</p>`;
    expect(readListingPage(page(body), 'https://www.example.be/en/home').refused?.code).not.toBe('search');
  });

  it('says in its head that a second page follows', () => {
    const head = '<link rel="next" href="https://www.example.nl/huur/voorbeeldstad/p2/">';
    const html = page('<h1>Voorbeeldstad</h1>', { lang: 'nl', title: 'Te huur in Voorbeeldstad', head });
    expect(readListingPage(html, 'https://www.example.nl/huur/voorbeeldstad/').refused?.code).toBe('search');
  });

  it('is no page of one home that leads to the next home', () => {
    const head = '<link rel="next" href="/property/900002">';
    const html = page('<h1>3 bed house, Sampleton</h1><p class="price">£275,000</p>', { head });
    expect(readListingPage(html, URL).refused?.code).not.toBe('search');
  });
});

describe('the ground', () => {
  it('is what a label of two words calls so, in a long text as well', () => {
    const body = `<h1>3 Bedroom House in Sampleton</h1><p class="price">R 2 750 000</p><section>Property Overview
      ${'Listing Number 900001 Type of Property House Lifestyle Coastal '.repeat(4)} Erf Size 1 007 m² Rates and Taxes R 2 308</section>`;
    expect(readListingPage(page(body), 'https://www.sample.co.za/for-sale/1').plot?.value).toBe(1007);
  });
});

describe('pictures without a gallery', () => {
  const picture = (name: string, at: number) =>
    `<button><picture><img src="https://pictures.example.com/v1/files/abc${at}/image;s=314x236;q=80" alt="${name}"/></picture></button>`;
  const home = (names: readonly string[]) =>
    page(`<h1>2 bed flat, Sampleton</h1><p class="price">£275,000</p>${names.map(picture).join('')}`);

  it('are photos where they are counted', () => {
    const names = ['Sample flat - picture 1/8', 'Sample flat - picture 2/8', 'Sample flat - picture 3/8'];
    expect(readListingPage(home(names), URL).photos).toHaveLength(3);
  });

  it('are none where they are not', () => {
    expect(readListingPage(home(['Sample', 'Sample two', 'Sample three']), URL).photos ?? []).toHaveLength(0);
  });
});

describe('rooms in words', () => {
  const home = (description: string) =>
    page('<h1>Musterwohnung</h1><p>€ 349.000</p>', {
      lang: 'de',
      head: `<script type="application/json">${JSON.stringify({
        listing: {
          id: '900001',
          description: 'Muster ID1, Musterstadt',
          price: 349_000,
          attributes: {
            attribute: [
              { name: 'DESCRIPTION', values: [description] },
              { name: 'ESTATE_SIZE/LIVING_AREA', values: ['86'] },
            ],
          },
        },
      })}</script>`,
    });

  it.each([
    ['Eine helle Küche in dieser Zwei-Schlafzimmer-Wohnung nahe am Park.', 2],
    ['Piso exterior con tres dormitorios y salón, cerca del parque de la ciudad.', 3],
    ['Bel appartement avec deux chambres, proche du parc et des écoles.', 2],
    ['Oben drei Schlafzimmer, unten zwei Schlafzimmer, dazu ein Garten und ein Keller.', null],
  ])('%s: %s', (description, bedrooms) => {
    expect(readListingPage(home(description), 'https://www.muster-makler.at/objekt/900001').bedrooms).toBe(
      bedrooms,
    );
  });
});

it('reads the kind at the end of a line of Chinese figures', () => {
  const body = `<h1>捷運站步行6分鐘</h1><div><span>4房2廳2衛</span> <span>43坪</span> <span>3F/3F</span> <span>公寓</span></div>
    <div><strong>16,000</strong> 元/月</div>`;
  expect(
    readListingPage(page(body, { lang: 'zh-TW', title: '租屋' }), 'https://rent.example.tw/1'),
  ).toMatchObject({
    homeType: 'flat',
    bedrooms: 4,
    bathrooms: 2,
  });
});
