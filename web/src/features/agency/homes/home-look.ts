import { homeView, type HomeView } from '#wire/agency-homes.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';

/** Columns of the list besides the home's name, in their order. */
export const HOME_COLUMNS = [
  ...(['status', 'price', 'town', 'type', 'bedrooms', 'area'] as const),
  ...(['photos', 'games', 'shown', 'changed', 'created'] as const),
] as const;
export type HomeColumn = (typeof HOME_COLUMNS)[number];

/** What shows until somebody chooses. */
const FIRST_COLUMNS: readonly HomeColumn[] = ['status', 'price', 'town', 'bedrooms', 'photos', 'changed'];
export const FIRST_LOOK: HomeView = { sort: 'changed', isDescending: true, columns: [...FIRST_COLUMNS] };

const keyOf = (agencyId: string) => `agency-homes:${agencyId}`;

/** How the list was looked at last in this browser. */
export function readLook(agencyId: string): HomeView {
  const kept = homeView.safeParse(readStoredJson('local', keyOf(agencyId)));
  return kept.success ? { ...FIRST_LOOK, ...kept.data } : FIRST_LOOK;
}

export function keepLook(agencyId: string, look: HomeView): void {
  writeStored('local', keyOf(agencyId), JSON.stringify(look));
}

/** The columns of a look that there are, in their order. */
export function columnsOf({ columns }: HomeView): readonly HomeColumn[] {
  const chosen = columns ?? FIRST_COLUMNS;
  return HOME_COLUMNS.filter((one) => chosen.includes(one));
}

/** A filter without what is not chosen. */
export function filterWith(
  filter: NonNullable<HomeView['filter']>,
  changes: { readonly [Key in keyof NonNullable<HomeView['filter']>]?: unknown },
): NonNullable<HomeView['filter']> {
  return Object.fromEntries(
    Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Whether anything keeps homes out of the list. */
export function isNarrowed({ search, filter }: HomeView): boolean {
  return (search ?? '') !== '' || Object.keys(filter ?? {}).length > 0;
}
