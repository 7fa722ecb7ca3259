import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { seeStep, type ToldStep } from '#domain/room-told.ts';
import { camelCase } from '#wire/camel-case.ts';
import type { RoomEntry, RoomView } from '#wire/rooms.ts';
import type { Stack } from '../stack/start-stack.ts';
import { beatMs } from '#domain/room-beat.ts';
import { hearRoom, type RoomLine } from '../test/load/hear-room.ts';
import type { Order } from '../test/load/room-player.ts';

/** What a screen tells about everything that reaches it. */
export interface Reports {
  /** a frame of the live line, or the body of an answer, as it came */
  readonly onText: (text: string, kind: 'frame' | 'answer', view: RoomView | null) => void;
  /** a request that was sent away for the moment */
  readonly onRefusal: () => void;
}

/** A command that was sent, and when all of it was over. */
export interface Sent {
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly version: number;
}

/** Somebody's screen in a room, as the site's: it is told that something changed, and looks. */
export class RoomScreen {
  readonly entry: RoomEntry;
  /** when each version of the room was first on this screen */
  readonly seen = new Map<number, number>();
  view: RoomView | null = null;
  readonly #stack: Pick<Stack, 'api' | 'publishableKey'>;
  readonly #address: string;
  readonly #reports: Reports;
  #line: RoomLine | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  /** guesses that this screen sends and does not have to read, as game and round */
  readonly #sent = new Set<string>();
  #isLooking = false;
  #isStale = false;

  private constructor(
    stack: Pick<Stack, 'api' | 'publishableKey'>,
    address: string,
    entry: RoomEntry,
    reports: Reports,
  ) {
    this.#stack = stack;
    this.#address = address;
    this.entry = entry;
    this.#reports = reports;
  }

  /** Opens a room of a game, or enters the one of a code; nothing is heard of it before `connect`. */
  static async enter(
    stack: Pick<Stack, 'api' | 'publishableKey'>,
    address: string,
    how: { game: string; kind: 'party' } | { code: string },
    reports: Reports,
  ): Promise<RoomScreen> {
    const name = 'game' in how ? 'open-room' : 'join-room';
    const answer = await send(
      stack,
      address,
      `functions/v1/${name}`,
      { ...how, requestKey: randomUUID() },
      reports,
    );
    return new RoomScreen(stack, address, JSON.parse(answer) as RoomEntry, reports);
  }

  /** Joins the topic and looks: the whole of what a screen does after a reload or a lost line. */
  async connect(): Promise<void> {
    this.#line = await hearRoom(this.#stack, this.entry.room.topic, (frame) => {
      this.#reports.onText(frame, 'frame', this.view);
      const step = stepOf(frame);
      if (step) this.#hear(step);
    });
    await this.look();
    const isHost = this.view?.host === this.view?.you;
    this.#beat = setInterval(() => void this.#sayHere(), beatMs({ isHost, isLive: true, isHidden: false }));
  }

  /** Says that its person is still there, and looks where something was missed. */
  async #sayHere(): Promise<void> {
    const { room, playerToken } = this.entry;
    const asked = { room_id: room.id, player_token: playerToken };
    try {
      const version = await send(this.#stack, this.#address, 'rest/v1/rpc/room_beat', asked, this.#reports);
      if (Number(version) > (this.view?.version ?? 0)) await this.look();
    } catch {
      // The next one says it again.
    }
  }

  /** Shows what was told; where that is not all there is to know, looks (features/rooms/use-room-view.ts). */
  #hear(step: ToldStep<RoomView>): void {
    const view = this.view && seeStep(this.view, step);
    if (view) this.#show(view);
    // Of a guess of one's own the amount is read, unless this screen sent it.
    const isOwn = step.seats?.some(({ number }) => number === view?.you) ?? false;
    if (view && !(isOwn && !this.#sent.has(roundOf(view)))) return;
    // A look that finds nobody is one that the next change repeats; the check at the end would tell of a lost one.
    this.look().catch(() => undefined);
  }

  #show(view: RoomView): void {
    if (this.view !== null && view.version < this.view.version) return;
    const now = performance.now();
    for (let version = (this.view?.version ?? view.version - 1) + 1; version <= view.version; version += 1)
      this.seen.set(version, now);
    this.view = view;
  }

  /** Looks at the room; while a look is under way, one more follows it. */
  async look(): Promise<void> {
    if (this.#isLooking) {
      this.#isStale = true;
      return;
    }
    this.#isLooking = true;
    try {
      for (;;) {
        this.#isStale = false;
        const { room, playerToken } = this.entry;
        const text = await send(
          this.#stack,
          this.#address,
          'rest/v1/rpc/room_state',
          {
            room_id: room.id,
            player_token: playerToken,
          },
          this.#reports,
        );
        const view = camelCase(JSON.parse(text)) as RoomView;
        this.#reports.onText(text, 'answer', view);
        this.#show(view);
        // Set by a call that came while this one waited.
        if (!(this.#isStale as boolean)) return;
      }
    } finally {
      this.#isLooking = false;
    }
  }

  /** Sends a command, under an id of its own or again under one that was sent before. */
  async order(order: Order, commandId: string = randomUUID(), signal?: AbortSignal): Promise<Sent> {
    const { room, playerToken } = this.entry;
    if (order.command === 'guess' && this.view !== null) this.#sent.add(roundOf(this.view));
    const body = { roomId: room.id, playerToken, commandId, ...order };
    const sentAt = performance.now();
    const text = await send(
      this.#stack,
      this.#address,
      'functions/v1/room-command',
      body,
      this.#reports,
      signal,
    );
    const { version } = JSON.parse(text) as { version: number };
    return { sentAt, answeredAt: performance.now(), version };
  }

  /** The line goes, and what was on the screen with it; the seat's token is what the browser keeps. */
  drop(): void {
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#line?.cut();
    this.#line = null;
    this.#sent.clear();
    this.view = null;
  }
}

function roundOf({ gameNumber, round }: RoomView): string {
  return `${gameNumber} ${round?.number}`;
}

/** What a frame tells of the room; null for one that tells nothing of it. */
function stepOf(frame: string): ToldStep<RoomView> | null {
  if (!frame.includes('"changed"')) return null;
  const [, , , , message] = JSON.parse(frame) as [unknown, unknown, unknown, unknown, { payload: unknown }];
  return camelCase(message.payload) as ToldStep<RoomView>;
}

async function send(
  stack: Pick<Stack, 'api' | 'publishableKey'>,
  address: string,
  path: string,
  body: object,
  reports: Reports,
  signal?: AbortSignal,
  tries = 5,
): Promise<string> {
  const { api, publishableKey } = stack;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publishableKey, 'x-forwarded-for': address },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  };
  // A line that was kept and has been closed meanwhile is no answer; browsers send again over a new one as well, and
  // all that is sent here may be sent twice.
  const response = await fetch(`${api}/${path}`, request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return fetch(`${api}/${path}`, request);
  });
  const text = await response.text();
  // The function has too much to do, and says when to send the same again; screens do.
  if (response.status === 503 && tries > 1) {
    reports.onRefusal();
    await delay(1000 * (Number(response.headers.get('retry-after')) || 1) * (0.75 + Math.random() / 2));
    return send(stack, address, path, body, reports, signal, tries - 1);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return text;
}
