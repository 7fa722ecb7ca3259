import { describe, expect, it } from 'vitest';
import { linked } from './odd-page-parts.ts';
import { readListingPage } from './read-listing-page.ts';
import { cityOfQuarter } from './texts/city-of-quarter.ts';
import { readArea } from './texts/read-area.ts';
import { isSlogan } from './texts/home-words.ts';
import { townInPath } from './texts/town-in-path.ts';

const page = (body: string, { lang = 'es', title = 'Piso en venta', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const crumbs = (...names: string[]) =>
  linked({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name) => ({ '@type': 'ListItem', name })),
  });
const shown = (...names: string[]) => [{ steps: names, isAddress: false }];
const folders = (path: string) => [{ steps: path.split('/').filter(Boolean), isAddress: true }];

describe('a town that stands only on the way to the page', () => {
  it('is the step below its region in breadcrumbs of data, and no better than a guess', () => {
    const html = page('<h1>Ático en venta en Progreso, Nº10</h1><p>216.000 €</p>', {
      head: crumbs('Inicio', 'Comprar', 'Pontevedra', 'Sanxenxo', 'Ático en venta en Progreso'),
    });
    const record = readListingPage(html);
    expect(record).toMatchObject({ town: 'Sanxenxo', sources: { town: 'url' } });
    expect(record.confidence.town).toBeLessThan(0.6);
    expect(record.grade).not.toBe('A');
  });

  it('is read from breadcrumbs that are shown', () => {
    const html = page(
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a>For sale</a></li><li><a>Hampshire</a></li><li><a>Winchester</a></li></ol></nav><h1>Three bedroom house</h1><p>£350,000</p>',
      { lang: 'en-GB', title: 'Three bedroom house' },
    );
    expect(readListingPage(html).town).toBe('Winchester');
    const migas = page(
      '<div class="migas"><span class="actual">Pisos en venta</span><span><a>Murcia</a></span><span><a>Alhama de Murcia</a></span></div><h2>Casa en venta</h2>',
    );
    expect(readListingPage(migas).town).toBe('Alhama de Murcia');
  });

  it('is read from the folders of the address as the page itself spells it', () => {
    const html = page('<h1>Casa en venta</h1><p>120.000 €</p><p>Cerca del centro de Alcalá la Real.</p>');
    const url = 'https://www.example.es/venta-de-casa/jaen/alcala-la-real/segunda-mano/9186-1004';
    expect(readListingPage(html, url).town).toBe('Alcalá la Real');
    // A folder that no word of the page bears out names nothing.
    expect(readListingPage(html, url.replace('alcala-la-real', 'oferta-verano')).town).toBeNull();
  });

  it.each([
    ['/for-sale/silverton/pretoria/gauteng/2958/117028329', 'ZA', 'A house in Pretoria', 'Pretoria'],
    ['/venta-pisos/madrid/madrid/efe0000200053', 'ES', 'Piso en Madrid', 'Madrid'],
    ['/detalle-piso-en-venta-en-vigo-en-pontevedra/5250485/', 'ES', 'Piso en Vigo', 'Vigo'],
    ['/vendita/ville/brescia/erbusco/61228917.html', 'IT', 'Villa a Erbusco', 'Erbusco'],
    // A quarter of Madrid is no town, and neither is a name below it that nobody knows.
    ['/venta/madrid/chamberi/123', 'ES', 'Piso en Chamberí, Madrid', 'Madrid'],
    ['/venta/madrid/las-rozas/123', 'ES', 'Piso en Las Rozas', null],
    // Two places none of which is a region.
    ['/property/northside/sampleton/77', null, 'A house in Northside, Sampleton', null],
  ])('%s', (path, country, words, town) => {
    expect(townInPath(folders(path), country, words)).toBe(town);
  });

  it('is no kind of home, offer, street or site', () => {
    expect(townInPath(shown('Home', 'Buy', 'Detached houses', 'Surrey'), 'GB', '')).toBeNull();
    expect(townInPath(shown('Samplehomes', 'Classic'), 'DE', 'Classic homes')).toBeNull();
    expect(townInPath(shown('Home', 'Texas', 'Travis County', 'Austin', '78704'), 'US', '')).toBe('Austin');
    expect(townInPath(shown('Andalucía', 'Sevilla', 'Sevilla', 'Triana'), 'ES', '')).toBe('Sevilla');
  });

  it('gives way to what the page says of the place', () => {
    const html = page('<h1>Piso en venta</h1>', {
      head:
        crumbs('Inicio', 'Málaga', 'Marbella') +
        linked({
          '@type': 'Apartment',
          name: 'Piso',
          address: { '@type': 'PostalAddress', addressLocality: 'Estepona' },
        }),
    });
    expect(readListingPage(html).town).toBe('Estepona');
  });
});

