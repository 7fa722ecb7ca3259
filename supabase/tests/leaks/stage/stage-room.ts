import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { invoke, type Caller } from './call-api.ts';
import { importHome } from './import-home.ts';
import { guessMinor, nobody, playThrough } from './play.ts';
import { makeGame, type StagedGame } from './staged-game.ts';

/** A live room in the middle of a round, as one of its players knows it. */
export interface StagedRoom {
  id: string;
  code: string;
  topic: string;
  playerToken: string;
  /** The home that is guessed, and its currency. */
  gameListingId: string;
  currency: string;
}

const AUDIENCE = 5;

interface Entry {
  room: { id: string; code: string; topic: string };
  playerToken: string;
}

/** A room whose homes lie on cards, to be picked before anybody guesses them. */
export async function stageDraftRoom(
  address: StackAddress,
  host: Caller,
  game: StagedGame,
): Promise<StagedRoom> {
  const opened = { game: game.slug, brand: game.brand, kind: 'party', mode: 'draft' };
  const { room, playerToken } = await invoke<Entry>(address, host, 'open-room', opened);
  const commandId = randomUUID();
  await invoke(address, host, 'room-command', { roomId: room.id, playerToken, commandId, command: 'start' });
  return { ...room, playerToken, gameListingId: game.homes[0]?.gameListingId ?? '', currency: game.currency };
}

/** A room of a game whose host has guessed, while somebody else has still to: nothing is revealed. */
export async function stageRoom(address: StackAddress, host: Caller, game: StagedGame): Promise<StagedRoom> {
  const opened = { game: game.slug, brand: game.brand, kind: 'party' };
  const { room, playerToken } = await invoke<Entry>(address, host, 'open-room', opened);
  await invoke<Entry>(address, nobody, 'join-room', { code: room.code });
  const watchers: Entry[] = [];
  for (let watcher = 0; watcher < AUDIENCE; watcher += 1)
    watchers.push(await invoke<Entry>(address, nobody, 'join-room', { code: room.code, watches: true }));
  const command = (more: object, seat = playerToken) =>
    invoke(address, host, 'room-command', {
      ...{ roomId: room.id, playerToken: seat, commandId: randomUUID(), ...more },
    });
  await command({ command: 'start' });
  const guess = { command: 'guess', amountMinor: guessMinor, currency: game.currency };
  await command(guess);
  // An audience that is large enough to play along: its middle guess and its points are there, and told to nobody.
  for (const watcher of watchers) await command(guess, watcher.playerToken);
  return { ...room, playerToken, gameListingId: game.homes[0]?.gameListingId ?? '', currency: game.currency };
}

/** A public game that closed long ago, and its home. */
export interface StagedClosedGame {
  slug: string;
  listingId: string;
}

/** A game that a crowd has guessed and that closed long ago, while a room that began before has still to guess its home. */
export async function stageClosedGame(
  address: StackAddress,
  sql: Sql,
  mark: string,
): Promise<StagedClosedGame> {
  const slug = `leak-closed-${mark}`;
  const listingId = await importHome(address, {
    ...{ ref: slug, amountMinor: 61_733_900, areaM2: 64.2, house: 83 },
  });
  const game = await makeGame(address, sql, { slug, family: 'public' }, [listingId]);
  for (let player = 0; player < 5; player += 1)
    await playThrough(address, game, 52_017_300 + player * 4_113_300);
  const opened = { game: slug, kind: 'party' };
  const { room, playerToken } = await invoke<Entry>(address, nobody, 'open-room', opened);
  const commandId = randomUUID();
  await invoke(address, nobody, 'room-command', {
    ...{ roomId: room.id, playerToken, commandId, command: 'start' },
  });
  await sql`update public.games set visibility = 'public', state = 'closed', closes_at = now() - interval '3 days'
    where id = ${game.id}`;
  return { slug, listingId };
}
