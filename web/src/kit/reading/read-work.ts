import type { FeedOptions } from '#functions/_shared/reader/feeds/feed-result.ts';
import { readHomes, type HomesFile } from '#functions/_shared/reader/feeds/read-homes.ts';
import { patience, readBroughtPage } from '#functions/_shared/reader/files/brought-page.ts';
import { nameInArchive } from '#functions/_shared/reader/files/file-kind.ts';
import {
  ArchiveError,
  openArchive,
  type ArchiveFault,
} from '#functions/_shared/reader/files/open-archive.ts';
import { readHomesBytes, type ReadHomesBytes } from '#functions/_shared/reader/files/read-homes-bytes.ts';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';

/** What there is to read. */
export type ReadWork =
  | { readonly kind: 'homes'; readonly file: Blob; readonly options: FeedOptions }
  | { readonly kind: 'again'; readonly text: string; readonly options: FeedOptions }
  | { readonly kind: 'page'; readonly html: string; readonly url: string | null }
  | { readonly kind: 'archive'; readonly file: File };

/** What comes of each kind of work. */
export interface ReadAnswers {
  readonly homes: ReadHomesBytes;
  readonly again: HomesFile;
  readonly page: ListingRecord;
  readonly archive: Unpacked;
}

/** An archive that was brought: its files, and what of it is not read. */
export interface Unpacked {
  /** pages, tables and feeds, named "homes.zip › 1.html" */
  readonly homes: readonly File[];
  /** in the order of their names, each with its path in the archive, which tells homes apart */
  readonly photos: readonly { readonly file: File; readonly path: string }[];
  readonly refused: readonly { readonly name: string; readonly fault: ArchiveFault }[];
}

type Doers = { readonly [K in ReadWork['kind']]: (work: WorkOf<K>) => Promise<ReadAnswers[K]> };
export type WorkOf<K extends ReadWork['kind']> = Extract<ReadWork, { kind: K }>;

/** All of it knows neither screen nor network: a worker does it where there is one. */
export const READING: Doers = {
  homes: async ({ file, options }) => {
    const read = readHomesBytes(new Uint8Array(await file.arrayBuffer()), options);
    // Tables alone are read again with other columns; a page's source is long, and nobody asks for it.
    return read.result.format === 'page' ? { ...read, text: '' } : read;
  },
  again: async ({ text, options }) => readHomes(text, options),
  page: async ({ html, url }) => readBroughtPage(html, url, patience()),
  archive: async ({ file }) => unpack(file),
};

async function unpack(archive: File): Promise<Unpacked> {
  const homes: File[] = [];
  const photos: { file: File; path: string }[] = [];
  const refused: { name: string; fault: ArchiveFault }[] = [];
  try {
    const opened = openArchive(new Uint8Array(await archive.arrayBuffer()));
    refused.push(...opened.refused);
    for (const { name, kind, read } of opened.files) {
      try {
        const bytes = read();
        if (kind === 'homes') homes.push(new File([bytes], nameInArchive(archive.name, name)));
        else photos.push({ file: new File([bytes], name.split('/').at(-1) ?? name), path: name });
      } catch {
        refused.push({ name, fault: 'broken' });
      }
    }
  } catch (error) {
    refused.push({ name: '', fault: error instanceof ArchiveError ? error.fault : 'broken' });
  }
  return { homes, photos, refused };
}
