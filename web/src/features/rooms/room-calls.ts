import type { FunctionRequest } from '#wire/calls.ts';
import type { Game } from '#wire/games.ts';
import type { RoomEntry, RoomPlayer, RoomView } from '#wire/rooms.ts';
import { AUDIENCE_SEAT } from '#domain/room-rules.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { keepEntry } from './kept-entry.ts';

type Omitted<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
/** What somebody does in a room, without whose seat it is. */
export type Order = Omitted<FunctionRequest<'room-command'>, 'roomId' | 'playerToken' | 'commandId'>;

/** Opens a room and keeps its seat in this browser. */
export async function openRoom(
  request: Pick<
    FunctionRequest<'open-room'>,
    'game' | 'kind' | 'mode' | 'displayName' | 'requestKey' | 'watches'
  >,
): Promise<RoomEntry> {
  const { body } = await callFunction('open-room', { ...request, ...brandArg(), ...guestArgs() });
  return keep(body);
}

/** Enters a room by its code, or finds the seat again that this browser has there. */
export async function joinRoom(
  request: Pick<
    FunctionRequest<'join-room'>,
    'code' | 'displayName' | 'requestKey' | 'watches' | 'playerToken'
  >,
): Promise<RoomEntry> {
  const { body } = await callFunction('join-room', { ...request, ...guestArgs() });
  return keep(body);
}

function keep(entry: RoomEntry): RoomEntry {
  if (entry.guestToken !== undefined) keepGuestToken(entry.guestToken);
  keepEntry(entry);
  return entry;
}

/**
 * Sends a command; tried again under the same id, it is obeyed once.
 * @returns the version that the room has from then on
 */
export async function orderRoom({ room, playerToken }: RoomEntry, order: Order): Promise<number> {
  const command = { roomId: room.id, playerToken, commandId: newId(), ...order };
  return (await callFunction('room-command', command)).body.version;
}

/** Says that this seat's person is still there; answers the room's version. */
export function beatRoom({ room, playerToken }: RoomEntry): Promise<number> {
  return callRpc('room_beat', { roomId: room.id, playerToken });
}

/**
 * The room as this seat sees it. Whoever's name the host hides is called by their seat, and the audience has its name in
 * this page's language.
 */
export async function readRoom({ room, playerToken }: RoomEntry): Promise<RoomView> {
  const view = await callRpc('room_state', { roomId: room.id, playerToken });
  return { ...view, players: view.players.map((player) => ({ ...player, name: nameOf(player) })) };
}

function nameOf({ number, name }: RoomPlayer): string {
  return number === AUDIENCE_SEAT ? t('rooms.audience') : name || t('rooms.player', { number });
}

/** Games that a room can be opened of, the most played first. */
export async function readRoomGames(): Promise<readonly Game[]> {
  return (await callRpc('game_collection', { ...brandArg(), sort: 'most_played' })).games;
}
