import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** Live rooms: one page at an address for each kind, with the room's code in the query. */
export const roomPages: readonly PageRow[] = (['vs', 'party', 'private-room'] as const).map((kind) => ({
  path: `/rooms/${kind}`,
  screen: 'room',
  texts: ['rooms', 'play', 'homes', 'sharing'],
  title: `rooms.${kind}.page`,
  description: `rooms.${kind}.about`,
  clientOnly: true,
  lazy: farPage('room'),
}));
