import {
  readTable as readAnyTable,
  type Table,
} from '../../supabase/functions/_shared/reader/feeds/read-table.ts';
import { ImportError } from './import-error.ts';

/**
 * A table that tests compare with, such as the index of saved pages: half a table is none.
 * @throws ImportError where there is no header or a quote never closes
 */
export function readTable(text: string): Table {
  const table = readAnyTable(text, { hasHeader: true });
  if (table.openQuoteLine !== null)
    throw new ImportError(`The quote that opens on line ${table.openQuoteLine} never closes.`);
  if (table.header.length === 0)
    throw new ImportError('The file has no header row. Its first line must name the columns.');
  return table;
}
