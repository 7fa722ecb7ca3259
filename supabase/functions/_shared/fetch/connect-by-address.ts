import type { Connect, Connection, Network } from './network.ts';

/** A stream of the runtime. */
interface Conn {
  read(into: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  close(): void;
}

/** What is used of the runtime; index.ts passes it. */
export interface RuntimeNetwork<Tcp extends Conn> {
  resolveDns(host: string, type: 'A' | 'AAAA', options: { signal: AbortSignal }): Promise<string[]>;
  connect(options: { hostname: string; port: number }): Promise<Tcp>;
  startTls(connection: Tcp, options: { hostname: string }): Promise<Conn>;
}

const READ_BYTES = 65_536;

/**
 * The real network. A connection goes to the address that it is given, never to a name; TLS then asks for the name's
 * certificate over that connection, so the address that was checked is the one that is spoken to.
 */
export function connectByAddress<Tcp extends Conn>(runtime: RuntimeNetwork<Tcp>): Network {
  const connect: Connect = async ({ address, port, serverName, isSecure, signal }) => {
    const tcp = await runtime.connect({ hostname: address, port });
    if (signal.aborted) tcp.close();
    return streamOf(isSecure ? await runtime.startTls(tcp, { hostname: serverName }) : tcp);
  };
  return {
    connect,
    resolve: async (host, signal) => {
      const answers = await Promise.allSettled(
        (['A', 'AAAA'] as const).map((type) => runtime.resolveDns(host, type, { signal })),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  };
}

function streamOf(conn: Conn): Connection {
  let isClosed = false;
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length;) at += await conn.write(bytes.subarray(at));
    },
    async read() {
      const into = new Uint8Array(READ_BYTES);
      const count = await conn.read(into);
      return count === null ? null : into.subarray(0, count);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      try {
        conn.close();
      } catch {
        // The other side was faster.
      }
    },
  };
}
