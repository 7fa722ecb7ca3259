// Every mode that can be chosen is played in a room to its score, or refused before the room is there.
import { readFileSync } from 'node:fs';
import type { JSONValue, Sql } from 'postgres';
import { beforeAll, expect, it } from 'vitest';
import {
  BUILT_MODES,
  modeOptions,
  ROOM_MODES,
  roomModeOptions,
  type ModeOptions,
} from '../../functions/_shared/domain/modes.ts';
import { fitsRoom } from '../../functions/_shared/domain/room-fit.ts';
import { snakeCase } from '../../functions/_shared/wire/snake-case.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

beforeAll(async () => {
  await sql.unsafe(readFileSync(new URL('../support/rooms.sql', import.meta.url), 'utf8'));
});

const makeGame = () =>
  sql`create temp table t as
    select tests.game('room-modes', tests.agency('room-modes-brand'), '{25000000,40000000}') as game`;

/** A game that says these options itself gets a room; the room's first round is guessed and revealed. */
async function playRoom(options: ModeOptions) {
  await makeGame();
  await sql`update public.games g set mode_options = ${sql.json(snakeCase(options) as JSONValue)} from t where g.id = t.game`;
  await sql`alter table t add host jsonb`;
  await sql`update t set host = tests.open_room(game)`;
  await sql`select tests.begin_game(host) from t`;
  await (options.isRange
    ? sql`select tests.step_room(host, 1, '{}', '[{"type": "keep", "seat": 1}]', guess => jsonb_build_object(
        'low_minor', 24000000, 'high_minor', 27000000, 'score', 900, 'label', 'close', 'formula', 'log_ratio',
        'formula_version', 1)) from t`
    : sql`select tests.guess_in_room(host, 1, 26000000) from t`);
  await sql`select tests.reveal_room(host) from t`;
  const [run] = await sql<{ score: number; guessed: number }[]>`
    select s.total_score as score, s.guessed from public.sessions s, t where s.game_id = t.game`;
  return run;
}

const sayings = BUILT_MODES.map((mode) => ({ mode, options: modeOptions(mode) }));

it.each(sayings.filter(({ options }) => fitsRoom(options)))(
  'a round of $mode in a room is kept with its points',
  async ({ options }) => {
    expect(await playRoom(options)).toEqual({ score: 900, guessed: 1 });
  },
);

it.each(ROOM_MODES)(
  'a round of %s in a room is kept with its points, and its run says nothing of rooms',
  async (mode) => {
    await makeGame();
    await sql`alter table t add host jsonb`;
    await sql`update t set host = tests.open_room(game)`;
    const effect = [{ type: 'mode', mode, mode_options: snakeCase(roomModeOptions(mode)) as JSONValue }];
    await sql`select tests.step_room(host, 1, '{}', ${sql.json(effect)}) from t`;
    await sql`select tests.begin_game(host) from t`;
    await sql`select tests.guess_in_room(host, 1, 26000000) from t`;
    await sql`select tests.reveal_room(host) from t`;
    const { where: _, eliminates: _e, teaming: _t, isDraft: _d, ...shared } = roomModeOptions(mode);
    const [run] = await sql`
    select s.mode, s.total_score as score, s.mode_options as options from public.sessions s, t where s.game_id = t.game`;
    expect(run).toEqual({ mode, score: 900, options: snakeCase(shared) });
  },
);

it.each([
  ...sayings.filter(({ options }) => !fitsRoom(options)),
  { mode: 'a limit of misses', options: { missLimitLog: 0.2 } },
])('a room of $mode is refused before it is there', async ({ options }) => {
  await expect(playRoom(options)).rejects.toMatchObject({ code: 'PT403', detail: 'not_allowed' });
});

it('a room of sudden death is refused in any mode', async () => {
  await makeGame();
  await sql`update public.games g set family = 'ultima' from t where g.id = t.game`;
  await expect(sql`select tests.open_room(game) from t`).rejects.toMatchObject({
    code: 'PT403',
    detail: 'not_allowed',
  });
});

it('a game for a class is refused in a party and taken by a room for a class', async () => {
  await makeGame();
  await sql`update public.games g set mode_options = '{"is_classroom": true}' from t where g.id = t.game`;
  await sql`savepoint refused`;
  await expect(sql`select tests.open_room(game) from t`).rejects.toMatchObject({
    code: 'PT403',
    detail: 'not_allowed',
  });
  await sql`rollback to savepoint refused`;
  const [room] = await sql<{ isOpen: boolean }[]>`
    select tests.open_room(game, tests.person('Teacher'), kind => 'class') is not null as "isOpen" from t`;
  expect(room).toEqual({ isOpen: true });
});

it('a game that changed since its room was opened is refused when it is to begin', async () => {
  await makeGame();
  await sql`alter table t add host jsonb`;
  await sql`update t set host = tests.open_room(game)`;
  await sql`update public.games g set miss_limit_log = 0.2 from t where g.id = t.game`;
  await expect(sql`select tests.begin_game(host) from t`).rejects.toMatchObject({ detail: 'not_allowed' });
});

it('another game is refused in a room where it is played alone, and taken where it is not', async () => {
  await makeGame();
  await sql`alter table t add host jsonb, add other uuid`;
  await sql`update t set host = tests.open_room(game),
    other = tests.game('room-modes-other', (select agency_id from public.games g where g.id = t.game), '{25000000}')`;
  const begin = () => sql`
    select public.write_room(r.id, r.version, r.state || '{"phase": "guessing", "game": 1, "round": 1, "rounds": 1}',
      '[{"type": "begin"}]', 1, gen_random_uuid(), t.other,
      array(select gl.id from public.game_listings gl where gl.game_id = t.other), null, null)
    from private.rooms r, t where r.id = tests.room_id(t.host)`;
  await sql`savepoint taken`;
  await begin();
  const [room] = await sql<{ isOther: boolean }[]>`
    select r.game_id = t.other as "isOther" from private.rooms r, t where r.id = tests.room_id(t.host)`;
  expect(room).toEqual({ isOther: true });
  await sql`rollback to savepoint taken`;
  await sql`update public.games g set mode_options = '{"run_seconds": 180}' from t where g.id = t.other`;
  await expect(begin()).rejects.toMatchObject({ code: 'PT403', detail: 'not_allowed' });
});
