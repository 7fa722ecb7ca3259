import type { HomeKind } from '#domain/home-kinds.ts';
import type { DossierStage } from '#domain/dossier/guide/stages.ts';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import { useEffect, useEffectEvent } from 'react';

/** A home of the dossier, as far as screens about several name it, find it and judge it. */
export interface SceneHome {
  readonly id: string;
  readonly title: string;
  readonly stage: DossierStage;
  readonly isPrimary: boolean;
  readonly kind: HomeKind | null;
  readonly country: string;
  readonly address: string;
  readonly town: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: DossierFacts;
  /** of its amounts */
  readonly currency: string;
  /** of its row, which a change of it names */
  readonly version: number;
  /** since when it is at this stage */
  readonly stageAt: string;
  readonly createdAt: string;
}

/** What every screen of a dossier knows of it. */
export interface Scene {
  readonly dossierId: string;
  readonly title: string;
  readonly country: string;
  readonly currency: string;
  readonly isArchived: boolean;
  /** what the reader is there, and what the owner ticked for them */
  readonly role: 'owner' | 'partner' | 'adviser' | 'viewer' | 'support';
  readonly ticks: readonly string[];
  /** the home that the address asks for; null: the main one */
  readonly homeId: string | null;
  /** the signed-in person */
  readonly me: string;
  readonly homes: readonly SceneHome[];
  readonly comparisons: readonly { readonly id: string; readonly oneId: string; readonly otherId: string }[];
  readonly people: readonly { readonly userId: string; readonly name: string; readonly role: string }[];
  readonly mayComment: boolean;
  readonly mayEdit: boolean;
  /** reads again what the scene says: title, homes, people */
  readonly reload: () => Promise<void>;
  /** hears that a part of the dossier changed; answers how to stop hearing */
  readonly listen: (parts: readonly string[], heard: () => void) => () => void;
}

/** Reads again what somebody else has changed. */
export function useChanges(scene: Scene, parts: readonly string[], onChange: () => unknown): void {
  const hear = useEffectEvent(() => void onChange());
  const { listen } = scene;
  const key = parts.join(' ');
  useEffect(() => listen(key.split(' '), () => hear()), [listen, key]);
}

/** What somebody is called; null where their account is gone. */
export function nameIn(scene: Scene, userId: string | null): string | null {
  return scene.people.find((person) => person.userId === userId)?.name ?? null;
}

/** The home that a screen is about: the one that its address names, else the one that the dossier is about most of all. */
export function primaryOf(scene: Scene): SceneHome | null {
  const { homes, homeId } = scene;
  return homes.find(({ id }) => id === homeId) ?? homes.find(({ isPrimary }) => isPrimary) ?? null;
}
