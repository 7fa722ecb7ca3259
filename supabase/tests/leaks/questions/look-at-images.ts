import sharp from 'sharp';
import type { Stage } from '../stage/stage.ts';
import type { Sighting } from '../search/search-text.ts';
import { textOfPicture } from './ask.ts';

const NOTES = ['exif', 'xmp', 'iptc', 'comments'] as const;

/**
 * Names, bytes and metadata of the photos that listings show. A file that somebody has uploaded and not published yet is as they
 * took it; its address is known to nobody else, and publishing reads and cleans it.
 * @param slug of the one game whose photos are looked at; without it those of every game
 */
export async function lookAtImages(
  { sql, address }: Stage,
  atMost: number,
  slug: string | null = null,
): Promise<Sighting[]> {
  const objects = await sql<{ bucket_id: string; name: string }[]>`
    select o.bucket_id, o.name from storage.objects o
    where exists (
      select from public.listing_photos p
      left join public.game_listings gl on gl.listing_id = p.listing_id left join public.games g on g.id = gl.game_id
      where p.path = split_part(o.name, '/', 1) and (${slug}::text is null or g.slug = ${slug}))
    order by o.created_at desc nulls last limit ${atMost}`;
  const seen: Sighting[] = [];
  for (const { bucket_id: bucket, name } of objects) {
    const answer = await fetch(`${address.api}/storage/v1/object/public/${bucket}/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    const added = NOTES.filter((part) => part in metadata);
    if (added.length > 0) throw new Error(`The image ${bucket}/${name} carries ${added.join(', ')}.`);
    const headers = [...answer.headers].filter(
      ([header, value]) => !['content-length', 'date'].includes(header) && !/^"[0-9a-f]{32}"$/.test(value),
    );
    seen.push({
      where: `image ${bucket}/${name}`,
      text: [name, headers.join('\n'), textOfPicture(bytes)].join('\n'),
    });
  }
  return seen;
}

/** Texts, times or other facts in a share image beside the picture. @throws where there is one */
export async function refuseNotesInShareImage({ address, main }: Stage): Promise<void> {
  const answer = await fetch(`${address.api}/functions/v1/share-image?game=${main.slug}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  const notes = [
    ...NOTES.filter((part) => part in metadata),
    ...(metadata.format === 'jpeg' ? notesOfJpeg(bytes) : []),
  ];
  if (answer.status !== 200 || notes.length > 0)
    throw new Error(`The share image answered ${answer.status} and carries ${notes.join()}.`);
}

/** The segments before a JPEG's pixels that are comments or belong to programs, but for the plain head. */
function notesOfJpeg(bytes: Buffer): string[] {
  const markers: number[] = [];
  for (let at = 2; bytes[at] === 0xff && bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
    markers.push(bytes[at + 1] ?? 0);
  return markers
    .filter((marker) => marker === 0xfe || (marker > 0xe0 && marker <= 0xef))
    .map((marker) => `a segment ${marker.toString(16)}`);
}
