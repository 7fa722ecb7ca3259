import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../database/as-caller.ts';
import { resolveCaller } from '../gateway/caller.ts';
import type { StackKeys } from '../keys.ts';
import { PUBLIC_RIGHTS, rightsOnTopic, type TopicRights } from './authorise.ts';
import { encodeFrame, type Frame, type FrameVersion, parseBinaryFrame, parseTextFrame } from './frames.ts';
import type { Hub, Member } from './hub.ts';
import { isServerOnly } from './server-only.ts';

/** What every client session shares. */
export interface SessionContext {
  readonly hub: Hub;
  readonly sql: Sql;
  readonly keys: StackKeys;
}

interface Channel {
  readonly member: Member;
  readonly joinRef: string | null;
  readonly hearsItself: boolean;
  readonly wantsAck: boolean;
  caller: Caller;
  rights: TopicRights;
}

const PREFIX = 'realtime:';
const MAX_CHANNELS = 100;
const MAX_MESSAGES_PER_SECOND = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One WebSocket: speaks the Phoenix messages of realtime-js and keeps its channels. */
export class ClientSession {
  readonly #socket: WebSocket;
  readonly #version: FrameVersion;
  readonly #apikey: string;
  readonly #context: SessionContext;
  readonly #channels = new Map<string, Channel>();
  #queue: Promise<void> = Promise.resolve();
  #second = 0;
  #messagesThisSecond = 0;

  constructor(socket: WebSocket, version: FrameVersion, apikey: string, context: SessionContext) {
    this.#socket = socket;
    this.#version = version;
    this.#apikey = apikey;
    this.#context = context;
    socket.on('message', (data: RawData, isBinary) => {
      const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
      const frame = isBinary ? parseBinaryFrame(bytes) : parseTextFrame(bytes.toString('utf8'));
      // One after the other: a broadcast right behind its join waits for the join.
      if (frame !== null)
        this.#queue = this.#queue
          .then(() => this.#take(frame))
          .catch(() => this.#reply(frame, 'error', { reason: 'unavailable' }));
    });
    socket.once('close', () => {
      for (const topic of [...this.#channels.keys()]) this.#drop(topic);
    });
    socket.on('error', () => {
      socket.terminate();
    });
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(encodeFrame(frame, this.#version));
  }

  #reply(to: Frame, status: 'ok' | 'error', response: unknown): void {
    this.#send({
      joinRef: to.joinRef,
      ref: to.ref,
      topic: to.topic,
      event: 'phx_reply',
      payload: { status, response },
    });
  }

  #callerOf(token: unknown): Caller | null {
    const bearer = typeof token === 'string' ? token : null;
    if (bearer === this.#context.keys.secretKey) return { role: 'service_role', claims: {} };
    return resolveCaller(this.#apikey, bearer, this.#context.keys, Date.now());
  }

  #isTooFast(): boolean {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) [this.#second, this.#messagesThisSecond] = [second, 0];
    return ++this.#messagesThisSecond > MAX_MESSAGES_PER_SECOND;
  }

  async #take(frame: Frame): Promise<void> {
    if (this.#isTooFast()) {
      this.#reply(frame, 'error', { reason: 'Too many messages per second' });
      return;
    }
    if (frame.topic === 'phoenix') {
      this.#closeExpired();
      this.#reply(frame, 'ok', {});
    } else if (frame.event === 'phx_join') await this.#join(frame);
    else if (frame.event === 'phx_leave') {
      this.#drop(frame.topic);
      this.#reply(frame, 'ok', {});
    } else if (frame.event === 'access_token') await this.#renew(frame);
    else if (frame.event === 'broadcast') this.#broadcast(frame);
    else if (frame.event === 'presence') this.#presence(frame);
  }

  async #join(frame: Frame): Promise<void> {
    const payload = isRecord(frame.payload) ? frame.payload : {};
    const config = isRecord(payload['config']) ? payload['config'] : {};
    const broadcast = isRecord(config['broadcast']) ? config['broadcast'] : {};
    const presence = isRecord(config['presence']) ? config['presence'] : {};
    const isPrivate = config['private'] === true;
    const topic = frame.topic.startsWith(PREFIX) ? frame.topic.slice(PREFIX.length) : '';
    if (topic === '' || topic.length > 255) {
      this.#reply(frame, 'error', { reason: 'TopicNameRequired: the topic is missing or too long' });
      return;
    }
    this.#drop(frame.topic);
    if (this.#channels.size >= MAX_CHANNELS) {
      this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
      return;
    }
    const caller = this.#callerOf(payload['access_token'] ?? payload['user_token']);
    if (caller === null) {
      this.#reply(frame, 'error', { reason: 'InvalidJWTToken: the token is not valid or has expired' });
      return;
    }
    const rights = isPrivate ? await rightsOnTopic(this.#context.sql, caller, topic) : PUBLIC_RIGHTS;
    if (!rights.readsBroadcast && !rights.readsPresence) {
      this.#reply(frame, 'error', {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
      });
      return;
    }
    const key = presence['key'];
    const member: Member = {
      id: randomUUID(),
      topic,
      isPrivate,
      presenceKey: typeof key === 'string' && key !== '' ? key : randomUUID(),
      presence: null,
      seesBroadcast: () => channel.rights.readsBroadcast,
      seesPresence: () => presence['enabled'] !== false && channel.rights.readsPresence,
      send: (message) => {
        this.#send(message);
      },
    };
    const channel: Channel = {
      member,
      joinRef: frame.joinRef,
      hearsItself: broadcast['self'] === true,
      wantsAck: broadcast['ack'] === true,
      caller,
      rights,
    };
    this.#channels.set(frame.topic, channel);
    this.#context.hub.join(member);
    this.#reply(frame, 'ok', { postgres_changes: [] });
    if (member.seesPresence()) this.#context.hub.sendPresenceState(member);
  }

