import type { Frame } from './frames.ts';

/** One client in one topic. */
export interface Member {
  readonly id: string;
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly presenceKey: string;
  readonly seesBroadcast: () => boolean;
  readonly seesPresence: () => boolean;
  /** What it told about itself, or null. */
  presence: Record<string, unknown> | null;
  send(frame: Frame): void;
}

type Metas = Record<string, { metas: Record<string, unknown>[] }>;

/** Who is in which topic. A private and a public room of the same name are two rooms. */
export class Hub {
  readonly #rooms = new Map<string, Set<Member>>();

  #key(topic: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${topic}`;
  }

  #members(member: Pick<Member, 'topic' | 'isPrivate'>): Set<Member> {
    return this.#rooms.get(this.#key(member.topic, member.isPrivate)) ?? new Set();
  }

  #push(member: Member, event: string, payload: unknown): void {
    member.send({ joinRef: null, ref: null, topic: `realtime:${member.topic}`, event, payload });
  }

  join(member: Member): void {
    const key = this.#key(member.topic, member.isPrivate);
    const room = this.#rooms.get(key) ?? new Set<Member>();
    room.add(member);
    this.#rooms.set(key, room);
  }

  leave(member: Member): void {
    const key = this.#key(member.topic, member.isPrivate);
    const room = this.#rooms.get(key);
    if (room?.delete(member) !== true) return;
    if (room.size === 0) this.#rooms.delete(key);
    this.untrack(member);
  }

  /** Delivers an event to everybody in the room, except to `from` unless it wants to hear itself. */
  broadcast(topic: string, isPrivate: boolean, event: string, payload: unknown, except?: Member): void {
    for (const member of this.#rooms.get(this.#key(topic, isPrivate)) ?? [])
      if (member !== except && member.seesBroadcast())
        this.#push(member, 'broadcast', { type: 'broadcast', event, payload });
  }

  /** Sets what a member tells about itself and tells the others. */
  track(member: Member, facts: Record<string, unknown>, phxRef: string): void {
    const leaves = this.#metasOf(member);
    member.presence = { phx_ref: phxRef, ...facts };
    this.#announce(member, { joins: this.#metasOf(member), leaves });
  }

  untrack(member: Member): void {
    const leaves = this.#metasOf(member);
    if (member.presence === null) return;
    member.presence = null;
    this.#announce(member, { joins: {}, leaves });
  }

  /** Sends a newcomer who is there. */
  sendPresenceState(member: Member): void {
    const state: Metas = {};
    for (const other of this.#members(member)) {
      if (other.presence === null) continue;
      const entry = (state[other.presenceKey] ??= { metas: [] });
      entry.metas.push(other.presence);
    }
    this.#push(member, 'presence_state', state);
  }

  #metasOf(member: Member): Metas {
    return member.presence === null ? {} : { [member.presenceKey]: { metas: [member.presence] } };
  }

  #announce(about: Member, diff: { joins: Metas; leaves: Metas }): void {
    for (const member of this.#members(about))
      if (member.seesPresence()) this.#push(member, 'presence_diff', diff);
  }
}
