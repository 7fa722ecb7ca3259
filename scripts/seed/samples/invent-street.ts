import type { SampleCountry } from './sample-listing.ts';
import type { SampleRandom } from './sample-random.ts';

const firstWords: Readonly<Record<SampleCountry, readonly string[]>> = {
  GB: [
    'Larkspur',
    'Pennywhistle',
    'Tallow',
    'Thimble',
    'Hobnail',
    'Wrenfold',
    'Copperkettle',
    'Marrowby',
    'Fennimore',
    'Quillings',
  ],
  US: [
    'Larkmeadow',
    'Tumbleford',
    'Maplewick',
    'Cinder Hollow',
    'Bluejay Bend',
    'Quincewood',
    'Harrowgate',
    'Pepperbush',
  ],
  ES: [
    'del Jilguero',
    'de la Veleta Azul',
    'del Almirez',
    'de los Candiles',
    'de la Higuera Vieja',
    'del Tejado',
  ],
  IE: ['Curlewbrook', 'Fuchsia', 'Tinwhistle', 'Ballyfenn', 'Heronmoor'],
  FR: ['du Merle Bleu', 'des Quatre Volets', 'du Vieux Tilleul', 'de la Lanterne Verte'],
  PT: ['do Andorinhão', 'da Nora Velha', 'do Azulejo Azul', 'das Três Laranjeiras'],
  CA: ['Saltwick', 'Trilliumhurst', 'Chickadee', 'Birchmantle', 'Frostfern'],
  AU: ['Wattlebird', 'Bottlebrush', 'Currawong', 'Paperdaisy', 'Galahfield'],
};

const patterns: Readonly<Record<SampleCountry, readonly ((word: string) => string)[]>> = {
  GB: [(w) => `${w} Road`, (w) => `${w} Lane`, (w) => `${w} Terrace`, (w) => `${w} Close`],
  US: [(w) => `${w} Avenue`, (w) => `${w} Street`, (w) => `${w} Drive`],
  ES: [(w) => `Calle ${w}`, (w) => `Camino ${w}`],
  IE: [(w) => `${w} Road`, (w) => `${w} Park`],
  FR: [(w) => `rue ${w}`, (w) => `chemin ${w}`],
  PT: [(w) => `Rua ${w}`, (w) => `Travessa ${w}`],
  CA: [(w) => `${w} Street`, (w) => `${w} Crescent`],
  AU: [(w) => `${w} Street`, (w) => `${w} Parade`],
};

/** An invented street without a number, in the country's manner. */
export function inventStreet(country: SampleCountry, random: SampleRandom): string {
  return random.pick(patterns[country])(random.pick(firstWords[country]));
}
