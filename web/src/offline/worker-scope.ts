/** What of a service worker's own surroundings ours uses: the browser's types know pages and workers only apart. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageOfPage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
}

/** An event that is over only when its work is. */
export interface LaterEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A page or a part of one is asked for. */
export interface AskEvent extends LaterEvent {
  readonly request: Request;
  /** what the browser has asked for by itself, while the worker was starting */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A page says something. */
export interface MessageOfPage extends LaterEvent {
  readonly data: unknown;
}

/** Something came from the push service. */
export interface PushEvent extends LaterEvent {
  readonly data: { json(): unknown } | null;
}

/** A notification was pressed. */
export interface PressEvent extends LaterEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** An open page of the site. */
interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
