import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';
import { WebSocketServer } from 'ws';
import type { StackKeys } from '../keys.ts';
import type { Log } from '../log.ts';
import { ClientSession } from './client-session.ts';
import { DatabaseFeed } from './database-feed.ts';
import type { FrameVersion } from './frames.ts';
import { answerHttpBroadcast } from './http-broadcast.ts';
import { Hub } from './hub.ts';

/** What Realtime stands on. */
export interface RealtimeOptions {
  readonly databaseUrl: string;
  readonly sql: Sql;
  readonly keys: StackKeys;
  readonly log: Log;
}

/** The local Realtime: broadcast and presence for realtime-js, fed by the database. */
export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void;
  answer(request: Request): Promise<Response>;
  /** Listens to the database again after it was restarted. */
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

const MAX_FRAME_BYTES = 256 * 1024;
/** Clients beat every 25 s; one that missed three answers to our ping is gone. */
const PING_MS = 30_000;

function versionOf(url: URL): FrameVersion {
  return url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
}

/** Starts Realtime on sockets that the gateway hands over. */
export async function startRealtime({ databaseUrl, sql, keys, log }: RealtimeOptions): Promise<Realtime> {
  const hub = new Hub();
  const feed = new DatabaseFeed(databaseUrl, sql, hub, log);
  await feed.listen();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const alive = new WeakSet<object>();
  const ping = setInterval(() => {
    for (const client of server.clients) {
      if (!alive.has(client)) {
        client.terminate();
        continue;
      }
      alive.delete(client);
      client.ping();
    }
  }, PING_MS);

  return {
    upgrade(request, socket, head, url) {
      const apikey = url.searchParams.get('apikey') ?? [request.headers['apikey']].flat()[0] ?? '';
      if (apikey !== keys.publishableKey && apikey !== keys.secretKey) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        alive.add(client);
        client.on('pong', () => alive.add(client));
        client.on('message', () => alive.add(client));
        new ClientSession(client, versionOf(url), apikey, { hub, sql, keys });
      });
    },
    answer: (request) => answerHttpBroadcast(request, hub, sql, keys),
    async reconnect() {
      await feed.listen().catch((error: unknown) => {
        log(`  Realtime could not listen to the database again: ${String(error)}`);
      });
    },
    async stop() {
      clearInterval(ping);
      for (const client of server.clients) client.terminate();
      server.close();
      await feed.stop();
    },
  };
}
