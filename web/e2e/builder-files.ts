import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const shared = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const messyCsv = `${shared}creator_uploads/birmingham_listings_2022_first_250.csv`;
const houses = `${shared}houses`;

/** What the messy file is, for the name of a test. */
export const fileTold = existsSync(messyCsv)
  ? 'the messy file of 250 homes'
  : 'a made-up file of 250 rows (the real one is not beside this checkout)';
/**
 * Of 160 photos as many as need more than one portion of places to be uploaded to. How so many files are told apart is
 * a matter of their names alone (`group-photos.test.ts`), and each costs half a second.
 */
const REAL_PHOTOS = 24;
/** What the folder of photos is, for the name of a test. */
export const photosTold = existsSync(houses)
  ? `a folder of ${String(REAL_PHOTOS)} photos`
  : 'a folder of four drawn pictures (the one of real photos is not beside this checkout)';

/** Real houses where they are present (with 4 photos each), else four drawn squares; never the price in a name. */
export async function photoFolder() {
  if (existsSync(houses)) {
    const names = readdirSync(`${houses}/photos`)
      .filter((name) => name.endsWith('.jpg'))
      .sort()
      .slice(0, REAL_PHOTOS);
    const ids = new Set(names.map((name) => name.slice(0, 3)));
    const [head = '', ...lines] = readFileSync(`${houses}/houses.csv`, 'utf8').trim().split('\n');
    const csv = [head, ...lines.filter((line) => ids.has((line.split(',')[0] ?? '').padStart(3, '0')))].join(
      '\n',
    );
    const files = names.map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: readFileSync(`${houses}/photos/${name}`),
    }));
    return { files, csv, perHome: 4 };
  }
  const files = [];
  for (const [place, name] of ['a_front.jpg', 'a_kitchen.jpg', 'b_front.jpg', 'b_kitchen.jpg'].entries()) {
    const picture = sharp({
      create: { width: 640, height: 480, channels: 3, background: { r: place * 50, g: 90, b: 120 } },
    });
    const buffer = await picture
      .withExif({ IFD0: { Make: 'A camera' } })
      .jpeg()
      .toBuffer();
    files.push({ name, mimeType: 'image/jpeg', buffer });
  }
  const csv =
    'address,price,bedrooms,photos\n"1 A Road, Leeds",£250000,3,a_front.jpg|a_kitchen.jpg\n"2 B Road, Leeds",£350000,4,b_front.jpg|b_kitchen.jpg';
  return { files, csv, perHome: 2 };
}

/** A real file of 250 homes where it is present, else one that was made up. */
export function messyFile(): Buffer {
  return existsSync(messyCsv) ? readFileSync(messyCsv) : Buffer.from(madeUpFile());
}

/** 250 rows with what such files have: repeated rows, land without bedrooms, prices in words. */
function madeUpFile(): string {
  const rows = Array.from({ length: 250 }, (_, place) => {
    const number = place % 40 === 39 ? 1 : place + 1;
    const price = place % 50 === 20 ? 'POA' : `"£${(150_000 + number * 1_250).toLocaleString('en-GB')}"`;
    return `"${String(number)} Station Road, Birmingham, B${String((number % 40) + 1)}",${price},${place % 30 === 7 ? 'Land' : 'Terraced'},${place % 30 === 7 ? '' : '3'}`;
  });
  return ['Address,Price,Property_Type,Bedrooms', ...rows].join('\n');
}

/** Drawn squares, as a camera would name and mark them. */
export function drawPhotos(names: readonly string[]) {
  return Promise.all(
    names.map(async (name, place) => {
      // Each another red: the same picture twice is one.
      const background = { r: 40 + place * 16, g: 90, b: 120 };
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      const buffer = await picture
        .withExif({ IFD0: { Make: 'A camera' } })
        .jpeg()
        .toBuffer();
      return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}
