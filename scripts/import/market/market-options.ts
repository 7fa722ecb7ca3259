import { parseArgs } from 'node:util';
import { MARKET_KINDS, type MarketKind } from '#domain/market/market-fields.ts';
import { ImportError } from '../import-error.ts';

export interface MarketOptions {
  readonly kind: MarketKind;
  /** `-` is standard input */
  readonly file: string;
  readonly mapping: string | null;
  readonly encoding: 'utf-8' | 'windows-1252';
  /** null: what files of this kind have by themselves */
  readonly source: string | null;
  readonly licence: string | null;
  readonly areaKind: 'district' | 'small-area';
}

export const MARKET_USAGE = `Usage: npm run import -- sold | us-sales | epc | postcodes | areas --file FILE

  sold        HM Land Registry Price Paid Data (16 columns without a header; A, C and D records), or a table of
              sales with a header, such as the report builder's
  us-sales    sales in the States as CSV: King County's and Ames's columns are known, others by --mapping
  epc         energy certificates as CSV, bulk files and interfaces of any year: columns are found by their names
  postcodes   a postcode directory as CSV: postcode, latitude, longitude
  areas       areas with their boundaries as GeoJSON

  --file FILE       the file, also packed as .gz or .zip; - is standard input
  --mapping FILE    JSON that says which column is what: { "price": "Sale price", "sold_on": "Closed" }
  --encoding NAME   utf-8 or windows-1252 (default: utf-8)
  --source TEXT     whom the data is from, and
  --licence TEXT    the line that its licence wants shown (default: those of the official file)
  --area-kind KIND  district or small-area (default: district)

An import that was cut off goes on where it was when the same command is given again. The same file again changes
nothing.`;

export function isMarketKind(word: string | undefined): word is MarketKind {
  return MARKET_KINDS.some((kind) => kind === word);
}

/**
 * The command line as options.
 * @throws ImportError with a sentence and the usage
 */
export function readMarketOptions(args: readonly string[]): MarketOptions {
  const { values, positionals } = parse(args);
  const [kind] = positionals;
  if (positionals.length !== 1 || !isMarketKind(kind))
    throw new ImportError(`Say what to import: ${MARKET_KINDS.join(', ')}.\n\n${MARKET_USAGE}`);
  if (!values.file) throw new ImportError(`--file is missing.\n\n${MARKET_USAGE}`);
  const { encoding, 'area-kind': areaKind } = values;
  if (encoding !== 'utf-8' && encoding !== 'windows-1252')
    throw new ImportError(`--encoding is utf-8 or windows-1252, not "${encoding}".`);
  if (areaKind !== 'district' && areaKind !== 'small-area')
    throw new ImportError(`--area-kind is district or small-area, not "${areaKind}".`);
  return {
    kind,
    file: values.file,
    mapping: values.mapping ?? null,
    encoding,
    source: values.source ?? null,
    licence: values.licence ?? null,
    areaKind,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        mapping: { type: 'string' },
        encoding: { type: 'string', default: 'utf-8' },
        source: { type: 'string' },
        licence: { type: 'string' },
        'area-kind': { type: 'string', default: 'district' },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${MARKET_USAGE}`);
  }
}
