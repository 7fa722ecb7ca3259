import postgres, { type Sql } from 'postgres';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layGames, type LaidGame } from '../../bench/lay-games.ts';
import { startOwnStack, type OwnStack } from '../../bench/own-stack.ts';
import type { RoomModeKey } from '#domain/modes.ts';
import type { RoomView } from '#wire/rooms.ts';
import { createAmountDraw } from '../load/draw-amount.ts';
import { enterRoom, type RoomPlayer } from '../load/room-player.ts';

const MODES = ['elimination', 'team-vs-team', 'coop', 'draft'] as const satisfies readonly RoomModeKey[];
const PLAYERS = 4;
const ROUNDS = 6;
const PUPILS = 12;
const PLAIN = { eliminates: false, teaming: null, isDraft: false } as const;
/** How each room was played to its end. */
const PLAYED = {
  class: PLAIN,
  elimination: { ...PLAIN, eliminates: true },
  'team-vs-team': { ...PLAIN, teaming: 'teams' },
  coop: { ...PLAIN, teaming: 'together' },
  draft: { ...PLAIN, isDraft: true },
} as const;

let stack: OwnStack;
let sql: Sql;
let game: LaidGame | undefined;

beforeAll(async () => {
  stack = await startOwnStack(() => undefined, { functions: ['open-room', 'join-room', 'room-command'] });
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  [game] = await layGames(sql, ['rooms-killed'], ROUNDS);
});

afterAll(async () => {
  await sql.end({ timeout: 5 });
  await stack.stop();
});

test('rooms lose no acknowledged guess and double none while the functions and Postgres are killed', async () => {
  const acknowledged = new Map<string, number>();
  const kills: string[] = [];
  const kill = async (what: string, act: () => Promise<unknown>) => {
    kills.push(what);
    await act();
  };
  const plan = new Map([
    [20, () => kill('functions', () => stack.killFunctions())],
    [45, () => kill('Postgres', () => stack.killPostgres())],
    [70, () => kill('both', () => Promise.all([stack.killFunctions(), stack.killPostgres()]))],
  ]);
  const killings: Promise<void>[] = [];

  const note = (key: string, amountMinor: number) => {
    acknowledged.set(key, amountMinor);
    const next = plan.get(acknowledged.size);
    if (next !== undefined) killings.push(next());
  };
  /** Where all say one amount, the last to propose it guesses for everybody. */
  const agree = async (players: readonly RoomPlayer[], round: number, amountMinor: number) => {
    await Promise.all(
      players.map((player) => player.order({ command: 'propose', amountMinor, currency: 'GBP' })),
    );
    for (const [place, { entry }] of players.entries())
      note(`${entry.room.id} ${round} ${place + 1}`, amountMinor);
  };

  /** @param first the number of the first player's seat: a class's teacher has the one before, and does not guess */
  const playRoom = async (
    index: number,
    host: RoomPlayer,
    players: readonly RoomPlayer[],
    first: number,
    mode?: RoomModeKey,
  ) => {
    await host.order({ command: 'start' });
    let room = await host.look();
    for (let picks = 0; room.draft && picks < ROUNDS; picks += 1) {
      const free = room.draft.cards.find(({ pickedBy }) => pickedBy === null);
      await players[(room.draft.turn ?? 1) - 1]?.order({ command: 'pick', card: free?.number ?? 0 });
      room = await host.look();
    }
    for (let round = 1; room.phase === 'guessing'; round += 1) {
      const playing = room.players.filter(({ isPlaying }) => isPlaying).map(({ number }) => number);
      if (mode === 'coop') await agree(players, round, createAmountDraw(index * 1000 + round)());
      else
        await Promise.all(
          players.map(async (player, place) => {
            if (!playing.includes(place + first)) return;
            const amountMinor = createAmountDraw(index * 1000 + round * 20 + place)();
            await player.order({ command: 'guess', amountMinor, currency: 'GBP' });
            note(`${player.entry.room.id} ${round} ${place + first}`, amountMinor);
          }),
        );
      // The last guess reveals, in a class its teacher does; everybody sees the same of it.
      if (first > 1) await host.order({ command: 'reveal' });
      const views = await Promise.all(players.map((player) => player.look()));
      expect(views.map(({ phase }) => phase)).toEqual(players.map(() => 'revealed'));
      expect(new Set(views.map((view) => JSON.stringify(view.round?.guesses))).size).toBe(1);
      // Whoever comes back gets the same seat, with what was guessed there, its team, and whether it is out.
      const back = await Promise.all(players.map((player) => comeBack(player, index)));
      expect(back.map(({ you }) => you)).toEqual(views.map(({ you }) => you));
      expect(back.map(standingOf)).toEqual(views.map(standingOf));
      await host.order({ command: 'next' });
      room = await host.look();
    }
    expect(room.phase).toBe('finished');
    expect(room.play).toEqual(PLAYED[mode ?? 'class']);
    return players.reduce((sum, player) => sum + player.retried(), 0);
  };
  const retries = await Promise.all([
    ...MODES.map(async (mode, index) => {
      const [host, ...others] = await fillRoom(index, await openParty(index, mode), PLAYERS - 1);
      return playRoom(index, host, [host, ...others], 1, mode);
    }),
    fillRoom(MODES.length, await openClass(), PUPILS).then(([teacher, ...pupils]) =>
      playRoom(MODES.length, teacher, pupils, 2),
    ),
  ]);
  await Promise.all(killings);

  expect(kills).toHaveLength(3);
  const kept = await readKept();
  expect(kept).toEqual([...acknowledged].map(([key, amount]) => ({ key, amount })).sort(byKey));
  const [runs] = await sql<{ guesses: number; sessions: number; total: number; points: number }[]>`
    select (select count(*)::int from public.guesses) as guesses,
      (select count(*)::int from public.sessions where status = 'finished' and practice_reason = 'room') as sessions,
      (select sum(total_score)::int from public.sessions) as total,
      (select sum(score)::int from private.room_guesses) as points`;
  // An elimination ends with one who is left, and half of a draft's homes are picked.
  const guesses = 4 + 3 + 2 + PLAYERS * ROUNDS * 2 + (PLAYERS * ROUNDS) / 2 + PUPILS * ROUNDS;
  expect(runs).toMatchObject({ guesses, sessions: MODES.length * PLAYERS + PUPILS });
  expect(runs?.total).toBe(runs?.points);
  const sentAgain = retries.reduce((sum, one) => sum + one, 0);
  expect(sentAgain).toBeGreaterThan(0);
  console.info(
    `${acknowledged.size} guesses in ${MODES.length} rooms and a class acknowledged, ${sentAgain} requests sent again`,
  );
});

