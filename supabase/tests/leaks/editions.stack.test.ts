// Nothing of a day that has not begun reaches anybody but staff: neither by a call, a list, a table or a file, nor by the
// difference between an address that will be and one that never will.
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { aboutAddress, aboutDays, aboutLists } from './questions/about-future-days.ts';
import { ask } from './questions/ask.ts';
import { sightingOf, type Answer } from './questions/question.ts';
import { invoke, rpc, service, signUp } from './stage/call-api.ts';
import { nobody } from './stage/play.ts';
import { newSpy, type Spy } from './stage/spy.ts';
import { clearTomorrow, stageTomorrow, type Tomorrow } from './stage/stage-tomorrow.ts';

const address = readStackAddress();
const spyNames = [
  'visitor',
  'guest of today',
  'player of today',
  'agent of a brand',
  'admin of a brand',
  "admin of the operator's brand",
] as const;
// Whoever keeps the operator's homes sees that they are there, and not on which day.
const keeper = "admin of the operator's brand";

let sql: Sql;
let tomorrow: Tomorrow;
const spies = new Map<string, Spy>();

beforeAll(async () => {
  sql = postgres(address.databaseUrl, { max: 2, onnotice: () => undefined });
  tomorrow = await stageTomorrow(address, sql);
  const today = { game: tomorrow.openSlug, brand: null };
  const { guestToken } = await invoke<{ guestToken: string }>(address, nobody, 'start-run', today);
  const player = await signUp(address);
  await invoke(address, player, 'start-run', today);
  for (const spy of [
    newSpy('visitor'),
    newSpy('guest of today', { guestToken }),
    newSpy('player of today', player),
    await member('agent of a brand', 'star', 'agent'),
    await member('admin of a brand', 'star', 'admin'),
    await member(keeper, 'default', 'admin'),
  ])
    spies.set(spy.name, spy);
}, 120_000);

afterAll(async () => {
  await clearTomorrow(address, sql, tomorrow);
  await sql.end({ timeout: 5 });
}, 60_000);

describe.each(spyNames)('to the %s', (name) => {
  it('calls about editions tell of days that have begun, and of no other, however a day is written', async () => {
    const answers = await questions(name, (spy) => aboutDays(spy, tomorrow.poolSlug));
    const answered = answers.filter(isAnswered);
    expect(answered.length).toBeGreaterThan(10); // each edition's days that have begun, and its record
    // Refused as days, and not because nobody understood the call.
    const reached = answers.filter(
      ({ question, status }) => question.subject === 'function daily_challenge' && status === 404,
    );
    expect(reached.length).toBeGreaterThan(50);
    expect(reached.filter(({ body }) => !body.includes('"not_found"'))).toEqual([]);
    expect(answered.flatMap(ahead)).toEqual([]);
    expect(named(answers)).toEqual([]);
    const staffs = [
      ...['edition_plan', 'edition_pool', 'replace_edition_home', 'set_aside_for_editions'],
      ...['take_out_of_editions', 'plan_editions'],
    ];
    const refusals = answers.filter(({ question }) => staffs.some((one) => question.subject.endsWith(one)));
    expect(refusals.length).toBeGreaterThan(20);
    expect(refusals.filter(isAnswered)).toEqual([]);
  }, 120_000);

  if (name !== keeper)
    it('lists, tables and files hold no home of a day to come', async () => {
      const answers = await questions(name, () => aboutLists(tomorrow.days));
      expect(answers.filter(isAnswered).length).toBeGreaterThan(10);
      expect(named(answers)).toEqual([]);
    }, 60_000);

  it('the address of a day to come answers as one that will never be', async () => {
    const differences: string[] = [];
    const slugs = tomorrow.days.map(({ slug }) => slug);
    for (const slug of [...slugs, `${slugs[0] ?? ''}-hard`]) {
      const never = slug.replace(/[a-z]-\d/, (end) => `q${end.slice(1)}`);
      const [real, twin] = [await at(name, slug), await at(name, never)];
      real.forEach((answer, place) => {
        if (said(answer, slug) !== said(twin[place], never)) differences.push(answer.question.where);
      });
      expect(real.filter((answer) => isAnswered(answer) && answer.question.subject !== 'page')).toEqual(
        // The picture of no game is the site's own.
        real.filter((answer) => isAnswered(answer) && answer.question.subject === 'edge share-image'),
      );
    }
    expect(differences).toEqual([]);
  }, 180_000);
});

