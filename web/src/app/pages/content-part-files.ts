import { lazy, type ComponentType } from 'react';
import type { TextArea } from '#locales/text-areas.ts';
import { withTexts } from '#lib/load-texts.ts';
import type { ContentPart } from '#domain/content-parts.ts';

interface PartModule {
  readonly Part: ComponentType;
}

function daily(load: () => Promise<PartModule>, texts: readonly TextArea[] = ['games', 'sharing']) {
  return lazy(async () => ({ default: (await withTexts(['daily', ...texts], load)).Part }));
}

function room(load: () => Promise<PartModule>) {
  return lazy(async () => ({
    default: (await withTexts(['rooms', 'classes', 'play', 'homes', 'sharing'], load)).Part,
  }));
}

/** Where each part of content pages comes from; it is fetched where a page holds it. */
export const CONTENT_PART_FILES: Readonly<Record<ContentPart, ComponentType>> = {
  'daily-today': daily(() => import('#features/daily/parts/daily-today.tsx')),
  'daily-uk': daily(() => import('#features/daily/parts/daily-uk.tsx')),
  'daily-us': daily(() => import('#features/daily/parts/daily-us.tsx')),
  'daily-hard': daily(() => import('#features/daily/parts/daily-hard.tsx')),
  'daily-hints': daily(() => import('#features/daily/parts/daily-hints.tsx'), ['rules']),
  'daily-countdown': daily(() => import('#features/daily/parts/daily-countdown.tsx')),
  'daily-streak': daily(() => import('#features/daily/parts/daily-streak.tsx')),
  'daily-calendar': daily(() => import('#features/daily/parts/daily-calendar.tsx')),
  'daily-archive': daily(() => import('#features/daily/parts/daily-archive.tsx')),
  'daily-yesterday': daily(() => import('#features/daily/parts/daily-yesterday.tsx')),
  'daily-editions': daily(() => import('#features/daily/parts/daily-editions.tsx')),
  'daily-share': daily(() => import('#features/daily/parts/daily-share.tsx')),
  'daily-corrections': daily(() => import('#features/daily/parts/daily-corrections.tsx'), ['fairness']),
  'daily-subscribe': daily(
    () => import('#features/daily/parts/daily-subscribe.tsx'),
    ['reminders', 'sharing', 'forms'],
  ),
  'weekly-today': daily(() => import('#features/daily/parts/weekly-today.tsx')),
  'weekly-board': daily(() => import('#features/daily/parts/weekly-board.tsx')),
  'weekend-mega': daily(() => import('#features/daily/parts/weekend-mega.tsx')),
  'public-api': lazy(async () => ({
    default: (await withTexts(['api', 'forms'], () => import('#features/account/parts/public-api.tsx'))).Part,
  })),
  'room-vs': room(() => import('#features/rooms/parts/room-vs.tsx')),
  'room-party': room(() => import('#features/rooms/parts/room-party.tsx')),
  'room-class': room(() => import('#features/rooms/parts/room-class.tsx')),
  'room-private': room(() => import('#features/rooms/parts/room-private.tsx')),
};
