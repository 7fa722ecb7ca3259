/** What of a service worker's own surroundings ours uses: the browser's types know pages and workers only apart. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
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