describe('where it may be told', () => {
  it('staff read the day to come and its homes', async () => {
    const { staff, homes, days } = tomorrow;
    expect(homes).toHaveLength(5);
    const plan = await rpc<{ homes: { listing_id: string }[] }[]>(address, staff, 'edition_plan', {
      edition: 'uk',
    });
    const planned = plan.flatMap((day) => day.homes.map(({ listing_id: id }) => id));
    expect(planned).toEqual(expect.arrayContaining(homes));
    const next = days.find(({ edition }) => edition === 'uk');
    const body = { edition: 'uk', on: next?.on };
    const day = await rpc<{ on: string; homes: number }>(address, staff, 'daily_challenge', body);
    expect(day).toMatchObject({ on: next?.on, homes: 5, game_slug: null });
    const again = await rpc<number>(address, staff, 'set_aside_for_editions', {
      game_slug: tomorrow.poolSlug,
    });
    expect(again).toBe(0);
  });

  it('the search finds homes of a day in what staff read', async () => {
    const staff = newSpy('staff', tomorrow.staff);
    const told = await ask({ address, sql }, staff, aboutDays(staff, tomorrow.poolSlug));
    expect(named(told).length).toBeGreaterThan(0);
    expect(told.filter(isAnswered).flatMap(ahead).length).toBeGreaterThan(0);
  }, 60_000);

  it('the address of today is answered, page and picture too', async () => {
    const { openSlug } = tomorrow;
    const today = await at('visitor', openSlug);
    const never = await at('visitor', openSlug.replace('-uk-', '-uq-'));
    const told = today.filter(
      (answer, place) => said(answer, openSlug) !== said(never[place], openSlug.replace('-uk-', '-uq-')),
    );
    const subjects = new Set(told.map(({ question }) => question.subject));
    for (const subject of ['function game_overview', 'function leaderboard', 'edge share-image', 'page'])
      expect(subjects).toContain(subject);
  });
});

async function member(name: string, agencyKey: string, role: string): Promise<Spy> {
  const account = await signUp(address);
  const body = { agency_key: agencyKey, user_id: account.userId, role };
  await service(address, 'set_agency_member', body);
  return newSpy(name, account);
}

function questions(name: string, make: (spy: Spy) => Parameters<typeof ask>[2]): Promise<Answer[]> {
  const spy = spies.get(name);
  if (!spy) throw new Error(`There is no ${name}.`);
  return ask({ address, sql }, spy, make(spy));
}

const at = (name: string, slug: string) => questions(name, (spy) => aboutAddress(slug, spy));
const isAnswered = ({ status }: Answer) => status >= 200 && status < 300;

/** Days in an answer that have not begun anywhere. */
function ahead({ question, body }: Answer): string[] {
  const opened = [...body.matchAll(/"opens_at": ?"([^"]+)"/g)].map((match) => match[1] ?? '');
  const days = [...body.matchAll(/"on": ?"([^"]+)"/g)].map((match) => match[1] ?? '');
  const late = [
    ...opened.filter((moment) => Date.parse(moment) > Date.now()),
    // A day in London may begin an hour before the same day does in UTC.
    ...days.filter((day) => Date.parse(day) > Date.now() + 3_600_000),
  ];
  return late.map((moment) => `${question.where}: ${moment}`);
}

/** Where something of a home of a day to come is named. */
function named(answers: readonly Answer[]): string[] {
  return answers
    .map(sightingOf)
    .flatMap(({ where, text }) =>
      tomorrow.secrets.filter((secret) => text.includes(secret)).map((secret) => `${where} | ${secret}`),
    );
}

// Every request has a number of its own.
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An answer without the address that was asked for. */
function said(answer: Answer | undefined, slug: string): string {
  return answer === undefined
    ? ''
    : `${answer.status}\n${answer.headers}\n${answer.body}`.replaceAll(slug, 'SLUG').replace(ids, 'an id');
}
