/** Addresses of a name. Rejects or answers nothing when there are none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** A stream to one server. */
export interface Connection {
  write(bytes: Uint8Array): Promise<void>;
  /** The next bytes, or null after the last. */
  read(): Promise<Uint8Array | null>;
  close(): void;
}

/** Where to connect: the very address that was checked. The name is for TLS alone: what the certificate must be of. */
export interface ConnectOptions {
  readonly address: string;
  readonly port: number;
  readonly serverName: string;
  readonly isSecure: boolean;
  readonly signal: AbortSignal;
}

export type Connect = (options: ConnectOptions) => Promise<Connection>;

/** The network as fetching sees it. Only index.ts passes the real one, only tests pass others. */
export interface Network {
  readonly resolve: Resolve;
  readonly connect: Connect;
}
