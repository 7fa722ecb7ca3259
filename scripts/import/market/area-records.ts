import { z } from 'zod';
import { boundaryOf } from '#domain/market/area-boundary.ts';
import { writeRecord } from '#domain/market/read-record.ts';
import { ImportError } from '../import-error.ts';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.looseObject({ properties: z.record(z.string(), z.unknown()).nullish(), geometry: z.unknown() }),
  ),
});

/** What files call an area's code, and its name; the first that is there. */
const CODES = ['area_code', 'code', 'name', 'LSOA21CD', 'LSOA11CD', 'MSOA21CD', 'id'];
const NAMES = ['area_name', 'LSOA21NM', 'LSOA11NM', 'MSOA21NM', 'name', 'code'];
/** A country's small areas fit; they are read at once, since GeoJSON has no lines. */
const LARGEST = 512 << 20;

/**
 * The areas of a GeoJSON file as records, one a line: kind, code, name, boundary and its box.
 * @throws ImportError for a file that is no collection of areas
 */
export async function* areaRecords(
  bytes: AsyncIterable<Uint8Array>,
  kind: string,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    if (length > LARGEST)
      throw new ImportError('The file of areas is larger than 512 MB. Cut it into several.');
  }
  const { features } = parse(Buffer.concat(pieces).toString('utf8'));
  for (const { properties, geometry } of features) {
    const say = (names: readonly string[]) => {
      const found = names.map((name) => properties?.[name]).find((value) => typeof value === 'string');
      return typeof found === 'string' ? found : '';
    };
    const area = boundaryOf(geometry);
    const box = area === null ? ['', '', '', ''] : area.box.map(String);
    const shape = area === null ? '' : JSON.stringify({ type: 'MultiPolygon', coordinates: area.polygons });
    yield Buffer.from(writeRecord([kind, say(CODES), say(NAMES), shape, ...box]));
  }
}

function parse(text: string): z.infer<typeof collection> {
  try {
    return collection.parse(JSON.parse(text));
  } catch {
    throw new ImportError(
      'This is no file of areas: it is not a GeoJSON FeatureCollection, or it ends too early. Nothing was written.',
    );
  }
}
