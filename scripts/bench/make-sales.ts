import { sampleAreas } from '../seed/samples/sample-areas.ts';

/** Sales that nobody made, as the register writes them, with England's spread of places, dates and prices. */
export interface MadeSales {
  /** the file, piece by piece */
  readonly pieces: Iterable<Buffer>;
  /** a directory of their postcodes, as CSV */
  readonly postcodes: Iterable<Buffer>;
}

const FIRST_DAY = Date.UTC(1995, 0, 1) / 86_400_000;
const DAYS = 31 * 365;
const LINES_A_PIECE = 4_000;
/** Postcodes in a district, and how far they are from its middle at most, in degrees. */
const POSTCODES = 600;
const AWAY = 0.03;
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const KINDS = ['T', 'T', 'T', 'S', 'S', 'S', 'D', 'D', 'F', 'F', 'O'];
const STREETS = ['HIGH STREET', 'STATION ROAD', 'CHURCH LANE', 'MILL CLOSE', 'PARK AVENUE', 'VICTORIA ROAD'];
/** Of this many districts, as England has about 2,300: the towns of the samples, each with others around it. */
const DISTRICTS_A_TOWN = 70;

const DISTRICTS = sampleAreas
  .filter(({ countryCode }) => countryCode === 'GB')
  .flatMap(({ town, latitude, longitude, baseMajorPerM2 }, area) =>
    Array.from({ length: DISTRICTS_A_TOWN }, (_, at) => ({
      town: town.toUpperCase(),
      code: `${LETTERS[area % LETTERS.length] ?? 'A'}${LETTERS[Math.floor(area / LETTERS.length) + 7] ?? 'B'}${String(at + 1)}`,
      latitude: latitude + 0.25 * Math.sin(at * 2.4) * Math.sqrt(at / DISTRICTS_A_TOWN),
      longitude: longitude + 0.4 * Math.cos(at * 2.4) * Math.sqrt(at / DISTRICTS_A_TOWN),
      price: baseMajorPerM2 * 85,
    })),
  );

/** A generator of whole numbers below 2^32 (xorshift): the same for a seed, and quick enough for millions. */
function createDice(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

const postcodeOf = (district: string, number: number) =>
  `${district} ${String(number % 9)}${LETTERS[number % 20] ?? 'A'}${LETTERS[Math.floor(number / 20) % 20] ?? 'A'}`;

/** Makes so many sales from a seed. Memory holds one piece. */
export function makeSales(count: number, seed: number): MadeSales {
  return { pieces: salePieces(count, seed), postcodes: postcodePieces(seed) };
}

function* salePieces(count: number, seed: number): Generator<Buffer> {
  const roll = createDice(seed);
  const hex = (length: number) =>
    Math.floor(roll() * 16 ** length)
      .toString(16)
      .toUpperCase()
      .padStart(length, '0');
  for (let at = 0; at < count; at += LINES_A_PIECE) {
    const lines: string[] = [];
    for (let line = at; line < Math.min(count, at + LINES_A_PIECE); line += 1) {
      // Towns first: the square leans to the first districts of the list, as people do.
      const district = DISTRICTS[Math.floor(roll() ** 1.5 * DISTRICTS.length)] ?? DISTRICTS[0];
      if (district === undefined) return;
      const day = Math.floor(roll() * DAYS);
      const spread = roll() + roll() + roll() - 1.5;
      const level = 0.22 + 0.78 * (day / DAYS) ** 0.8;
      const price = Math.max(1000, Math.round((district.price * level * Math.exp(spread)) / 250) * 250);
      const date = new Date((FIRST_DAY + day) * 86_400_000).toISOString().slice(0, 10);
      const kind = KINDS[Math.floor(roll() * KINDS.length)] ?? 'T';
      const id = `{${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(6)}${hex(6)}}`;
      const postcode = postcodeOf(district.code, Math.floor(roll() * POSTCODES));
      lines.push(
        `"${id}","${String(price)}","${date} 00:00","${postcode}","${kind}","${roll() < 0.1 ? 'Y' : 'N'}","${kind === 'F' ? 'L' : 'F'}","${String(1 + Math.floor(roll() * 200))}","","${STREETS[Math.floor(roll() * STREETS.length)] ?? ''}","","${district.town}","${district.town}","${district.town}","A","A"`,
      );
    }
    yield Buffer.from(`${lines.join('\r\n')}\r\n`);
  }
}

function* postcodePieces(seed: number): Generator<Buffer> {
  const roll = createDice(seed + 1);
  yield Buffer.from('pcds,lat,long\n');
  for (const { code, latitude, longitude } of DISTRICTS) {
    const lines = Array.from({ length: POSTCODES }, (_, number) => {
      const north = latitude + AWAY * (roll() + roll() - 1);
      const east = longitude + 1.6 * AWAY * (roll() + roll() - 1);
      return `${postcodeOf(code, number)},${north.toFixed(5)},${east.toFixed(5)}\n`;
    });
    yield Buffer.from(lines.join(''));
  }
}
