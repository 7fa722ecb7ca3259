import { sendPhotoFile } from '#lib/dossier-files.ts';
import { AppError, toAppError } from '#lib/app-error.ts';
import { newId } from '#lib/new-id.ts';
import { PhotoError, resizePhoto } from '#kit/files/resize-photo.ts';
import { createUploadQueue, type UploadQueue } from '#kit/files/upload-queue.ts';
import { isUploadJob, type UploadJob } from '#kit/files/upload-job.ts';
import { deviceStore, ownerId } from '#kit/rows/device-store.ts';
import { tellWritesSent } from '#kit/rows/device-state.ts';
import { isWaitingFor, ownWrites } from '#kit/rows/own-writes.ts';
import { addPhoto, type NewPhoto } from './photo-calls.ts';
import { firstKey, photoId } from './photo-order.ts';
import { placesOf, type PhotoPlace } from './photo-places.ts';
import { takenAt } from './taken-at.ts';

/** So many files are taken at once; the others stay where they are and are told of. */
export const MOST_AT_ONCE = 200;

interface Intake {
  readonly id: string;
  readonly ownerId: string;
  readonly dossierId: string;
  readonly name: string;
  /** in which order the files were chosen */
  readonly place: number;
}

/** A file that was chosen and is still to be made smaller; kept whole, so that a tab that dies loses nothing. */
interface RawFile extends Intake {
  readonly original: Blob;
  readonly assetId: string | null;
  readonly room: string;
  readonly lastModified: number;
}

/** A file that cannot be a photo, and why. */
interface RefusedFile extends Intake {
  readonly fault: string;
}

/** A photo that is ready to go, with its row. */
export interface PhotoJob extends UploadJob, Intake {
  readonly row: NewPhoto;
}

export type UploadItem = Intake & {
  readonly state: 'reading' | 'waiting' | 'failed';
  /** the code of what went wrong */
  readonly why: string | null;
  readonly row: NewPhoto | null;
  /** how many of its files are there, and of how many */
  readonly sent: number;
  readonly of: number;
};

const store = deviceStore<RawFile | RefusedFile | PhotoJob>('uploads');
const jobs = deviceStore<UploadJob>('uploads');

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
const [removed, toldOf] = [new Set<string>(), new Set<string>()];
let isPreparing = false;

