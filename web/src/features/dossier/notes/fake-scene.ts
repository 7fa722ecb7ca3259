import type { Scene, SceneHome } from './scene.ts';

/** A home of a dossier, for tests that care for some of it. */
export function fakeHome(more: Partial<SceneHome> = {}): SceneHome {
  return {
    ...{ id: 'h', title: 'Elm', stage: 'viewing', isPrimary: true, kind: null, country: 'GB', address: '' },
    ...{ town: '', postcode: '', latitude: null, longitude: null, facts: {}, currency: 'GBP' },
    ...{ version: 1, stageAt: '2026-11-20T10:00:00Z', createdAt: '2026-11-01T10:00:00Z' },
    ...more,
  };
}

/** A dossier whose reader owns it, for tests that care for some of it. */
export function fakeScene(more: Partial<Scene> = {}): Scene {
  return {
    ...{ dossierId: 'd', title: 'Ours', country: 'GB', currency: 'GBP', isArchived: false, role: 'owner' },
    ...{ ticks: [], homeId: null, me: 'ann', homes: [], comparisons: [], people: [] },
    ...{ mayComment: true, mayEdit: true, reload: () => Promise.resolve(), listen: () => () => undefined },
    ...more,
  };
}
