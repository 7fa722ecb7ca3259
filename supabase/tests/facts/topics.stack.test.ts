// What the database says on its topics is what the table of topics says.
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTestSql } from '../../../scripts/test/sql-tests.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { camelCase } from '../../functions/_shared/wire/camel-case.ts';
import { faultOfEvent } from '../../functions/_shared/wire/find-fault.ts';
import { topics } from '../../functions/_shared/wire/topics.ts';
import { channels, publicTopics } from '../access/matrix.ts';

let sql: Sql;

beforeAll(async () => {
  sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  await sql.unsafe('begin');
  await loadTestSql(sql);
});
afterAll(async () => {
  await sql.unsafe('rollback');
  await sql.end({ timeout: 5 });
});

const POLL = { timeout: 10_000, interval: 100 };

const prefixesOf = (isPrivate: boolean) =>
  Object.entries(topics)
    .filter(([, topic]) => topic.isPrivate === isPrivate)
    .map(([family]) => `${family}:`);

test('the table has the topics of the access matrix, private and public', () => {
  expect(prefixesOf(true)).toEqual(Object.keys(channels));
  expect(prefixesOf(false)).toEqual(Object.keys(publicTopics));
});

test('a board that has changed is told with its rows, in the shape of the table', async () => {
  await sql.unsafe(`
    select set_config('search_path', 'tests, tap, public, extensions, pg_catalog', true);
    create temp table played as select tests.game('told-board', tests.agency('told-brand'), '{25000000}') as game;
    select tests.guess(tests.start((select game from played)), 1, 26000000);`);
  // Where the stack's own clock tells boards at this moment, nobody else does.
  await expect.poll(() => sql`select private.broadcast_boards() as told`, POLL).not.toEqual([{ told: 0 }]);
  const sent = await sql<{ event: string; payload: unknown; private: boolean; extension: string }[]>`
    select m.event, m.payload, m.private, m.extension from realtime.messages m
    where m.topic = 'leaderboard:' || (select game from played)`;
  expect(sent).toMatchObject([
    { event: 'changed', private: true, extension: 'broadcast', payload: { top: [{ rank: 1 }] } },
  ]);
  // Realtime's own id of the message is put beside what was sent.
  const { id: _, ...payload } = (sent[0]?.payload ?? {}) as Record<string, unknown>;
  expect(faultOfEvent('leaderboard', 'changed', camelCase(payload))).toBeNull();
  expect(faultOfEvent('leaderboard', 'changed', camelCase({ ...payload, price_minor: 1 }))).toContain(
    'priceMinor',
  );
  expect(faultOfEvent('leaderboard', 'ended', {})).toContain('ended');
});

test('a room tells who has guessed and how a round begins, and of a reveal its version alone', async () => {
  await sql.unsafe(`
    create temp table moved as select tests.open_room(tests.game('told-room', tests.agency('told-room-brand'),
      '{25000000,40000000}'), code => 'DDD777') as entry;
    select tests.begin_game(entry) from moved;
    select tests.guess_in_room(entry, 1, 26000000) from moved;
    select tests.reveal_room(entry) from moved;
    select tests.step_room(entry, 1, '{"phase": "guessing", "round": 2, "revealedAt": null}') from moved;`);
  const sent = await sql<{ event: string; payload: Record<string, unknown>; private: boolean }[]>`
    select m.event, m.payload - 'id' as payload, m.private from realtime.messages m
    where m.topic = (select entry -> 'room' ->> 'topic' from moved) order by (m.payload ->> 'version')::integer`;
  expect(sent.map(({ event, private: isPrivate }) => [event, isPrivate])).toEqual(
    Array.from({ length: 4 }, () => ['changed', true]),
  );
  for (const { payload } of sent)
    expect(faultOfEvent('room', 'changed', camelCase(payload) as Record<string, unknown>)).toBeNull();
  expect(sent.map(({ payload }) => [payload['seats'], payload['view'] !== null])).toEqual([
    [null, true],
    [[{ number: 1, has_guessed: true, reaction: null }], false],
    [null, false],
    [null, true],
  ]);
});

test('a dossier tells each part that changes, in the shape of the table', async () => {
  await sql.unsafe('select tests.one_of_everything();');
  const sent = await sql<{ payload: Record<string, unknown>; private: boolean }[]>`
    select m.payload - 'id' as payload, m.private from realtime.messages m where m.topic like 'dossier:%'`;
  expect(sent.every(({ private: isPrivate }) => isPrivate)).toBe(true);
  const parts = new Set(sent.map(({ payload }) => payload['part']));
  expect([...parts].sort()).toEqual([...topics.dossier.events.changed.shape.part.options].sort());
  for (const { payload } of sent) expect(faultOfEvent('dossier', 'changed', payload)).toBeNull();
});