  async #renew(frame: Frame): Promise<void> {
    const channel = this.#channels.get(frame.topic);
    if (channel === undefined) return;
    const caller = this.#callerOf(isRecord(frame.payload) ? frame.payload['access_token'] : null);
    if (caller === null) {
      this.#close(frame.topic, channel, 'The token is not valid or has expired');
      return;
    }
    channel.caller = caller;
    if (!channel.member.isPrivate) return;
    channel.rights = await rightsOnTopic(this.#context.sql, caller, channel.member.topic);
    if (!channel.rights.readsBroadcast && !channel.rights.readsPresence)
      this.#close(frame.topic, channel, 'Unauthorized');
  }

  #broadcast(frame: Frame): void {
    const channel = this.#channels.get(frame.topic);
    if (channel === undefined || !isRecord(frame.payload)) return;
    const { event, payload } = frame.payload;
    const isAllowed =
      channel.rights.writesBroadcast &&
      (channel.caller.role === 'service_role' || !isServerOnly(channel.member.topic));
    if (!isAllowed || typeof event !== 'string') {
      if (channel.wantsAck)
        this.#reply(frame, 'error', { reason: 'Unauthorized: You may not broadcast on this topic' });
      return;
    }
    this.#context.hub.broadcast(
      channel.member.topic,
      channel.member.isPrivate,
      event,
      payload ?? {},
      channel.hearsItself ? undefined : channel.member,
    );
    if (channel.wantsAck) this.#reply(frame, 'ok', {});
  }

  #presence(frame: Frame): void {
    const channel = this.#channels.get(frame.topic);
    if (channel === undefined || !isRecord(frame.payload)) return;
    if (!channel.rights.writesPresence) {
      this.#reply(frame, 'error', { reason: 'Unauthorized: You may not track presence on this topic' });
      return;
    }
    if (frame.payload['event'] === 'untrack') this.#context.hub.untrack(channel.member);
    else
      this.#context.hub.track(
        channel.member,
        isRecord(frame.payload['payload']) ? frame.payload['payload'] : {},
        randomUUID(),
      );
    this.#reply(frame, 'ok', {});
  }

  #closeExpired(): void {
    for (const [topic, channel] of this.#channels) {
      const expiresAt = channel.caller.claims['exp'];
      if (typeof expiresAt === 'number' && expiresAt * 1000 <= Date.now())
        this.#close(topic, channel, 'The token has expired');
    }
  }

  #close(topic: string, channel: Channel, message: string): void {
    const base = { joinRef: channel.joinRef, ref: null, topic };
    this.#send({
      ...base,
      event: 'system',
      payload: { status: 'error', extension: 'system', channel: channel.member.topic, message },
    });
    this.#send({ ...base, event: 'phx_close', payload: {} });
    this.#drop(topic);
  }

  #drop(topic: string): void {
    const channel = this.#channels.get(topic);
    if (channel === undefined) return;
    this.#channels.delete(topic);
    this.#context.hub.leave(channel.member);
  }
}