function set(next: readonly UploadItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function put(item: UploadItem): void {
  const rest = items.filter(({ id }) => id !== item.id);
  set([...rest, item].toSorted((a, b) => a.place - b.place));
}

function take(id: string): void {
  set(items.filter((item) => item.id !== id));
}

const queue: UploadQueue = createUploadQueue({
  // What the queue notes of a job must not lose the row beside it.
  jobs: {
    ...jobs,
    keep: async (job) => {
      const known = await store.read(job.id);
      await store.keep({ ...(known as PhotoJob), ...job });
      const item = items.find(({ id }) => id === job.id);
      if (item) put({ ...item, sent: job.files.filter(({ isSent }) => isSent).length });
    },
  },
  // The id of the photo is its place.
  makeTargets: (count) => Promise.resolve(Array.from({ length: count }, () => 'photo')),
  put: async (job, _, { width, file }) => {
    const { row, ownerId: by } = job as PhotoJob;
    if (by !== ownerId()) throw new AppError('signed_out', 'Nobody sends what somebody else has chosen.');
    if (!job.files.some(({ isSent }) => isSent)) {
      // Words are small and somebody may wait for them: they go before pictures.
      await ownWrites.flush().catch(() => null);
      await addPhoto(row);
      // Without a network nobody else tells the screens that it is there; once is enough.
      if (!toldOf.has(row.id) && (await isWaitingFor(row.id))) {
        toldOf.add(row.id);
        tellWritesSent();
      }
    }
    await sendPhotoFile(row.id, width, file);
  },
  isWanted: (id) => !removed.has(id),
  onSent: (id) => {
    take(id);
    tellWritesSent();
  },
});

/** What waits here to be sent, of all dossiers of whoever is signed in, and what could not be taken. */
export const photoUploads = {
  read: () => items,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  queue,
  load: loadUploads,
  add: addFiles,
  forget: async (id: string) => {
    removed.add(id);
    await store.forget(id);
    take(id);
  },
  retry: () => queue.retry(),
};

/** Reads what an earlier tab left, and goes on with it. No file is read for that. */
async function loadUploads(): Promise<void> {
  const owner = ownerId();
  const kept = (await store.readAll()).filter(
    (one): one is RawFile | RefusedFile | PhotoJob =>
      typeof one === 'object' && one !== null && (one as Partial<Intake>).ownerId === owner,
  );
  set(kept.map(itemOf).toSorted((a, b) => a.place - b.place));
  void prepareAll();
}

function itemOf(kept: RawFile | RefusedFile | PhotoJob): UploadItem {
  const { id, ownerId: owner, dossierId, name, place } = kept;
  const base = { id, ownerId: owner, dossierId, name, place, why: null, row: null, sent: 0, of: 0 };
  if ('fault' in kept) return { ...base, state: 'failed', why: kept.fault };
  if (!isUploadJob(kept)) return { ...base, state: 'reading' };
  const sent = kept.files.filter(({ isSent }) => isSent).length;
  return { ...base, state: 'waiting', row: kept.row, sent, of: kept.files.length };
}

interface Chosen {
  readonly dossierId: string;
  readonly assetId: string | null;
  readonly room: string;
}

/**
 * Takes files in: first each is kept as it is, then one after another is made smaller.
 * @returns how many were left out because they were too many at once
 */
async function addFiles(files: readonly File[], { dossierId, assetId, room }: Chosen): Promise<number> {
  const owner = ownerId();
  if (owner === null) return 0;
  let place = Date.now();
  for (const file of files.slice(0, MOST_AT_ONCE)) {
    const intake = { id: newId(), ownerId: owner, dossierId, name: file.name, place: (place += 1) };
    const raw = { ...intake, original: file, assetId, room, lastModified: file.lastModified };
    put(itemOf(raw));
    try {
      await store.keep(raw);
    } catch {
      // No room for it as it is: made smaller at once it may have some.
      await prepare(raw);
    }
  }
  void prepareAll();
  return Math.max(0, files.length - MOST_AT_ONCE);
}

async function prepareAll(): Promise<void> {
  if (isPreparing) return;
  isPreparing = true;
  try {
    for (;;) {
      const next = items.find(({ state, id }) => state === 'reading' && !removed.has(id));
      if (!next) return;
      const raw = (await store.read(next.id)) as RawFile | undefined;
      if (raw === undefined || !('original' in raw)) take(next.id);
      else await prepare(raw);
    }
  } finally {
    isPreparing = false;
  }
}

async function prepare(raw: RawFile): Promise<void> {
  const { id, ownerId: owner, dossierId, name, place, original, assetId, room, lastModified } = raw;
  const intake = { id, ownerId: owner, dossierId, name, place };
  try {
    // Some browsers give a file back as its bytes alone.
    const file = new File([original], name, { type: original.type, lastModified });
    const at = await takenAt(original);
    let places: readonly PhotoPlace[] = [];
    const widthsOf = (source: number) => {
      places = placesOf(source);
      return places.map(({ width }) => width);
    };
    const made = await resizePhoto(file, { widthsOf });
    const row: NewPhoto = {
      id: photoId(dossierId, made.contentHash),
      ...{ dossierId, assetId, room, caption: '' },
      sortKey: firstKey((at ?? new Date(lastModified)).getTime(), made.contentHash),
      widths: places.map(({ slot }) => slot),
      ...{ width: made.width, height: made.height, contentHash: made.contentHash },
      takenAt: at?.toISOString() ?? null,
    };
    const files = made.files.map(({ file }, which) => ({ width: places[which]?.slot ?? 0, file }));
    const job: PhotoJob = { ...intake, id: row.id, row, files };
    await store.asOne(async (objects) => {
      // The same picture twice is one.
      if (!isUploadJob(await objects.get(job.id))) await objects.put(job);
      await objects.delete(id);
    });
    take(id);
    put(itemOf(job));
  } catch (thrown) {
    const fault = thrown instanceof PhotoError ? thrown.fault : faultOf(thrown);
    const refused: RefusedFile = { ...intake, fault };
    await store.keep(refused).catch(() => undefined);
    put(itemOf(refused));
  }
}

function faultOf(thrown: unknown): string {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError'
    ? 'device_full'
    : toAppError(thrown).code;
}

/** The smallest file of a photo that waits here. */
export async function readWaitingPhoto(id: string, width: number): Promise<Blob | null> {
  const kept = await store.read(id);
  if (!isUploadJob(kept)) return null;
  return (kept.files.find((file) => file.width >= width) ?? kept.files.at(-1))?.file ?? null;
}
