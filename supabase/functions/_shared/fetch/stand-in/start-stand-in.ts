import { createServer, type RequestListener } from 'node:http';
import {
  connect as connectTcp,
  createServer as createTcpServer,
  type AddressInfo,
  type Socket,
} from 'node:net';
import type { Network } from '../network.ts';
import { STAND_IN_PAGES } from './stand-in-pages.ts';

/** A public address that nobody answers here: the stand-in's connector leads it to this machine. */
export const STAND_IN_ADDRESS = '93.184.215.14';

/** A server on this machine that stands in for sites, and a network on which it is the only one there is. */
export interface StandIn {
  readonly network: Network;
  /** every request that arrived: host and path */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Serves pages by host and path over plain HTTP; what it has no page for is 404, robots.txt among it. */
export async function startStandIn(
  pages: readonly { readonly url: string; readonly html: string }[] = STAND_IN_PAGES,
  answer?: RequestListener,
): Promise<StandIn> {
  const known = new Map(
    pages.map(({ url, html }) => [url.replace(/^https?:\/\//, '').replace(/\/$/, ''), html]),
  );
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const place = `${request.headers.host ?? ''}${request.url ?? ''}`;
    asked.push(place);
    if (answer) {
      answer(request, response);
      return;
    }
    const html = known.get(place.replace(/\/$/, ''));
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? 'Not here.');
  });
  return { asked, ...(await listen(server)) };
}

/** A server that says whatever the script writes: for answers that no HTTP library would send. */
export async function startRawStandIn(
  answer: (socket: Socket, path: string) => void,
): Promise<Omit<StandIn, 'asked'>> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      const path = /^GET (\S+)/.exec(bytes.toString('latin1'))?.[1] ?? '/';
      if (path === '/robots.txt') socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
      else answer(socket, path);
    });
  });
  return listen(server);
}

async function listen(server: ReturnType<typeof createServer> | ReturnType<typeof createTcpServer>) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    network: standInNetwork(port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every name is the stand-in's address, and that address is a port of this machine. Nothing else can be reached. */
function standInNetwork(port: number): Network {
  return {
    resolve: () => Promise.resolve([STAND_IN_ADDRESS]),
    connect: async ({ address }) => {
      if (address !== STAND_IN_ADDRESS) throw new Error(`nothing answers at ${address}`);
      const socket = connectTcp(port, '127.0.0.1');
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('error', reject);
      });
      socket.on('error', () => undefined);
      const parts = socket[Symbol.asyncIterator]();
      return {
        write: (bytes) =>
          new Promise((resolve, reject) => {
            socket.write(bytes, (error) => {
              if (error) reject(error);
              else resolve();
            });
          }),
        read: async () => {
          const part = (await parts.next()) as IteratorResult<Uint8Array>;
          return part.done ? null : new Uint8Array(part.value);
        },
        close: () => {
          socket.destroy();
        },
      };
    },
  };
}
