import { can, DOSSIER_TICKS, type Capability } from '#domain/capabilities.ts';
import { callRpc } from '#lib/api.ts';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { useChanges, type Scene } from '../notes/scene.ts';

type Opened = 'dossier.read-profile' | 'dossier.read-offers';

/** What is open to the reader beyond the dossier itself: by their role, or because its owner ticked it. */
export interface Rights {
  readonly profile: boolean;
  readonly offers: boolean;
}

async function readRights(dossierId: string): Promise<Rights> {
  const { people } = await callRpc('dossier_people', { dossierId });
  const self = people.find(({ isSelf }) => isSelf);
  const role = `dossier-${self?.role ?? 'support'}` as const;
  const opened: readonly Capability[] = self?.ticks.map((tick) => DOSSIER_TICKS[tick]) ?? [];
  const may = (capability: Opened) => can(role, capability) || opened.includes(capability);
  return { profile: may('dossier.read-profile'), offers: may('dossier.read-offers') };
}

/** The reader's rights, read again whenever people or ticks of the dossier change. */
export function useRights(scene: Scene): Call<Rights> {
  const call = useCall(['dossier rights', scene.dossierId], () => readRights(scene.dossierId));
  useChanges(scene, ['dossier_members'], call.reload);
  return call;
}
