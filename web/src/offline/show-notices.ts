import type { WorkerScope } from './worker-scope.ts';

/** What our functions send: words, and where a press leads on this site. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly lang: string;
}

/** Shows what the push service brings, one notification for one tag, and opens its page when it is pressed. */
export function showNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const notice = readNotice(event.data);
    if (notice === null) return;
    const { title, body, tag, lang, path } = notice;
    event.waitUntil(
      scope.registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', data: path }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(pathOf(event.notification.data), scope.location.origin).href;
    event.waitUntil(open(url));
  });

  /** A page that shows it already comes to the front; a run under way elsewhere is left alone. */
  async function open(url: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = pages.find((page) => page.url === url);
    await (shown ? shown.focus() : scope.clients.openWindow(url));
  }
}

function readNotice(data: { json(): unknown } | null): Notice | null {
  try {
    const told = data?.json() as Partial<Record<keyof Notice, unknown>> | null;
    if (typeof told?.title !== 'string') return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const { title, body, tag, lang, path } = told;
    return { title, body: text(body), tag: text(tag), lang: text(lang), path: pathOf(path) };
  } catch {
    return null; // not of ours
  }
}

/** A place on this site, whatever came. */
function pathOf(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
