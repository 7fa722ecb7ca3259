import type { WordCell } from '../agency-words.ts';
import type { ExamplesOf } from './examples-of.ts';

const cell: WordCell = { key: 'wine-cellar', locale: 'es', text: 'Bodega', version: 1 };

/** One answer for each call of this subject. */
export const agencyWordsCalls: ExamplesOf<'agency_words' | 'brand_words' | 'save_agency_words'> = {
  agency_words: { locales: ['en-GB', 'es'], cells: [cell] },
  brand_words: [{ batch: 'extras', key: 'wine-cellar', text: 'Wine cellar' }],
  save_agency_words: { saved: [cell], conflicts: [{ ...cell, text: 'Vinoteca', version: 3 }] },
};
