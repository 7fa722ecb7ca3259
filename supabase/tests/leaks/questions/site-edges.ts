import { DOSSIER } from '../stage/stage-dossier.ts';
import type { EdgeArguments } from './edge-arguments.ts';

/** What a spy sends to the function that saves an agency's site. */
export const siteEdges: Record<string, EdgeArguments> = {
  'save-site': () => [
    {
      what: 'appearance',
      brand: 'star',
      version: 0,
      layout: 'classic',
      homePage: 'game',
      theme: {},
      logo: 'same',
      favicon: 'same',
    },
    { what: 'publish', brand: 'star', page: DOSSIER, state: 'x' },
    {
      what: 'fields',
      brand: 'star',
      changes: [{ row: DOSSIER, of: 'page', locale: 'en-GB', field: 'title', value: 'x', version: 0 }],
    },
  ],
};
