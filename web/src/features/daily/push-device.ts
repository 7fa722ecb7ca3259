/** How far this browser may be notified: it cannot, it was told not to, it has not been asked or has no subscription, or it is. */
export type PushState =
  | { readonly kind: 'unsupported' | 'denied' | 'off' }
  | { readonly kind: 'on'; readonly subscription: PushSubscription };

const PATIENCE_MS = 4000;

/** What this browser says of notifications now. Asks nobody for anything. */
export async function readPushState(): Promise<PushState> {
  const registration = await registrationOf();
  if (registration === null) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const subscription = await registration.pushManager.getSubscription();
  return subscription === null ? { kind: 'off' } : { kind: 'on', subscription };
}

/** Asks the person, then the browser's maker, for a way to notify this browser; null where either says no. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  const registration = await registrationOf();
  if (registration === null || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
  } catch {
    // A subscription under another key, as after a move of the installation, stands in the way of a new one.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
      .catch(() => null);
  }
}

async function registrationOf(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  // On a first visit the worker is still being installed; where it is switched off there never is one.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A key in base64url as bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
