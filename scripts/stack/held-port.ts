import { createServer, type Server } from 'node:net';

/** A port that is ours from the choice on: it listens, so that no other program can take it before it is used. */
export interface HeldPort {
  readonly port: number;
  /** Lets a server answer on the socket that listens already: there is no moment in which the port is free. */
  handTo(server: Server): Promise<void>;
  /** Frees the port for a program that opens it by itself. Whatever was handed over is not touched. */
  release(): Promise<void>;
}

/**
 * Takes the wanted port when it is free on this machine, otherwise one that the system picks, and keeps it.
 * @param wanted preferred port; 0 or undefined means any.
 */
export async function holdPort(wanted = 0): Promise<HeldPort> {
  const holder = (await listen(wanted)) ?? (wanted === 0 ? null : await listen(0));
  const address = holder?.address();
  if (!holder || typeof address !== 'object' || address === null)
    throw new Error('There is no free port on 127.0.0.1.');
  let isHeld = true;
  return {
    port: address.port,
    handTo: async (server) => {
      isHeld = false;
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(holder, () => {
          server.off('error', reject);
          resolve();
        });
      });
    },
    release: async () => {
      if (!isHeld) return;
      isHeld = false;
      await new Promise<void>((resolve) => holder.close(() => resolve()));
    },
  };
}

/** Listens without answering: whoever knocks before the server is there is turned away. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
