import type { PageAnswer } from './draw-page.ts';

/** Sends a visitor on, for now: the next visit asks again. */
export function redirectTo(location: string): PageAnswer {
  return { status: 302, headers: { location, 'cache-control': 'no-cache' }, body: '' };
}
