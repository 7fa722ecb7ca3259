import type {
  AgencyHome,
  AgencyHomesPage,
  EditedHome,
  HomesChange,
  HomesChanged,
  HomeView,
  ImportedHome,
  KeptHomeView,
  SaveHomeRequest,
} from '#wire/agency-homes.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { HOMES_AN_IMPORT, HOMES_AT_ONCE } from '#domain/home-list.ts';
import { callFunction, callRpc } from '#lib/api.ts';

/** A page of an agency's homes, as somebody looks at them. */
export function readHomes(
  agencyId: string,
  { columns: _, ...view }: HomeView,
  after: string | null,
  pageSize: number,
): Promise<AgencyHomesPage> {
  return callRpc('agency_homes', { agencyId, ...view, pageSize, ...(after === null ? {} : { after }) });
}

/** Changes homes, a thousand in a request. Answers the changes, to take them back, and how many homes they are of. */
export async function changeHomes(
  agencyId: string,
  homes: readonly Pick<AgencyHome, 'id'>[],
  change: HomesChange,
): Promise<Omit<HomesChanged, 'changeId'> & { readonly changeIds: readonly string[] }> {
  const done = { changed: 0, late: 0, changeIds: [] as string[] };
  for (let from = 0; from < homes.length; from += HOMES_AT_ONCE) {
    const listingIds = homes.slice(from, from + HOMES_AT_ONCE).map(({ id }) => id);
    const one = await callRpc('change_homes', { agencyId, listingIds, change }, { attempts: 1 });
    done.changed += one.changed;
    done.late += one.late;
    if (one.changeId !== null) done.changeIds.push(one.changeId);
  }
  return done;
}

/** Takes changes back; homes that somebody changed since are kept as they are. */
export async function undoChanges(
  changeIds: readonly string[],
): Promise<{ readonly changed: number; readonly kept: number }> {
  const done = { changed: 0, kept: 0 };
  for (const changeId of changeIds) {
    const one = await callRpc('undo_home_change', { changeId });
    done.changed += one.changed;
    done.kept += one.kept;
  }
  return done;
}

export function readViews(agencyId: string): Promise<readonly KeptHomeView[]> {
  return callRpc('home_views', { agencyId });
}

export function saveView(agencyId: string, name: string, view: HomeView): Promise<readonly KeptHomeView[]> {
  return callRpc('save_home_view', { agencyId, name, view });
}

export function removeView(agencyId: string, viewId: string): Promise<readonly KeptHomeView[]> {
  return callRpc('remove_home_view', { agencyId, viewId });
}

export function readHome(listingId: string): Promise<EditedHome> {
  return callRpc('home_to_manage', { listingId });
}

/** Saves what is given of a home, from the versions that were edited. */
export async function saveHome(request: SaveHomeRequest): Promise<EditedHome> {
  return (await callFunction('save-home', request)).body;
}

/** Brings homes of a file into an agency, some at a time; each answer is told as it comes. */
export async function importHomes(
  agencyId: string,
  rows: readonly DraftRow[],
  onRows: (rows: readonly ImportedHome[]) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += HOMES_AN_IMPORT) {
    const some = rows.slice(from, from + HOMES_AN_IMPORT);
    onRows((await callFunction('import-homes', { agencyId, rows: some })).body.rows);
  }
}
