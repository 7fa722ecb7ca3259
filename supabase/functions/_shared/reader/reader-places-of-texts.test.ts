import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

/** Places that texts name, lists of tiles, linked pictures; every place and name in them is made up. */
interface Parts {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
}

function page(body: string, { lang = 'en', title = 'One', head = '' }: Parts = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

const scripted = (value: unknown) => `<script>window.__STATE__ = ${JSON.stringify(value)};</script>`;
const read = (html: string, url = 'https://www.sample-homes.example/homes/1') => readListingPage(html, url);

describe('a town', () => {
  const priced = '<p>€ 250.000</p>';
  it.each([
    [
      'fr',
      'Appartement lumineux situé en plein centre-ville de Exempleville, proche de toutes les commodités et gare.',
      'Exempleville',
    ],
    [
      'es',
      'Piso muy luminoso en pleno centro de Villamuestra, a un paso de todos los servicios y del transporte.',
      'Villamuestra',
    ],
    [
      'it',
      'Appartamento luminoso nel centro storico di Esempiano, vicino a tutti i servizi e alla stazione dei treni.',
      'Esempiano',
    ],
    [
      'nl',
      'Licht appartement in het centrum van Voorbeeldstad, dicht bij alle winkels en het openbaar vervoer en park.',
      'Voorbeeldstad',
    ],
  ])('is the one whose centre a description in %s names', (lang, words, want) => {
    const { town } = read(
      page(`<h1>1</h1>${priced}<div data-test-id="ad-description">${words}</div>`, { lang }),
      `https://www.sample-homes.${lang}/1`,
    );
    expect(town).toBe(want);
  });

  it('is in front of the word for its centre, in a French title', () => {
    const { town } = read(
      page('<p>200 000 €</p>', { lang: 'fr', title: 'Appartement 3 pièces Exempleville Centre - Annonces' }),
      'https://www.annonces-exemple.fr/1',
    );
    expect(town).toBe('Exempleville');
  });

  it('is behind the quarter, in a Brazilian title', () => {
    const { town } = read(
      page('<p>R$ 440.000</p>', {
        lang: 'pt-BR',
        title: 'Imóveis',
        head: '<meta property="og:title" content="Apartamento 3 quartos, 140m² - Vila Exemplo, Cidadela">',
      }),
      'https://www.imoveis-exemplo.com.br/1',
    );
    expect(town).toBe('Cidadela');
  });

  it('is beside its position in a script that says nothing else', () => {
    const { position, town } = read(
      page('<h1>1</h1>', {
        head: scripted({ map: { lat: 43.28306, lon: 76.88928 }, cityName: 'Sampleton', kind: 'x' }),
      }),
    );
    expect(position).toEqual({ latitude: 43.28306, longitude: 76.88928 });
    expect(town).toBe('Sampleton');
  });
});

describe('a price', () => {
  it('is no sum in a sentence', () => {
    const { price } = read(
      page(
        `<h1>Flat</h1><p>The service charge of last year was £2,450 and the roof was mended for £85,000 in the spring.</p>`,
      ),
    );
    expect(price).toBeNull();
  });

  it('may stand behind a sentence', () => {
    const { price } = read(
      page('<h1>Flat</h1><p>Bright flat of 120 m² with wide rooms and two balconies. 650.000 € — No. 1.</p>'),
    );
    expect(price?.amountMinor).toBe(65_000_000);
  });
});

describe('pictures', () => {
  it('are those that links around small ones open', () => {
    const small = (n: number) =>
      `<a class="thumb" href="https://images.sample.example/${n}_600x450.jpg"><img src="https://images.sample.example/${n}_50x50c.jpg"></a>`;
    const { photos } = read(
      page(`<h1>Flat</h1><p>€250,000</p><div id="thumbs">${[1, 2, 3].map(small).join('')}</div>`),
    );
    expect(photos).toHaveLength(3);
    expect(photos?.every((url) => url.includes('600x450'))).toBe(true);
  });
});

describe('a list', () => {
  const tile = (n: number, price: string) =>
    `<div class="tile"><h2><a href="/domy/dom-${n}.html">Dom ${n}</a></h2><p>${price}</p></div>`;

  it('is one of tiles, of which some keep their price', () => {
    const { refused } = read(page(`${tile(1, '150 000 zł')}${tile(2, '')}${tile(3, '')}`, { lang: 'pl' }));
    expect(refused?.code).toBe('search');
  });

  it('is one of two tiles among advertisements', () => {
    const advert = '<div class="tile"><span>Reklama</span></div>';
    const html = page(`${tile(1, '150 000 zł')}${advert}${tile(2, '250 000 zł')}${advert}`, { lang: 'pl' });
    expect(read(html).refused?.code).toBe('search');
  });

  it('is none where the page has a heading or a price of its own', () => {
    const tiles = `${tile(1, '150 000 zł')}${tile(2, '')}${tile(3, '')}`;
    expect(read(page(`<h1>Dom na sprzedaż</h1><p>350 000 zł</p>${tiles}`)).refused?.code).not.toBe('search');
    expect(read(page(`<p>350 000 zł</p>${tiles}`)).refused?.code).not.toBe('search');
  });
});

describe('a heading', () => {
  it('that names place and price is the home’s, whatever others are called', () => {
    const { address, town } = read(
      page(
        `<h1><span>Sample House</span> <span><span>$450,000</span> <span>12 Sample St, Sampleton, TX 75001</span></span></h1>
        <h3 class="listing-name">Highlights</h3><p>3 bedrooms</p>`,
      ),
      'https://www.sample-homes.com/1',
    );
    expect(address).toContain('12 Sample St');
    expect(town).toBe('Sampleton');
  });
});

describe('kinds and rooms', () => {
  it('2 BHK are two bedrooms in India', () => {
    const record = read(page('<h1>2 BHK Flat for sale in Sampleton</h1><p>₹ 85,00,000</p>'));
    expect(record.bedrooms).toBe(2);
  });

  it('a leading kind of an advert is the home’s', () => {
    const { propertyType } = read(
      page(
        `<h1>1</h1><p>€ 250.000</p><div class="description">Appartement lumineux de 62 m², séjour, cuisine équipée et balcon, proche d'une maison de santé.</div>`,
        { lang: 'fr' },
      ),
      'https://www.annonces-exemple.fr/1',
    );
    expect(propertyType?.toLowerCase()).toContain('appartement');
  });
});
