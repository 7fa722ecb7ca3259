import { AppError, toAppError } from '#lib/app-error.ts';
import { deviceState } from './device-state.ts';
import { deviceStore, forgetOnDevice, ownerId, type KeptDocument } from './device-store.ts';
import { filterOf, inOrder, type Conditions } from './row-filter.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows as the server gave them, with what they were asked for. */
interface KeptAnswer extends KeptDocument {
  readonly table: string;
  readonly conditions: Conditions;
  /** there may be more rows than these */
  readonly isCut: boolean;
  readonly answer: unknown;
  readonly at: string;
}

/** What is asked of a table. */
export interface RowQuestion {
  readonly table: string;
  readonly conditions: Conditions;
  readonly order?: string;
  readonly limit?: number;
  /** as it goes to the server, which it is known by here */
  readonly path: string;
}

const answers = deviceStore<KeptAnswer>('answers');

/** A network that is there and says nothing is not waited for where an answer is at hand. */
const PATIENCE_MS = 8_000;
/** Whoever meets one of these may be shown what was seen last. */
const AWAY: readonly string[] = ['network', 'unavailable'];
/** Whoever meets one of these has lost what they saw. */
const LOST: readonly string[] = ['not_found', 'not_allowed'];

export function isAway(thrown: unknown): boolean {
  return AWAY.includes(toAppError(thrown).code);
}

/** Rows of the server; those that were seen last where it cannot be reached. */
export async function rowsOrKept(
  question: RowQuestion,
  ask: () => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const owner = ownerId();
  if (owner === null) return ask();
  const { table, conditions, path, limit = Infinity } = question;
  return freshOrSeen(
    async () => {
      const rows = await ask();
      const dossierId = dossierOf(table, conditions, rows);
      await keep({ id: `${owner} ${path}`, ownerId: owner, dossierId, table, conditions }, rows, limit);
      return rows;
    },
    () => readSeen(owner, question),
  );
}

/** An answer of a function about a dossier, the same way. */
export async function answerOrKept<Answer>(
  dossierId: string,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const owner = ownerId();
  if (owner === null) return ask();
  const id = `${owner} ${dossierId} ${name}`;
  const asked = async () => {
    const answer = await ask();
    await keep({ id, ownerId: owner, dossierId, table: '', conditions: {} }, answer, Infinity);
    return answer;
  };
  try {
    return (await freshOrSeen<unknown>(asked, async () => {
      const kept = await read(id);
      return kept === null ? null : { answer: kept.answer, at: kept.at };
    })) as Answer;
  } catch (thrown) {
    if (LOST.includes(toAppError(thrown).code))
      await forgetOnDevice({ only: dossierId }).catch(() => undefined);
    throw thrown;
  }
}

/** Whether this browser has seen a dossier as whoever is signed in. */
export async function hasSeen(dossierId: string): Promise<boolean> {
  const owner = ownerId();
  const all = await readAll().catch(() => []);
  return all.some((kept) => kept.ownerId === owner && kept.dossierId === dossierId);
}

/** Whether this browser has opened a dossier as whoever is signed in: one look, however much of it is kept. */
export async function hasOpened(dossierId: string): Promise<boolean> {
  return (await read(peopleOf(ownerId() ?? '', dossierId)).catch(() => null)) !== null;
}

/** Every screen of a dossier asks for its people. */
function peopleOf(owner: string, dossierId: string): string {
  return `${owner} ${dossierId} people`;
}

interface Seen<Answer> {
  readonly answer: Answer;
  readonly at: string;
}

