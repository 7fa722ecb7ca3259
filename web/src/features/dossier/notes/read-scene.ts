import { can } from '#domain/capabilities.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import type { DossierStage } from '#domain/dossier/guide/stages.ts';
import { currencyOf, knownFacts } from '#domain/dossier/match/known-facts.ts';
import type { TopicAddress } from '#wire/topics.ts';
import { snakeNames } from '#wire/snake-case.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { callRpc } from '#lib/api.ts';
import { answerOrKept } from '#kit/rows/kept-answers.ts';
import { readAll, readOne } from '#kit/rows/rows.ts';
import type { Scene, SceneHome } from './scene.ts';

interface DossierRow {
  readonly id: string;
  readonly title: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly archivedAt: string | null;
}
interface AssetRow {
  readonly id: string;
  readonly title: string;
  readonly stage: DossierStage;
  readonly isPrimary: boolean;
  readonly countryCode: string;
  readonly addressLine: string;
  readonly town: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: Readonly<Record<string, { readonly value?: unknown }>>;
  readonly version: number;
  readonly stageAt: string;
  readonly createdAt: string;
}
interface ComparisonRow {
  readonly id: string;
  readonly oneId: string;
  readonly otherId: string;
}

/** What can be read of a scene, and on which topic its changes are told. */
interface ReadScene extends Omit<Scene, 'listen' | 'homeId' | 'reload'> {
  readonly topic: TopicAddress<'dossier'>;
}

/** What all screens of a dossier know of it, by the caller's own rights. */
export async function readScene(dossierId: string): Promise<ReadScene> {
  const of = { dossier_id: `eq.${dossierId}` };
  const [dossier, assets, comparisons, { people, topic }] = await Promise.all([
    readOne<DossierRow>('dossiers', { id: `eq.${dossierId}` }),
    readAll<AssetRow>('dossier_assets', of, 'created_at,id'),
    readAll<ComparisonRow>('assets_comparisons', of, 'created_at,id'),
    answerOrKept(dossierId, 'people', () => callRpc('dossier_people', { dossierId })),
  ]);
  const self = people.find(({ isSelf }) => isSelf);
  // Whoever is let in to help reads, and is nobody of the dossier.
  const role = `dossier-${self?.role ?? 'support'}` as const;
  return {
    dossierId,
    topic: topic as TopicAddress<'dossier'>,
    title: dossier.title,
    country: dossier.countryCode,
    currency: dossier.currency,
    isArchived: dossier.archivedAt !== null,
    role: self?.role ?? 'support',
    ticks: self?.ticks ?? [],
    me: self?.userId ?? '',
    homes: assets.map((asset) => homeOf(asset, dossier.currency)),
    comparisons,
    people,
    mayComment: can(role, 'dossier.comment'),
    mayEdit: can(role, 'dossier.edit'),
  };
}

function homeOf({ facts: stored, ...asset }: AssetRow, ofDossier: string): SceneHome {
  // Rows come with the wire's names, and facts are known by those of the database.
  const facts = knownFacts(snakeNames(stored) as AssetRow['facts']);
  return {
    ...{ id: asset.id, title: asset.title, stage: asset.stage, isPrimary: asset.isPrimary },
    kind: facts.homeKind ?? HOME_KINDS.find((kind) => kind === stored['kind']?.value) ?? null,
    country: asset.countryCode,
    address: addressInLine(asset),
    ...{ town: asset.town, postcode: asset.postcode, latitude: asset.latitude, longitude: asset.longitude },
    ...{ version: asset.version, stageAt: asset.stageAt, createdAt: asset.createdAt },
    facts,
    currency: currencyOf(stored, ofDossier),
  };
}
