import { createServer } from 'node:net';

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : null;
      server.close(() => resolve(found));
    });
  });
}

/**
 * The wanted port when it is free on this machine, otherwise one the system picks.
 * @param wanted preferred port; 0 or undefined means any.
 */
export async function freePort(wanted = 0): Promise<number> {
  const port = (await listenOnce(wanted)) ?? (await listenOnce(0));
  if (port === null) throw new Error('no free port on 127.0.0.1');
  return port;
}
