import type { KnownFact } from '#domain/dossier/history/price-history.ts';
import type { DossierStage } from '#domain/dossier/guide/stages.ts';
import { currencyOf } from '#domain/dossier/match/known-facts.ts';
import { AppError } from '#lib/app-error.ts';
import { callRpc } from '#lib/api.ts';
import { askTable } from '#lib/ask-table.ts';
import { addRow, changeRow, readAll, readOne } from '#kit/rows/rows.ts';
import { queryClient } from '#kit/call/query-client.ts';
import type { Scene } from '../notes/scene.ts';

/** Something that is known of a home, and who said so. */
export interface Fact {
  readonly value: unknown;
  readonly source: string;
  /** the day of which it is */
  readonly on?: string | null;
}
export type Facts = Readonly<Record<string, Fact>>;

/** A home of the dossier with all that is known of it; its facts have the names of the table. */
export interface Home {
  readonly id: string;
  readonly dossierId: string;
  readonly title: string;
  readonly stage: DossierStage;
  readonly isPrimary: boolean;
  readonly addressLine: string;
  readonly town: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sourceUrl: string | null;
  readonly version: number;
  readonly facts: Facts;
}

export interface FactVersion extends KnownFact {
  readonly id: number;
}

/** What every screen about one home knows of it. */
export interface Ground {
  readonly home: Home;
  /** in which the home's amounts are */
  readonly currency: string;
  /** a game still asks the caller for it: nothing of its price shows */
  readonly isHeld: boolean;
  /** all homes of the dossier of which that is so */
  readonly heldIds: readonly string[];
}

const COLUMNS =
  'id,dossier_id,title,stage,is_primary,address_line,town,postcode,country_code,latitude,longitude,source_url,version';

/** A home as it is now. Facts are read as text: their names are people's, and stay as they are. */
async function readHome(id: string): Promise<Home> {
  const { told, ...home } = await readOne<Omit<Home, 'facts'> & { readonly told: string }>('dossier_assets', {
    id: `eq.${id}`,
    select: `${COLUMNS},told:facts::text`,
  });
  return { ...home, facts: JSON.parse(told) as Facts };
}

export async function readGround(
  { dossierId, currency }: Pick<Scene, 'dossierId' | 'currency'>,
  assetId: string,
): Promise<Ground> {
  const [home, heldIds] = await Promise.all([
    readHome(assetId),
    callRpc('held_homes_of_dossier', { dossierId }),
  ]);
  return { home, currency: currencyOf(home.facts, currency), isHeld: heldIds.includes(home.id), heldIds };
}

/** All that was ever known of a home, the oldest first. */
export function readVersions({ dossierId, id }: Home): Promise<readonly FactVersion[]> {
  return readAll<FactVersion>(
    'dossier_fact_versions',
    { dossier_id: `eq.${dossierId}`, asset_id: `eq.${id}`, select: 'id,name,value,source,said_on,saved_at' },
    'id',
  );
}

/** Adds what was known earlier: a price, or that it was for sale or no more. */
export async function addEarlier(
  { dossierId, id: assetId }: Home,
  earlier: {
    readonly name: 'price_minor' | 'sale_status';
    readonly value: unknown;
    readonly source: string;
    readonly on: string;
  },
): Promise<void> {
  const { on, ...line } = earlier;
  await askTable({
    method: 'POST',
    path: 'dossier_fact_versions',
    body: { dossier_id: dossierId, asset_id: assetId, ...line, said_on: on },
  });
}

/**
 * Writes facts of a home; null takes one away. Where somebody changed other facts of it meanwhile theirs stay; where they
 * changed the same one it is refused, so that nobody's word is overwritten unseen.
 */
export async function saveFacts(seen: Home, changes: Readonly<Record<string, Fact | null>>): Promise<void> {
  const save = (home: Home) => changeRow('dossier_assets', home, { facts: withChanges(home.facts, changes) });
  try {
    await save(seen);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'edit_conflict') throw thrown;
    const now = await readHome(seen.id);
    if (!areApart(seen.facts, now.facts, Object.keys(changes))) throw thrown;
    await save(now);
  }
}

/** Whether nobody has touched these facts since they were seen. */
export function areApart(seen: Facts, now: Facts, names: readonly string[]): boolean {
  return names.every((name) => JSON.stringify(seen[name]) === JSON.stringify(now[name]));
}

/** Facts with some of them changed, and those that are null taken away. */
export function withChanges(facts: Facts, changes: Readonly<Record<string, Fact | null>>): Facts {
  const all = Object.entries({ ...facts, ...changes });
  return Object.fromEntries(all.flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]])));
}

type HomeChanges = Partial<Omit<Home, 'id' | 'dossierId' | 'isPrimary' | 'version' | 'facts'>>;

export const changeHome = (home: Home, changes: HomeChanges) => changeRow('dossier_assets', home, changes);
export const addHome = (
  home: HomeChanges & { readonly id: string; readonly dossierId: string; readonly facts: Facts },
) => addRow('dossier_assets', home);

/** Two homes side by side; those that are compared already stay one comparison. */
export const addComparison = (pair: {
  readonly id: string;
  readonly dossierId: string;
  readonly oneId: string;
  readonly otherId: string;
}) => addRow('assets_comparisons', pair);

/** The people's homes have changed by ourselves: whoever shows them reads them again at once. */
export async function readSceneAgain(dossierId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['dossier scene', dossierId] });
}
