import { toAppError, type AppError } from '#lib/app-error.ts';
import type { Documents } from '#kit/offline/documents.ts';
import { isUploadJob, type UploadFile, type UploadJob } from './upload-job.ts';

export interface UploadState {
  /** jobs being sent or waiting for their turn, and how many of their files are there */
  readonly filesSent: number;
  readonly filesKnown: number;
  /** jobs whose files this browser does not have */
  readonly missing: ReadonlySet<string>;
  /** jobs that Storage refused; the others go on */
  readonly refused: ReadonlySet<string>;
  /** the code of each refusal */
  readonly reasons: ReadonlyMap<string, string>;
  readonly error: AppError | null;
}

/** What a queue works with; tests bring their own. */
export interface UploadPorts {
  readonly jobs: Documents<UploadJob>;
  readonly makeTargets: (count: number) => Promise<readonly string[]>;
  /** puts a file into its target; again is no error */
  readonly put: (job: UploadJob, target: string, file: UploadFile) => Promise<void>;
  /** false: the job was taken out meanwhile, and nothing more of it goes anywhere */
  readonly isWanted: (id: string) => boolean;
  readonly onSent: (id: string, target: string) => void;
}

export interface UploadQueue {
  readonly read: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** sends these jobs; a queue under way takes them in, and all wait for the same end */
  readonly send: (ids: readonly string[]) => Promise<void>;
  /** what failed or was missing is tried again by the next `send` */
  readonly retry: () => void;
  readonly cancel: (id: string) => Promise<void>;
}

const TARGETS_AT_ONCE = 20;
const AT_ONCE = 3;
/** What is wrong for every file alike: the queue waits instead of asking for each. */
const FOR_ALL: readonly string[] = ['network', 'unavailable', 'signed_out', 'rate_limited'];
const NOTHING: UploadState = {
  filesSent: 0,
  filesKnown: 0,
  missing: new Set(),
  refused: new Set(),
  reasons: new Map(),
  error: null,
};

/**
 * Uploads that survive the tab: files, target and what was sent are kept in this browser, so that a queue that was cut off
 * goes on where it was, with each file once. One bad file holds up no other.
 */
export function createUploadQueue({ jobs, makeTargets, put, isWanted, onSent }: UploadPorts): UploadQueue {
  let state = NOTHING;
  let running: Promise<void> | null = null;
  let wanted: readonly string[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Partial<UploadState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isOpen = (id: string) => isWanted(id) && !state.missing.has(id) && !state.refused.has(id);

  const sendFiles = async (job: UploadJob, target: string) => {
    let files = job.files;
    for (const one of job.files) {
      if (one.isSent) continue;
      if (!isWanted(job.id)) return;
      // As far as it is by now.
      await put({ ...job, files }, target, one);
      files = files.map((file) => (file.width === one.width ? { ...file, isSent: true } : file));
      await jobs.keep({ ...job, target, files });
      set({ filesSent: state.filesSent + 1 });
    }
    onSent(job.id, target);
    await jobs.forget(job.id);
  };

  const sendJob = async (job: UploadJob, target: string) => {
    try {
      await sendFiles(job, target);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (FOR_ALL.includes(error.code)) throw error;
      set({
        refused: new Set([...state.refused, job.id]),
        reasons: new Map([...state.reasons, [job.id, error.code]]),
        error,
      });
    }
  };

  /** The jobs of these ids with their targets, handed out where they have none. */
  const prepare = async (ids: readonly string[]) => {
    const found: UploadJob[] = [];
    for (const id of ids) {
      const job = await jobs.read(id);
      if (isUploadJob(job)) found.push(job);
      else if (isWanted(id)) set({ missing: new Set([...state.missing, id]) });
    }
    const lacking = found.filter(({ target }) => target === undefined);
    const targets = lacking.length > 0 ? [...(await makeTargets(lacking.length))] : [];
    const ready: (readonly [UploadJob, string])[] = [];
    for (const job of found) {
      const target = job.target ?? targets.pop();
      if (target === undefined) continue;
      if (job.target === undefined) await jobs.keep({ ...job, target });
      ready.push([{ ...job, target }, target]);
    }
    return ready;
  };

  const sendAll = async () => {
    const tried = new Set<string>();
    set({ filesSent: 0, filesKnown: 0, error: null });
    for (;;) {
      // Asked anew each time: more may come while these are sent.
      const next = wanted.filter((id) => isOpen(id) && !tried.has(id)).slice(0, TARGETS_AT_ONCE);
      if (next.length === 0) return;
      for (const id of next) tried.add(id);
      const ready = await prepare(next);
      const files = ready.flatMap(([job]) => job.files.filter(({ isSent }) => !isSent));
      set({ filesKnown: state.filesKnown + files.length });
      const worker = async () => {
        for (let job = ready.shift(); job; job = ready.shift()) await sendJob(...job);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    }
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (ids) => {
      wanted = ids;
      running ??= sendAll()
        .catch((thrown: unknown) => set({ error: toAppError(thrown) }))
        .finally(() => {
          running = null;
        });
      return running;
    },
    retry: () => set({ missing: new Set(), refused: new Set(), reasons: new Map(), error: null }),
    cancel: (id) => jobs.forget(id),
  };
}
