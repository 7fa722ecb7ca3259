import { useRef, useState } from 'react';
import type { DraftPhoto, DraftRow } from '#wire/drafts.ts';
import { addPhoto, addRows } from '../draft/edit-row.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { keptPhotos } from '../draft/local-drafts.ts';
import { emptyRow } from '#wire/draft-row.ts';
import { newId } from '#lib/new-id.ts';
import { orderPhotos, type NamedPhoto } from '#kit/photos/photo-names.ts';
import { groupPhotos } from './group-photos.ts';
import { pathOf } from './photo-path.ts';
import { PhotoError, resizePhoto, type PhotoFault } from '#kit/files/resize-photo.ts';

export interface RefusedPhoto {
  /** shown to the person who chose the file, kept nowhere */
  readonly name: string;
  readonly fault: PhotoFault | 'not_kept';
}

export interface PhotoWork {
  /** pictures that are being made ready, and how many of them are */
  readonly done: number;
  readonly total: number;
  readonly refused: readonly RefusedPhoto[];
  /** sorts pictures into homes; with a row they are that home's */
  readonly add: (files: readonly File[], rowId?: string) => void;
  readonly forgetRefused: () => void;
}

interface Job extends NamedPhoto<File> {
  readonly rowId: string;
}

const AT_ONCE = 2;

/** Takes pictures in: each is resized here, kept in this browser, and then part of its home. */
export function usePhotoIntake(store: DraftStore): PhotoWork {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const queue = useRef<Job[]>([]);
  const running = useRef(0);
  // Pictures are made ready side by side and join their homes one after the other, in their order.
  const before = useRef<Promise<void>>(Promise.resolve());

  const makeReady = async ({ file, room, isFront, rowId }: Job, turn: Promise<void>) => {
    try {
      const { files, contentHash, ...sizes } = await resizePhoto(file);
      await turn;
      const row = store.read().draft.document.rows.find((one) => one.id === rowId);
      if (row?.photos.some((photo) => photo.contentHash === contentHash)) return;
      const id = newId();
      await keptPhotos.keep({ id, files });
      const photo = photoOf(id, room, { ...sizes, widths: [...sizes.widths], contentHash });
      store.change(addPhoto(rowId, photo, { isFront }));
    } catch (thrown) {
      const fault = thrown instanceof PhotoError ? thrown.fault : 'not_kept';
      setRefused((all) => [...all, { name: file.name, fault }]);
    }
  };
  const takeOne = (job: Job) => {
    const turn = before.current;
    const made = makeReady(job, turn);
    before.current = Promise.all([turn, made]).then(() => undefined);
    return made;
  };
  const run = async () => {
    running.current += 1;
    for (let job = queue.current.shift(); job; job = queue.current.shift()) {
      await takeOne(job);
      setProgress(({ done, total }) => ({ done: done + 1, total }));
    }
    running.current -= 1;
    if (running.current === 0) setProgress({ done: 0, total: 0 });
  };

  return {
    ...progress,
    refused,
    forgetRefused: () => setRefused([]),
    add: (files, rowId) => {
      const jobs = rowId === undefined ? sortIntoHomes(files, store) : ofOneHome(files, rowId);
      queue.current.push(...jobs);
      setProgress(({ done, total }) => ({ done, total: total + jobs.length }));
      for (let one = running.current; one < AT_ONCE; one += 1) void run();
    },
  };
}

function ofOneHome(files: readonly File[], rowId: string): Job[] {
  return orderPhotos(files, (file) => file.name).map((photo) => ({ ...photo, rowId }));
}

/** Pictures that a feed named go to the home that named them; the others make homes by what their names share. */
function sortIntoHomes(files: readonly File[], store: DraftStore): Job[] {
  const { photoNames, document } = store.read().draft;
  const rowIds = new Set(document.rows.map(({ id }) => id));
  const rowOfName = new Map(
    Object.entries(photoNames)
      .filter(([rowId]) => rowIds.has(rowId))
      .flatMap(([rowId, names]) => names.map((name) => [plainName(name), rowId] as const)),
  );
  const named = orderPhotos(files, (file) => file.name).flatMap((photo) => {
    const rowId = rowOfName.get(plainName(photo.file.name));
    return rowId === undefined ? [] : [{ ...photo, rowId }];
  });
  const taken = new Set(named.map(({ file }) => file));
  const groups = groupPhotos(
    files.filter((file) => !taken.has(file)),
    pathOf,
  );
  const made = groups.map((group) => ({ group, row: emptyRow({ id: newId(), origin: 'photos' }) }));
  if (made.length > 0) store.change(addRows(made.map(({ row }): DraftRow => row)));
  return [
    ...named,
    ...made.flatMap(({ group, row }) => group.photos.map((photo) => ({ ...photo, rowId: row.id }))),
  ];
}

function plainName(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').toLowerCase();
}

function photoOf(
  id: string,
  room: string | null,
  facts: Pick<DraftPhoto, 'fileType' | 'widths' | 'width' | 'height' | 'placeholder' | 'contentHash'>,
): DraftPhoto {
  return { id, folder: null, alt: '', room, rights: 'own', attribution: null, ...facts };
}
