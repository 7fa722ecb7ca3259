import type { ImportRun, ImportRunDetails, ImportSource, ImportSourceList } from '../feeds.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const run: ImportRun = {
  id: exampleId(71),
  begunBy: 'clock',
  outcome: 'read',
  code: null,
  reason: null,
  rowsRead: 12,
  refused: 1,
  appeared: 3,
  changed: 2,
  went: 1,
  startedAt: '2026-01-02T10:00:00Z',
  finishedAt: '2026-01-02T10:00:05Z',
};

const source: ImportSource = {
  id: exampleId(72),
  name: 'Σπίτια',
  address: 'ελ://1.2/3',
  currency: 'EUR',
  everyMinutes: 1_440,
  state: 'active',
  pauseCode: null,
  pauseReason: null,
  failures: 0,
  nextRunAt: '2026-01-03T10:00:00Z',
  isRunning: false,
  isForHunters: false,
  version: 1,
  homes: 11,
  lastRun: run,
};

const list: ImportSourceList = {
  brand: 'default',
  name: 'Ελένη',
  currency: 'EUR',
  sources: [
    source,
    {
      ...source,
      id: exampleId(73),
      name: 'Άλλα',
      state: 'paused',
      pauseCode: 'page_gone',
      pauseReason: '404',
      failures: 6,
      lastRun: { ...run, outcome: 'failed', code: 'page_gone', reason: '404' },
    },
  ],
};

const details: ImportRunDetails = {
  ...run,
  refusedRows: [{ line: 7, home: 'Οδός 7', code: 'no_price', reason: '7' }],
  changes: [
    { kind: 'appeared', home: 'Οδός 1', fields: [] },
    { kind: 'changed', home: 'Οδός 2', fields: ['price', 'bedrooms'] },
    { kind: 'went', home: 'Οδός 3', fields: [] },
  ],
};

/** One answer for each call of this subject. */
export const feedsCalls: ExamplesOf<
  | 'import_source_history'
  | 'import_sources'
  | 'offer_feed_to_hunters'
  | 'remove_import_source'
  | 'save_import_source'
  | 'set_import_source_state'
  | 'read-feed'
> = {
  import_source_history: { rows: [details], next: null },
  import_sources: list,
  offer_feed_to_hunters: list,
  remove_import_source: list,
  save_import_source: list,
  set_import_source_state: list,
  'read-feed': {
    preview: {
      failure: null,
      rowsRead: 12,
      homes: 11,
      appeared: 1,
      changed: 1,
      went: 1,
      hasShrunk: false,
      changes: details.changes,
      refusedRows: details.refusedRows,
    },
  },
};
