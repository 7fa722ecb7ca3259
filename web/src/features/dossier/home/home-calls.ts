import type { DossierState } from '#domain/dossier/guide/next-steps.ts';
import { checklistOf } from '#domain/dossier/guide/checklists.ts';
import { priceHistory, type KnownFact, type PriceStep } from '#domain/dossier/history/price-history.ts';
import { readPlace } from '#domain/market/read-place.ts';
import type { EventRow, NoteRow, QueryRow, TaskRow } from '#wire/dossier-rows.ts';
import type { Sale } from '#wire/sold-homes.ts';
import { callRpc } from '#lib/api.ts';
import { changeRow, readAll } from '#kit/rows/rows.ts';
import { ALL_NOTES, readNotes } from '../notes/note-calls.ts';
import { primaryOf, type Scene, type SceneHome } from '../notes/scene.ts';
import { readAdopted, readTasks } from '../tasks/task-calls.ts';
import { today } from '../tasks/today.ts';

interface HomeFacts {
  readonly id: string;
  readonly version: number;
  readonly stageAt: string;
  readonly listingId: string | null;
  readonly createdAt: string;
  readonly title: string;
  readonly stage: SceneHome['stage'];
}
interface FactVersion extends KnownFact {
  readonly assetId: string;
  readonly authorId: string | null;
}
interface OfHome {
  readonly id: string;
  readonly assetId: string | null;
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

/** All that the first screen of a dossier says. */
export interface HomeView {
  readonly home: (HomeFacts & SceneHome) | null;
  readonly event: EventRow | null;
  readonly tasks: readonly TaskRow[];
  readonly notes: readonly NoteRow[];
  readonly state: DossierState;
  readonly changes: Changes;
}

const MOST_NOTES = 3;

/** Reads the first screen, and says that the reader looks in. */
export async function readHome(scene: Scene): Promise<HomeView> {
  const { dossierId } = scene;
  const of = { dossier_id: `eq.${dossierId}` };
  const short = { ...of, select: 'id,asset_id' };
  const [assets, events, tasks, notes, queries, photos, offers, profiles, adopted, held, seen] =
    await Promise.all([
      readAll<HomeFacts>('dossier_assets', of, 'created_at,id'),
      readAll<EventRow>('dossier_events', of, 'starts_at,id'),
      readTasks(dossierId, false),
      readNotes(dossierId, ALL_NOTES, null),
      readAll<QueryRow>('dossier_queries', of, 'created_at,id'),
      readAll<OfHome>('dossier_photos', short, 'id'),
      readAll<OfHome>('dossier_offers', short, 'id'),
      readAll<{ readonly budgetMinor: number | null }>('hunter_profiles', of, 'dossier_id'),
      readAdopted(dossierId),
      callRpc('held_homes_of_dossier', { dossierId }),
      readVisit(scene),
    ]);
  const primary = primaryOf(scene);
  const facts = assets.find(({ id }) => id === primary?.id);
  const now = new Date().toISOString();
  const ofHome = <Row extends { readonly assetId: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ assetId }) => assetId === null || assetId === (primary?.id ?? null));
  const kinds = (kind: EventRow['kind']) => ofHome(events).filter((event) => event.kind === kind);
  // The row as it is now: the scene around it may be read a moment later.
  const stage = facts?.stage ?? 'hunting';
  const country = primary?.country ?? scene.country;
  return {
    home: primary && facts ? { ...primary, ...facts } : null,
    event: events.find(({ endsAt }) => endsAt >= now) ?? null,
    tasks,
    notes: notes.rows.slice(0, MOST_NOTES),
    state: {
      ...{ stage, country, homes: assets.length, people: scene.people.length },
      hasProfile: profiles.some(({ budgetMinor }) => budgetMinor !== null),
      // Of a home that no game asks for there is nothing to guess.
      hasOwnGuess: primary === null || !held.includes(primary.id),
      photos: ofHome(photos).length,
      notes: ofHome(notes.rows).length,
      comparisons: scene.comparisons.length,
      questionsUnasked: ofHome(queries).filter(({ state }) => state === 'open').length,
      questionsUnanswered: ofHome(queries).filter(({ state }) => state === 'asked').length,
      tasksOverdue: tasks.filter(({ dueOn }) => dueOn !== null && dueOn < today()).length,
      viewingsAhead: kinds('viewing').filter(({ endsAt }) => endsAt >= now).length,
      viewingsPast: kinds('viewing').filter(({ endsAt }) => endsAt < now).length,
      offers: ofHome(offers).length,
      surveys: kinds('survey').length,
      mortgageMeetings: kinds('mortgage').length,
      hasChecklist: checklistOf(stage, country).every(({ key }) =>
        adopted.some((task) => task.checklistKey === key && task.assetId === (primary?.id ?? null)),
      ),
    },
    changes: await readChanges(scene, seen, assets),
  };
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

async function readChanges(
  scene: Scene,
  { since, sales, place }: Visit,
  assets: readonly HomeFacts[],
): Promise<Changes> {
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
    homes: assets.filter(({ createdAt }) => createdAt > since),
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
export const changeStage = (home: Pick<HomeFacts, 'id' | 'version'>, stage: SceneHome['stage']) =>
  changeRow<HomeFacts>('dossier_assets', home, { stage });
