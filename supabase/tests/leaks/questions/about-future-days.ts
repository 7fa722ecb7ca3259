import { leaderboardPath, resultsPath, startPath } from '../../../functions/_shared/domain/game-paths.ts';
import { addDays } from '../../../functions/_shared/domain/edition-days.ts';
import { EDITION_KEYS } from '../../../functions/_shared/domain/editions.ts';
import type { FutureDay } from '../stage/stage-tomorrow.ts';
import type { Spy } from '../stage/spy.ts';
import type { Question } from './question.ts';

const noRun = '00000000-0000-4000-8000-000000000000';

/** Days that somebody may write: one that is over, tomorrow by every zone's clock, the end of time, and what is no day at all. */
export function daysAsWritten(now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const zones = [-12, -5, 0, 5.5, 13, 14].map((hours) =>
    addDays(new Date(now + hours * 3_600_000).toISOString().slice(0, 10), 1),
  );
  const next = addDays(today, 2);
  return [
    addDays(today, -2), // over everywhere
    ...new Set(zones),
    ...[2, 3, 7, 30, 59, 60, 61, 365].map((days) => addDays(today, days)),
    ...[`${next}T00:00:00+14:00`, `${next} 00:00:00-12`, next.replaceAll('-', ''), next.replaceAll('-', '/')],
    ...['tomorrow', 'infinity', '9999-12-31', '5874897-12-31', '99999-01-01', 'J2500000'],
    ...['2026-02-30', '2026-13-01', '', 'x', `${next}' or true --`, '٢٠٢٧-٠١-٠١', '{}'],
  ];
}

/** What the calls about editions say, with every way to write a day. */
export function aboutDays(spy: Spy, poolSlug: string): Question[] {
  const token = spy.guestToken === null ? {} : { guest_token: spy.guestToken };
  const written = daysAsWritten(Date.now());
  const ask = (name: string, bodies: object[]) => bodies.map((body) => call(name, body));
  return [
    ...EDITION_KEYS.flatMap((edition) => [
      ...ask('daily_challenge', [{ edition }, ...written.map((on) => ({ edition, on }))]),
      ...ask('edition_record', [{ edition }, ...written.map((month) => ({ edition, month, ...token }))]),
      ...ask('edition_plan', [{ edition }, ...written.map((from_on) => ({ edition, from_on }))]),
    ]),
    ...ask('set_aside_for_editions', [{ game_slug: poolSlug }, { game_slug: poolSlug, brand: 'default' }]),
    ...ask('take_out_of_editions', [{ game_slug: 'no-such-pool' }]),
    ...ask('edition_pool', [...EDITION_KEYS.map((edition) => ({ edition })), { edition: 'x' }]),
    ...ask('replace_edition_home', [{ edition: 'uk', on: written[0], listing_id: noRun }]),
    ...ask('plan_editions', [{}]),
  ];
}

/** Lists in which a home or a game of a day to come could turn up, and their tables and files. */
export function aboutLists(days: readonly FutureDay[]): Question[] {
  const slugs = days.map(({ slug }) => slug);
  const names = ['brand_games', 'listed_games', 'game_choices', 'one_off_games', 'live_proof'];
  const searched = ['Undisclosed', 'leak hunt', 'Daily UK', 'tomorrow-', ...slugs.slice(0, 2)];
  const [{ on } = { on: '' }] = days;
  const tables = [
    ...['games', 'game_listings', 'listings', 'assets', 'listing_photos'].flatMap((name) => [
      `${name}?select=*&limit=1000`,
      `${name}?select=*&order=created_at.desc&limit=50`,
    ]),
    ...['slug', 'title'].map((column) => `games?select=*&${column}=like.*${on}*`),
    ...['opens_at', 'ranked_until_at'].map((column) => `games?select=*&${column}=gt.${on}`),
    ...['address_line', 'postcode'].map((column) => `assets?select=*&${column}=like.*Undisclosed*`),
    ...['edition_days', 'edition_homes', 'edition_pool', 'editions'].map((name) => `${name}?select=*`),
  ];
  return [
    ...names.flatMap((name) => [call(name, {}), call(name, { brand: 'default' })]),
    ...['newest', 'most_played', 'title'].map((sort) => call('game_collection', { sort })),
    ...searched.map((search) => call('game_collection', { search })),
    ...searched.slice(0, 2).map((search) => call('homes_to_take_down', { search })),
    ...tables.map((path) => ({
      ...{ subject: 'table', where: `table ${path}`, path: `/rest/v1/${path}` },
    })),
    ...['edition_days', 'edition_homes', 'edition_pool'].map((name) => ({
      ...{ subject: 'table', where: `table private.${name}`, path: `/rest/v1/${name}` },
      headers: { 'accept-profile': 'private' },
    })),
    {
      ...{ subject: 'storage', where: 'files of photos', path: '/storage/v1/object/list/listing-photos' },
      body: { prefix: '', limit: 1000, sortBy: { column: 'created_at', order: 'desc' } },
    },
    ...['/', '/games', '/sitemap.xml', '/daily-challenge/today', '/daily-challenge/calendar'].map(pageOf),
    ...['/daily-challenge/uk.ics', '/daily-challenge/world.ics'].map(pageOf),
  ];
}

/** Everything that can be asked by the address of a game. */
export function aboutAddress(slug: string, spy: Spy): Question[] {
  const guestToken = spy.guestToken ?? undefined;
  const names = ['game_overview', 'game_homes', 'leaderboard', 'own_place', 'board_facts', 'start_outlook'];
  const more = ['forum_posts', 'client_report', 'managed_game', 'homes_to_add'];
  return [
    ...[...names, ...more].flatMap((name) => [
      call(name, { game_slug: slug }),
      call(name, { game_slug: slug, brand: 'default' }),
    ]),
    edge('start-run', { game: slug, brand: null, guestToken }),
    edge('start-run', { game: slug, brand: 'default', guestToken }),
    edge('open-report', { game: slug, brand: null, code: 'PRICE', guestToken }),
    edge('find-by-code', { accessCode: slug }),
    ...['', '&brand=default&lang=es'].map((rest) => ({
      subject: 'edge share-image',
      where: `share image of ${slug}${rest}`,
      path: `/functions/v1/share-image?game=${slug}${rest}`,
    })),
    ...[
      startPath('public', slug),
      startPath('forum', slug),
      leaderboardPath('public', slug) ?? '/',
      resultsPath('public', { slug, sessionId: noRun }, 'results-share'),
    ].map(pageOf),
  ];
}

function call(name: string, body: object): Question {
  return {
    ...{ subject: `function ${name}`, where: `rpc ${name} ${JSON.stringify(body)}` },
    ...{ path: `/rest/v1/rpc/${name}`, body },
  };
}

function edge(name: string, body: object): Question {
  return {
    ...{ subject: `edge ${name}`, where: `functions/${name} ${JSON.stringify(body)}` },
    ...{ path: `/functions/v1/${name}`, body },
  };
}

function pageOf(path: string): Question {
  return { subject: 'page', where: `page ${path}`, path, host: 'localhost' };
}
