import type { EdgeArguments } from './edge-arguments.ts';
import { UNKNOWN_ID } from './scene.ts';

/** What a spy sends to the function that saves an agency's site. */
export const siteEdges: Record<string, EdgeArguments> = {
  'save-site': ({ backstage }) => [
    {
      what: 'appearance',
      brand: 'star',
      version: 0,
      layout: 'classic',
      homePage: 'game',
      theme: {},
      logo: 'same',
      logoDark: 'same',
      favicon: 'same',
    },
    { what: 'publish', brand: 'star', page: UNKNOWN_ID, state: 'x' },
    {
      what: 'fields',
      brand: backstage?.agency.brand ?? 'default',
      changes: [
        {
          ...{ row: backstage?.agency.page ?? UNKNOWN_ID, of: 'page', locale: 'es', field: 'title' },
          ...{ value: 'Quiénes somos', version: 0 },
        },
      ],
    },
    {
      what: 'fields',
      brand: 'star',
      changes: [{ row: UNKNOWN_ID, of: 'page', locale: 'en-GB', field: 'title', value: 'x', version: 0 }],
    },
  ],
};