async function freshOrSeen<Answer>(
  ask: () => Promise<Answer>,
  see: () => Promise<Seen<Answer> | null>,
): Promise<Answer> {
  const show = (seen: Seen<Answer>): Answer => {
    deviceState.isSeen(seen.at);
    return seen.answer;
  };
  const fresh = ask().then((answer) => {
    deviceState.isFresh();
    return answer;
  });
  // Whoever is not waited for any more is not unhandled either.
  fresh.catch(() => undefined);
  try {
    const isAtHand = async () => {
      const seen = await see().catch(() => null);
      return seen ?? new Promise<never>(() => undefined);
    };
    const first = await Promise.race([
      fresh.then((answer) => ({ answer })),
      wait(navigator.onLine ? PATIENCE_MS : 0).then(isAtHand),
    ]);
    return 'at' in first ? show(first) : first.answer;
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    const seen = await see().catch(() => null);
    if (seen === null) throw thrown;
    return show(seen);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A browser that keeps nothing still shows what came. What comes after its reader has signed out is not kept. */
async function keep(
  about: Omit<KeptAnswer, 'answer' | 'at' | 'isCut'>,
  answer: unknown,
  limit: number,
): Promise<void> {
  if (ownerId() !== about.ownerId) return;
  const isCut = Array.isArray(answer) && answer.length >= limit;
  await answers.keep({ ...about, isCut, answer, at: new Date().toISOString() }).catch(() => undefined);
}

/** The same question's answer, or what the whole table of the dossier says to it. */
async function readSeen(owner: string, question: RowQuestion): Promise<Seen<readonly unknown[]> | null> {
  const same = await read(`${owner} ${question.path}`);
  const ordered = (rows: readonly Row[]) =>
    question.order === undefined ? rows : inOrder(rows, question.order);
  if (same !== null) return { answer: ordered(same.answer as readonly Row[]), at: same.at };
  const { or: _, ...conditions } = question.conditions;
  const fits = filterOf(conditions);
  if (fits === null) return null;
  const whole = (await readAll()).filter(
    (kept) => kept.ownerId === owner && kept.table === question.table && isWhole(kept, conditions),
  );
  const rows = whole.flatMap(({ answer }) => answer as readonly Row[]).filter(fits);
  const [first] = whole;
  if (first === undefined || (rows.length === 0 && conditions['dossier_id'] === undefined)) return null;
  const at = whole.reduce((oldest, kept) => (kept.at < oldest ? kept.at : oldest), first.at);
  return { answer: ordered(rows), at };
}

/** All rows of a dossier's table, of the dossier that is asked for where one is. */
function isWhole(kept: KeptAnswer, conditions: Conditions): boolean {
  const [[column, value] = [], ...more] = Object.entries(kept.conditions);
  if (kept.isCut || column !== 'dossier_id' || more.length > 0) return false;
  return conditions['dossier_id'] === undefined || conditions['dossier_id'] === value;
}

/** Puts rows that the server has taken, in their order, into the answers that would have them now. */
export async function mendAnswers(table: string, taken: readonly Row[]): Promise<void> {
  const owner = ownerId();
  for (const kept of await readAll()) {
    if (kept.ownerId !== owner || kept.table !== table) continue;
    const { or: _, ...conditions } = kept.conditions;
    const fits = filterOf(conditions);
    if (fits === null) continue;
    const ids = new Set(taken.map(({ id }) => id));
    const rows = (kept.answer as readonly Row[]).filter(({ id }) => !ids.has(id));
    const mended = [...taken.filter(fits).toReversed(), ...rows];
    await answers.keep({ ...kept, answer: mended });
  }
}

function dossierOf(table: string, conditions: Conditions, rows: readonly unknown[]): string {
  const said = table === 'dossiers' ? conditions['id'] : conditions['dossier_id'];
  const [first] = rows as readonly Row[];
  const ofRow = first?.['dossierId'];
  return said?.replace(/^eq\./, '') ?? (typeof ofRow === 'string' ? ofRow : '');
}

async function read(id: string): Promise<KeptAnswer | null> {
  const kept = await answers.read(id);
  return isAnswer(kept) ? kept : null;
}

async function readAll(): Promise<readonly KeptAnswer[]> {
  return (await answers.readAll()).filter(isAnswer);
}

/** What another version of the page kept may be shaped otherwise. */
function isAnswer(kept: unknown): kept is KeptAnswer {
  const {
    id,
    ownerId: owner,
    table,
    at,
    conditions,
  } = (kept ?? {}) as Partial<Record<keyof KeptAnswer, unknown>>;
  return (
    [id, owner, table, at].every((text) => typeof text === 'string') &&
    typeof conditions === 'object' &&
    conditions !== null
  );
}

/** What stands in for a row that nobody has: it is not there, or not the caller's. */
export function notThere(): AppError {
  return new AppError('not_found', 'It is not there any more, or not yours to change.', { status: 404 });
}
