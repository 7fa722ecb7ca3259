import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { readDaft } from './daft.ts';
import { readDomain } from './domain-au.ts';
import { readIdealista } from './idealista.ts';
import { readImmobiliare } from './immobiliare.ts';
import { readOnTheMarket } from './onthemarket.ts';
import { readRealtor } from './realtor.ts';
import { readRedfin } from './redfin.ts';
import { readRightmove } from './rightmove.ts';
import { readWebBuilder } from './web-builder.ts';
import { readZillow } from './zillow.ts';
import { readZoopla } from './zoopla.ts';

/** Readers of portals' own data, by the key of the portal table; null is a kind of site that any host may run. */
export const portalReaders: readonly {
  readonly key: string | null;
  readonly read: (context: ReadContext) => PartialFacts | null;
}[] = [
  { key: 'rightmove', read: readRightmove },
  { key: 'onthemarket', read: readOnTheMarket },
  { key: 'zoopla', read: readZoopla },
  { key: 'zillow', read: readZillow },
  { key: 'realtor', read: readRealtor },
  { key: 'redfin', read: readRedfin },
  { key: 'daft', read: readDaft },
  { key: 'domain', read: readDomain },
  { key: 'immobiliare', read: readImmobiliare },
  { key: 'idealista', read: readIdealista },
  { key: null, read: readWebBuilder },
];
