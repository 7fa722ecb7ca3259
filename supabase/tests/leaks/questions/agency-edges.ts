import { typedRow } from '../stage/drafts.ts';
import type { EdgeArguments } from './edge-arguments.ts';
import { ownId, UNKNOWN_ID, type Scene } from './scene.ts';
import { spiedFacts as facts } from './spied-facts.ts';

/** Of a home that the manager brings in from a file. */
const importedMinor = 84_512_900;

/** What a spy sends to the function that brings homes of a file into an agency. */
export const agencyEdges: Record<string, EdgeArguments> = {
  // A name below one that never resolves: nobody outside is asked for long.
  'check-host': ({ backstage }) =>
    [backstage?.agency.host ?? UNKNOWN_ID, UNKNOWN_ID].map((hostId) => ({ hostId })),
  'import-homes': (scene) =>
    [scene.backstage?.agency.id ?? UNKNOWN_ID, UNKNOWN_ID].map((agencyId) => ({
      agencyId,
      rows: [{ ...typedRow(ownId(scene, 'row of a file'), importedMinor, 97), line: 2 }],
    })),
};

/** The home of an agency as its people save it, from each version that it may have by now, with the price that it has. */
export function agencyHome({ spy, backstage }: Scene): object[] {
  if (!backstage || !spy.games.some(({ id }) => id === backstage.showcase.id)) return [];
  const { home, homeMinor } = backstage.agency;
  return [1, 2, 3, 4].map((version) => ({
    ...{ listingId: home, version, facts, offer: { isVisible: true }, photos: [] },
    price: { kind: 'asking', amountMinor: homeMinor, datedOn: '2026-03-03' },
    texts: [{ locale: 'es', field: 'description', text: 'Tres dormitorios.', version: 0 }],
  }));
}
