import type { EmbeddedData } from '../json/embedded-data.ts';
import { at, isRecord, type JsonRecord } from '../json/json-value.ts';

/** The first record in a page's embedded data that passes the test; flight rows come last. */
export function findEmbedded(data: EmbeddedData, test: (record: JsonRecord) => boolean): JsonRecord | null {
  return data.records.find(test) ?? null;
}

/** The value of a script by the end of its name: `__NEXT_DATA__`, `PAGE_MODEL`. */
export function embeddedNamed(data: EmbeddedData, name: string): unknown {
  return data.values.find((entry) => entry.name.endsWith(name))?.value;
}

/** `pageProps` of a Next.js page, or an empty record. */
export function nextPageProps(data: EmbeddedData): JsonRecord {
  const props = at(embeddedNamed(data, '__NEXT_DATA__'), 'props', 'pageProps');
  return isRecord(props) ? props : {};
}
