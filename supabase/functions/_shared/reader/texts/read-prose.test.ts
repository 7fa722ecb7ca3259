import { describe, expect, it } from 'vitest';
import { readProse } from './read-prose.ts';
import { numberOfWord } from './spoken-numbers.ts';

describe("an advert's own sentences", () => {
  it.each([
    ['A house with three generously sized bedrooms and two bathrooms.', 3, 2],
    ['Piso con tres dormitorios dobles y dos baños completos.', 3, 2],
    ['Das Haus bietet vier helle Schlafzimmer und zwei Bäder.', 4, 2],
    ['Maison comprenant quatre belles chambres et une salle de bains.', 4, 1],
    ['Appartamento con due ampie camere da letto e due bagni.', 2, 2],
    ['Moradia com quatro quartos e três casas de banho.', 4, 3],
    ['Woning met drie slaapkamers en een badkamer.', 3, 1],
    ['Leilighet med to soverom og et bad.', 2, 1],
    ['Mieszkanie ma dwie sypialnie i jedną łazienkę.', 2, null],
    ['Dům nabízí tři prostorné ložnice a dvě koupelny.', 3, 2],
    ['Dispozice zahrnuje kuchyň, dvě samostatné ložnice, jednu koupelnu a komoru.', 2, 1],
    ['Byt ve 3. nadzemním podlaží má dvě koupelny; koupelny jsou nové. Se třemi ložnicemi.', 3, 2],
    ['Rodinný dom má štyri spálne a dve kúpeľne.', 4, 2],
    ['Stan ima dvije spavaće sobe i jednu kupaonicu.', 2, 1],
    ['Hiša ima tri spalnice in dve kopalnici.', 3, 2],
    ['Casa are trei dormitoare și două băi.', 3, 2],
    ['A lakásban két hálószoba és egy fürdőszoba van.', 2, 1],
    ['Asunnossa on kaksi makuuhuonetta ja yksi kylpyhuone.', 2, 1],
    ['В доме три просторные спальни и две ванные комнаты.', 3, 2],
  ])('tell rooms in words: %s', (text, bedrooms, bathrooms) => {
    expect(readProse(text)).toMatchObject({ bedrooms, bathrooms });
  });

  it.each([
    'Two bedrooms, and a further bedroom in the loft.',
    'Master bedroom with en suite, two bedrooms.',
    'The ground floor has two bedrooms; upstairs are two bedrooms.',
    'Two bedrooms, three bedrooms if you count the study.',
    'Deux chambres et une autre chambre sous les combles.',
    'The area is great for en suite bedrooms.',
    'Byt má dva pokoje, ložnici a kuchyň.',
    'V přízemí je jedna ložnice, v podkroví jsou dvě ložnice.',
    'V 1. podlaží jsou dvě ložnice, ve 2. podlaží je herna a ložnice.',
    'Jedna ložnice má balkon, další ložnice je menší.',
    'Две комнаты, спальня с балконом.',
  ])('tell nothing that is only a part: %s', (text) => {
    expect(readProse(text).bedrooms).toBeNull();
  });

  it('count a home that is called by its rooms as it is called, whatever its floors have', () => {
    const text = 'A handsome four bedroom detached house. Two bedrooms upstairs, two bedrooms downstairs.';
    expect(readProse(text).bedrooms).toBe(4);
    expect(readProse(text.replace('four bedroom detached house', 'house')).bedrooms).toBeNull();
  });

  it.each([
    ['This home, built in 1935, has charm.', 1935],
    ['Das 1974 erbaute Haus.', 1974],
    ['In dieser 2002 errichteten Villa wohnt man gut.', 2002],
    ["Maison construite en 1985, d'un seul tenant.", 1985],
    ['Edificio construido en 1998 con ascensor.', 1998],
    ['Stabile costruito nel 1970.', 1970],
    ['Moradia construída em 2003.', 2003],
    ['Deze in 1958 gebouwde woning.', 1958],
    ['The extension was built in 2015.', null],
    ['Built in 1935; the garage was built in 1990.', 1935],
    ['Built in 1935, and built in 1990 again.', null],
    ['Le garage a été construit en 2001.', null],
    ['The kitchen, refitted, was rebuilt in 2019.', null],
  ])('tell the year of the home and of no part of it: %s', (text, yearBuilt) => {
    expect(readProse(text).yearBuilt).toBe(yearBuilt);
  });

  it.each([
    ['Surface habitable de 142 m² sur un terrain de 1 200 m².', 142, 1200],
    ['Auf ca. 148 m² Wohnfläche lebt man gut. Das Grundstück ist ca. 620 m² groß.', 148, 620],
    ['Woonoppervlakte van 124 m², op een perceel van 165 m².', 124, 165],
    ['Approximately 1,250 sq ft of accommodation, set in 0.5 acres.', 116.1, 2023.4],
    ['220 m² de área útil, inserida num lote de 600 m².', 220, 600],
    ['The lounge of 25 m² opens to a terrace of 12 m².', null, null],
  ])('tell sizes by what the sentence calls them: %s', (text, area, plot) => {
    const prose = readProse(text);
    expect([prose.area?.m2 ?? null, prose.plot?.m2 ?? null]).toEqual([area, plot]);
  });

  it('name the home that they point at', () => {
    expect(readProse('In dieser 2002 errichteten Villa.').propertyType).toBe('Villa');
    expect(readProse('Deze in 1958 gebouwde tussenwoning.').propertyType).toBe('Tussenwoning');
    expect(readProse('Cette belle maison est au calme.').propertyType).toBe('Maison');
    expect(readProse('Nahe der Villa Muster.').propertyType).toBeNull();
  });
});

describe('words for numbers', () => {
  it('are one to ten in each language, digits are themselves, and other words are none', () => {
    expect(['three', 'tres', 'trois', 'tre', 'três', 'drei', 'drie', 'trzy', '3'].map(numberOfWord)).toEqual(
      Array.from({ length: 9 }, () => 3),
    );
    expect(['offers', '0', '123', ''].map(numberOfWord)).toEqual([null, null, null, null]);
  });
});
