import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { photoFile, wholeCsv, wholeJson } from '../raw/whole-files.ts';
import type { Whole } from '../raw/read-whole.ts';

interface Packed {
  readonly zip: Blob;
  /** photos that have a row and no file */
  readonly missing: number;
}

/** A dossier as a ZIP of JSON, CSV and photos, made here: it passes through nobody else's hands. */
export async function packDossier(
  whole: Whole,
  exportedAt: string,
  readPhoto: (path: string | null) => Promise<Uint8Array | null>,
  onPhoto: (done: number, of: number) => void,
): Promise<Packed> {
  const parts: BlobPart[] = [];
  const failed: Error[] = [];
  const zip = new Zip((error, part) => {
    if (error) failed.push(error);
    else parts.push(new Uint8Array(part));
  });
  const addText = (name: string, text: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  };
  addText('dossier.json', wholeJson(whole, exportedAt));
  for (const { name, text } of wholeCsv(whole)) addText(`csv/${name}`, text);
  const photos = whole.dossier_photos;
  let missing = 0;
  for (const [place, photo] of photos.entries()) {
    onPhoto(place, photos.length);
    const { path, name } = photoFile(photo);
    const bytes = await readPhoto(path);
    if (bytes === null) missing += 1;
    else {
      // Pictures are packed already.
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
    }
  }
  onPhoto(photos.length, photos.length);
  zip.end();
  if (failed[0]) throw failed[0];
  return { zip: new Blob(parts, { type: 'application/zip' }), missing };
}