const addressOf = (index: number) => `203.0.113.${index}`;

function openParty(index: number, mode: RoomModeKey): Promise<RoomPlayer> {
  return enterRoom(stack, { game: game?.slug ?? '', kind: 'party', mode }, addressOf(index));
}

/** A class of a teacher with an account, who shows the room and does not play. */
async function openClass(): Promise<RoomPlayer> {
  const answer = await fetch(`${stack.api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'teacher@example.com', password: 'correct horse battery' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return enterRoom(
    stack,
    { game: game?.slug ?? '', kind: 'class', watches: true },
    addressOf(MODES.length),
    token,
  );
}

/** A host with so many others, in the order of their seats. */
async function fillRoom(
  index: number,
  host: RoomPlayer,
  others: number,
): Promise<[RoomPlayer, ...RoomPlayer[]]> {
  const players: [RoomPlayer, ...RoomPlayer[]] = [host];
  while (players.length <= others)
    players.push(await enterRoom(stack, { code: host.entry.room.code }, addressOf(index)));
  return players;
}

/** The same browser after its line was gone: all that it kept is the seat's token. */
async function comeBack({ entry }: RoomPlayer, index: number): Promise<RoomView> {
  const kept = { code: entry.room.code, playerToken: entry.playerToken };
  return (await enterRoom(stack, kept, addressOf(index))).look();
}

function standingOf({ players, you }: RoomView) {
  const own = players.find(({ number }) => number === you);
  return { score: own?.score, team: own?.team, outAfter: own?.outAfter };
}

/** Our own connections died with the server; the first query after it may still notice. */
async function readKept() {
  for (let attempt = 0; ; attempt++)
    try {
      const rows = await sql<{ key: string; amount: string }[]>`
        select room_id || ' ' || round || ' ' || seat as key, amount_minor as amount from private.room_guesses`;
      return rows.map(({ key, amount }) => ({ key, amount: Number(amount) })).sort(byKey);
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(250);
    }
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1;
}
