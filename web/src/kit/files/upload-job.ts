/** A file of a job: its name inside the target, and its bytes. */
export interface UploadFile {
  readonly width: number;
  readonly file: Blob;
  readonly isSent?: boolean;
}

/** Files that go to one place together, as this browser keeps them until they are there. */
export interface UploadJob {
  readonly id: string;
  readonly files: readonly UploadFile[];
  /** the folder that they go to; absent until one was handed out. Kept, so that a later try goes on where this one ended. */
  readonly target?: string;
}

/** Whether what this browser kept is a job as this version of the page knows it. */
export function isUploadJob(kept: unknown): kept is UploadJob {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, files, target } = kept as Partial<Record<keyof UploadJob, unknown>>;
  return (
    typeof id === 'string' &&
    (target === undefined || typeof target === 'string') &&
    Array.isArray(files) &&
    files.every(isUploadFile)
  );
}

function isUploadFile(kept: unknown): kept is UploadFile {
  if (typeof kept !== 'object' || kept === null) return false;
  const { width, file } = kept as Partial<Record<keyof UploadFile, unknown>>;
  // Not `instanceof Blob`: a store may give back a Blob of another realm.
  return typeof width === 'number' && typeof file === 'object' && file !== null;
}