describe('a quarter', () => {
  it('is not taken for the town where the page names its city', () => {
    const html = page('<h1>Piso en venta en Sagrada Família</h1><p class="price">425.000 €</p>', {
      title: 'Piso por 425.000 € de 61 metros en Sagrada Família Barcelona',
    });
    expect(readListingPage(html).town).toBe('Barcelona');
  });

  it('is one only beside its city', () => {
    expect(cityOfQuarter('Salamanca', 'Barrio de Salamanca, Madrid')).toBe('Madrid');
    expect(cityOfQuarter('Salamanca', 'Calle Mayor, Salamanca')).toBeNull();
    expect(cityOfQuarter('Prenzlauer Berg', '10405 Berlin')).toBe('Berlin');
    expect(cityOfQuarter('Getafe', 'Getafe, Madrid')).toBeNull();
  });

  it('is left out in front of its town and province', () => {
    const html = page('<h1>Piso en Teis - Vigo (Pontevedra)</h1><p>210.000 €</p>');
    expect(readListingPage(html).town).toBe('Vigo');
  });
});

describe('a town that a sentence calls one', () => {
  it('is read where nothing else names it', () => {
    const said = (text: string) =>
      readListingPage(page(`<h1>Vivienda</h1><p>90.000 €</p><div class="description">${text}</div>`)).town;
    const more = 'Dispone de cuatro habitaciones, dos baños y un patio interior muy luminoso.';
    expect(said(`Casa para reformar en el municipio de Teba. ${more}`)).toBe('Teba');
    expect(said(`Vivienda ubicada en la localidad de Estepona (Málaga). ${more}`)).toBe('Estepona');
    expect(said(`Cerca de la localidad de Estepona. ${more}`)).toBeNull();
  });
});

describe('what stands beside a figure', () => {
  it('counts rooms though a picture is called by their name', () => {
    const html = page(
      '<h1>Piso en venta</h1><p>189.000 €</p><div><mat-icon role="img">bed</mat-icon><div><span>Habitaciones</span><span>Habit. </span><span>3</span></div></div>',
    );
    expect(readListingPage(html).bedrooms).toBe(3);
  });

  it('is its unit, in front of it too', () => {
    expect(readArea('mq 650 ca.')?.m2).toBe(650);
    expect(readArea('m² 82')?.m2).toBe(82);
    expect(readArea('mq 650 e più')).toBeNull();
  });

  it('is a street in the element after the title', () => {
    const html = page('<h1>Piso en venta en Sampleton, Murcia</h1><span>Calle Ejemplo</span><p>90.000 €</p>');
    expect(readListingPage(html).address).toBe('Calle Ejemplo, Sampleton, Murcia');
    const other = page('<h1>Piso en venta en Sampleton, Murcia</h1><span>Llámanos hoy</span><p>90.000 €</p>');
    expect(readListingPage(other).address).toBe('Sampleton, Murcia');
  });
});

describe('data', () => {
  it('in an attribute says a fuller address, the size and the kind as labels and values', () => {
    const estate = JSON.stringify({
      id: 61_228_917,
      address: 'Via Esempio',
      bathrooms: '3 bagni',
      costs: { price: '€ 499.000' },
      data: [
        { label: 'Indirizzo', valore: 'Via Esempio, 74' },
        { label: 'Superficie', valore: 'mq 650 ca.' },
        { label: 'Sottotipologia', valore: 'villa singola' },
        { label: 'Camere da letto', valore: 3 },
      ],
    }).replaceAll('"', '&quot;');
    const html = page(`<estate-show :estate="${estate}"></estate-show>`, {
      lang: 'it',
      title: 'Cerco casa, portale dedicato alla ricerca di appartamenti in vendita e in affitto',
    });
    expect(readListingPage(html)).toMatchObject({
      address: 'Via Esempio, 74',
      area: { m2: 650 },
      homeType: 'villa',
      bedrooms: 3,
    });
  });

  it('of a tracker is a list of one, beside names that only a script knows', () => {
    const html = page('<h1>House for sale</h1>', {
      lang: 'en',
      head: '<script>let page_kind = "x"; items = [{ "price": "749000", "list_name": page_kind, "nb_bedrooms": "4", "indoor_surface": "176", "zip_code": "1440", "subtype": "house", "currency": "eur", "year_of_construction": "1997", "land_surface": "1837", "country": "Belgium", "city": "Sampleton", }];</script>',
    });
    expect(readListingPage(html)).toMatchObject({
      bedrooms: 4,
      yearBuilt: 1997,
      plot: { m2: 1837 },
      town: 'Sampleton',
    });
  });
});

describe('a slogan', () => {
  it('of a site names no kind of a home', () => {
    expect(isSlogan('Sample Homes: appartamenti in vendita e in affitto')).toBe(true);
    expect(isSlogan('Houses and flats for sale and to rent')).toBe(true);
    expect(isSlogan('3 bedroom house for sale')).toBe(false);
    expect(isSlogan('Appartamento in vendita')).toBe(false);
    const html = page('<p>€ 250.000</p>', { lang: 'it', title: 'Appartamenti in vendita e in affitto' });
    expect(readListingPage(html).homeType).toBeNull();
  });
});
