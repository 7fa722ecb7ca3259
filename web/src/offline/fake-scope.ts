import type { AskEvent, WorkerScope } from './worker-scope.ts';

export const ORIGIN = 'https://star.example.com';

/** In place of a browser around the worker: a network that a test sets, caches in memory, and events that it raises. */
export function fakeScope(network: (url: string) => Promise<Response>) {
  const listeners = new Map<string, (event: never) => void>();
  const stored = new Map<string, Map<string, Response>>();
  let unregistered = 0;
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const pages: string[] = [];
  const focused: string[] = [];
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const ask = async (request: RequestInfo | URL) => {
    const answer = await network(keyOf(request));
    if (!answer.ok) throw new TypeError('not ok');
    return answer;
  };
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      put: async (request: RequestInfo | URL, answer: Response) => void files.set(keyOf(request), answer),
      match: async (request: RequestInfo | URL) => files.get(keyOf(request))?.clone(),
      delete: async (request: RequestInfo | URL) => files.delete(keyOf(request)),
      add: async (request: RequestInfo | URL) => void files.set(keyOf(request), await ask(request)),
      addAll: async (requests: (RequestInfo | URL)[]) => {
        const answers = await Promise.all(requests.map(ask));
        requests.forEach((request, place) => files.set(keyOf(request), answers[place] as Response));
      },
    };
  };
  const scope = {
    location: { origin: ORIGIN },
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    registration: {
      unregister: async () => ((unregistered += 1), true),
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
    fetch: (request: Request) => network(request.url),
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  const raise = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  /** What the worker answers to a request; undefined where it leaves it alone. */
  const answerTo = (request: Partial<Request> & { url: string }): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', destination: '', ...request },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (one) => {
        answer = one;
      },
      waitUntil: () => undefined,
    } as AskEvent as never);
    return answer;
  };
  /** Raises an event that has work behind it, and waits for that. */
  const raiseWith = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  /** A page says something; resolves when the worker has done what it asks. */
  const say = (data: unknown) => raiseWith('message', { data });
  const push = (json: () => unknown) => raiseWith('push', { data: { json } });
  /** Presses a notification; answers the pages that came to the front so far. */
  const press = async (data: unknown) => {
    await raiseWith('notificationclick', { notification: { data, close: () => undefined } });
    return focused;
  };
  const kept = () => Object.fromEntries([...stored].map(([name, files]) => [name, [...files.keys()]]));
  return {
    ...{ scope, raise, answerTo, kept, open, unregistered: () => unregistered },
    ...{ push, press, shown, opened, pages, say },
  };
}
