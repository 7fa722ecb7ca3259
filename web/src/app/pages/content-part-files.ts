import { createElement, lazy, type ComponentType } from 'react';
import type { TextArea } from '#locales/text-areas.ts';
import { withTexts } from '#lib/load-texts.ts';
import type { ContentPart } from '#domain/content-parts.ts';
import { GAME_WAYS } from '#domain/game-ways.ts';
import { ROOM_MODES } from '#domain/modes.ts';
import type { PointsRule } from '#features/board/points-of.ts';
import type { ShelfPart } from '#features/find/parts/games-shelves.tsx';

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

function find(load: () => Promise<PartModule>, texts: readonly TextArea[] = []) {
  return lazy(async () => ({ default: (await withTexts(['ways', 'games', 'start', ...texts], load)).Part }));
}

/** One of the lists of games. */
function shelf(part: ShelfPart) {
  return find(async () => {
    const { ShelfOf } = await import('#features/find/parts/games-shelves.tsx');
    return { Part: () => createElement(ShelfOf, { part }) };
  });
}

/** A rule of points, tried out. */
function points(rule: PointsRule) {
  return lazy(async () => {
    const { PointsTry } = await withTexts(
      ['points', 'play'],
      () => import('#features/board/parts/points-try.tsx'),
    );
    return { default: () => createElement(PointsTry, { rule }) };
  });
}

/** Something to reckon with, by the functions of a dossier's costs. */
function calculator(load: () => Promise<PartModule>) {
  return lazy(async () => ({
    default: (
      await withTexts(
        ['calculators', 'dossier', 'dossier-overview', 'dossier-guide', 'charts', 'tables', 'play', 'forms'],
        load,
      )
    ).Part,
  }));
}

function record(load: () => Promise<PartModule>, texts: readonly TextArea[] = []) {
  return lazy(async () => ({ default: (await withTexts(['record', ...texts], load)).Part }));
}

/** A part for each name: a table of its own, made from another table's keys. */
function partsOf<Key extends string, Name extends string>(
  keys: readonly Key[],
  nameOf: (key: Key) => Name,
  partOf: (key: Key) => ComponentType,
): Readonly<Record<Name, ComponentType>> {
  return Object.fromEntries<ComponentType>(keys.map((key) => [nameOf(key), partOf(key)])) as Record<
    Name,
    ComponentType
  >;
}

const WAYS = partsOf(
  GAME_WAYS,
  (way) => `way-${way}` as const,
  (way) =>
    find(async () => {
      const { Way } = await import('#features/find/components/way.tsx');
      return { Part: () => createElement(Way, { way }) };
    }, ['presentation']),
);

const TOGETHER = partsOf(
  ROOM_MODES,
  (mode) => `together-${mode}` as const,
  (mode) =>
    room(async () => {
      const { Together } = await import('#features/rooms/parts/together.tsx');
      return { Part: () => createElement(Together, { mode }) };
    }),
);

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
  ...WAYS,
  ...TOGETHER,
  'play-now': find(() => import('#features/find/parts/play-now.tsx')),
  'play-replays': find(() => import('#features/find/parts/play-replays.tsx'), ['own']),
  'play-with-friends': find(() => import('#features/find/parts/play-with-friends.tsx')),
  'play-on-a-phone': find(() => import('#features/find/parts/play-on-a-phone.tsx'), ['sharing']),
  'games-trending': shelf('games-trending'),
  'games-newest': shelf('games-newest'),
  'games-picks': find(async () => ({
    Part: (await import('#features/find/parts/games-shelves.tsx')).Picks,
  })),
  'games-short': shelf('games-short'),
  'games-medium': shelf('games-medium'),
  'games-long': shelf('games-long'),
  'games-of-place': find(async () => ({
    Part: (await import('#features/find/parts/games-of-place.tsx')).Part,
  })),
  'buying-checklist': lazy(async () => ({
    default: (
      await withTexts(
        ['dossier', 'dossier-guide', 'dossier-notes', 'dossier-take'],
        () => import('#features/dossier/guide/buying-checklist.tsx'),
      )
    ).Part,
  })),
  'clean-links': lazy(async () => ({
    default: (await withTexts(['build', 'sharing'], () => import('#features/build/parts/clean-link.tsx')))
      .Part,
  })),
  'start-pack': lazy(async () => ({
    default: (
      await withTexts(
        ['build', 'homes', 'rules', 'start', 'forms'],
        () => import('#features/build/parts/start-pack.tsx'),
      )
    ).Part,
  })),
  'price-per-area': calculator(() => import('#features/dossier/costs/calculators/price-per-area.tsx')),
  'rental-yield': calculator(() => import('#features/dossier/costs/calculators/yield.tsx')),
  'home-loan': calculator(() => import('#features/dossier/costs/calculators/loan.tsx')),
  'purchase-tax': calculator(() => import('#features/dossier/costs/calculators/tax.tsx')),
  'points-for-proportion': points({ formula: 'log_ratio', options: [] }),
  'points-for-the-amount': points({ formula: 'absolute_error', options: [] }),
  'points-for-the-percentage': points({ formula: 'percent_error', options: [] }),
  'points-with-bonuses': points({ formula: 'log_ratio', options: ['band-bonuses'] }),
  'points-with-streaks': points({ formula: 'log_ratio', options: ['streaks'] }),
  'points-with-penalties': points({ formula: 'log_ratio', options: ['penalties'] }),
  'season-tiers': record(() => import('#features/record/parts/season-tiers.tsx')),
  'badge-rules': record(() => import('#features/record/parts/badge-rules.tsx')),
  'own-figures': record(() => import('#features/record/parts/own-figures.tsx'), ['homes']),
  'own-bests': record(() => import('#features/record/parts/own-bests.tsx')),
};
