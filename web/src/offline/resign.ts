import { CACHE_PREFIX } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The worker in place of ours where it is switched off: it clears what ours kept and takes itself away. */
export function resign(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(clear().then(() => scope.registration.unregister()));
  });

  async function clear(): Promise<void> {
    const names = await scope.caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => scope.caches.delete(name)),
    );
  }
}
