import type { DossierState } from '#domain/dossier/guide/next-steps.ts';
import { checklistOf } from '#domain/dossier/guide/checklists.ts';
import { priceHistory, type KnownFact, type PriceStep } from '#domain/dossier/history/price-history.ts';
import { readPlace } from '#domain/market/read-place.ts';
import type { EventRow, NoteRow, TaskRow } from '#wire/dossier-rows.ts';
import type { RpcAnswer } from '#wire/calls.ts';
import type { Sale } from '#wire/sold-homes.ts';
import { callRpc } from '#lib/api.ts';
import { answerOrKept, isAway } from '#kit/rows/kept-answers.ts';
import { changeRow, readAll } from '#kit/rows/rows.ts';
import { primaryOf, type Scene, type SceneHome } from '../notes/scene.ts';
import { readTasks } from '../tasks/task-calls.ts';
import { today } from '../tasks/today.ts';

interface FactVersion extends KnownFact {
  readonly assetId: string;
  readonly authorId: string | null;
}
/** What somebody else changed since the reader's last visit. */
export interface Changes {
  /** null: this is the first visit */
  readonly since: string | null;
  readonly prices: readonly { readonly home: string; readonly step: PriceStep }[];
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly notes: readonly NoteRow[];
  readonly tasks: readonly TaskRow[];
  readonly sales: readonly Sale[];
  /** the district that these sales are in */
  readonly place: string | null;
}

/** What the first screen of a dossier says at once. */
export interface HomeView {
  readonly event: EventRow | null;
  readonly tasks: readonly TaskRow[];
  readonly notes: readonly NoteRow[];
  /** how many of each thing there are */
  readonly counts: Omit<RpcAnswer<'dossier_state'>, 'event'>;
  /** the main home is one that a game asks for */
  readonly isHeld: boolean;
}

const MOST_TASKS = 5;
const MOST_NOTES = 3;

/** Reads the first screen: few rows and counts, however much lies in the dossier. */
export async function readHome(scene: Scene): Promise<HomeView> {
  const { dossierId } = scene;
  const assetId = primaryOf(scene)?.id ?? null;
  const [tasks, notes, { event, ...counts }, held] = await Promise.all([
    readTasks(dossierId, false, MOST_TASKS),
    readAll<NoteRow>(
      'dossier_notes',
      { dossier_id: `eq.${dossierId}` },
      'created_at.desc,id.desc',
      MOST_NOTES,
    ),
    answerOrKept(dossierId, `state ${assetId ?? ''}`, () =>
      callRpc('dossier_state', { dossierId, assetId, today: today() }),
    ),
    answerOrKept(dossierId, 'held', () => callRpc('held_homes_of_dossier', { dossierId })),
  ]);
  return { event, tasks, notes, counts, isHeld: assetId !== null && held.includes(assetId) };
}

/** Where the purchase stands, which says what to do next. */
export function stateOf(scene: Scene, { counts, isHeld }: HomeView): DossierState {
  const { checklistKeys, ...rest } = counts;
  const primary = primaryOf(scene);
  const stage = primary?.stage ?? 'hunting';
  const country = primary?.country ?? scene.country;
  return {
    ...rest,
    ...{ stage, country, homes: scene.homes.length, people: scene.people.length },
    comparisons: scene.comparisons.length,
    // Of a home that no game asks for there is nothing to guess.
    hasOwnGuess: !isHeld,
    hasChecklist: checklistOf(stage, country).every(({ key }) => checklistKeys.includes(key)),
  };
}

/** Says that the reader looks in, and answers what changed since they last did; null without a network. */
export async function lookIn(scene: Scene): Promise<Changes | null> {
  try {
    return await readChanges(scene, await readVisit(scene));
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    return null;
  }
}

interface Visit {
  readonly since: string | null;
  readonly sales: readonly Sale[];
  readonly place: string | null;
}

/** Begins a visit, with the latest sales around the main home; what was shown of them last time is not new. */
async function readVisit(scene: Scene): Promise<Visit> {
  const { place, sales } = await readSales(scene);
  const newest = sales[0];
  const visit = await callRpc('begin_dossier_visit', {
    dossierId: scene.dossierId,
    ...(place !== null && newest ? { salesPlace: place, salesOn: newest.soldOn } : {}),
  });
  const { salesOn } = visit;
  const isKnown = salesOn !== null && visit.salesPlace === place;
  return {
    since: visit.sinceAt,
    sales: isKnown ? sales.filter(({ soldOn }) => soldOn > salesOn) : [],
    place,
  };
}

/** The latest sales of the main home's district, as the market shows them to anybody. */
async function readSales(scene: Scene): Promise<{ place: string | null; sales: readonly Sale[] }> {
  const read = readPlace(scene.homes.find(({ isPrimary }) => isPrimary)?.postcode ?? '');
  const place = read === null || read.kind === 'town' ? null : (read.name.split(' ')[0] ?? null);
  if (place === null) return { place, sales: [] };
  try {
    const { rows } = await callRpc('sold_homes', {
      ...{ country: scene.country, placeKind: 'district', place, sort: 'newest', pageRows: 20 },
    });
    return { place, sales: rows };
  } catch {
    // The market is another part of the site: without it the dossier opens all the same.
    return { place: null, sales: [] };
  }
}

async function readChanges(scene: Scene, { since, sales, place }: Visit): Promise<Changes> {
  if (since === null) return { since, prices: [], homes: [], notes: [], tasks: [], sales: [], place };
  const later = { dossier_id: `eq.${scene.dossierId}`, created_at: `gt.${since}` };
  const byOthers = `(author_id.is.null,author_id.neq.${scene.me})`;
  const [versions, notes, tasks] = await Promise.all([
    readAll<FactVersion>(
      'dossier_fact_versions',
      { dossier_id: later.dossier_id, name: 'in.(price_minor,sale_status)' },
      'id',
    ),
    readAll<NoteRow>('dossier_notes', { ...later, or: byOthers }, 'created_at.desc,id'),
    readAll<TaskRow>('dossier_tasks', { ...later, or: byOthers }, 'created_at.desc,id'),
  ]);
  return {
    ...{ since, notes, tasks, sales, place },
    homes: scene.homes.filter(({ createdAt }) => createdAt > since),
    prices: scene.homes.flatMap(({ id, title }) =>
      newSteps(
        versions.filter(({ assetId }) => assetId === id),
        since,
        scene.me,
      ).map((step) => ({ home: title, step })),
    ),
  };
}

/** Steps of a home's price that its reader neither saw nor wrote down. */
export function newSteps(
  versions: readonly (KnownFact & { readonly authorId: string | null })[],
  since: string,
  me: string,
): PriceStep[] {
  const known = priceHistory(versions.filter((one) => one.savedAt <= since || one.authorId === me));
  const seen = new Set(known.map((step) => JSON.stringify(step)));
  return priceHistory(versions).filter((step) => !seen.has(JSON.stringify(step)));
}

/** Moves a home to a stage; answers the home as it is then. */
export const changeStage = (home: Pick<SceneHome, 'id' | 'version'>, stage: SceneHome['stage']) =>
  changeRow<SceneHome>('dossier_assets', home, { stage });
