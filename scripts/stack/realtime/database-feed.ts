import postgres, { type Sql } from 'postgres';
import type { Log } from '../log.ts';
import type { Hub } from './hub.ts';

interface MessageRow {
  readonly topic: string;
  readonly event: string | null;
  readonly payload: unknown;
  readonly private: boolean | null;
}

/** Passes on what the database sends with realtime.send. Call `listen` again after the database was restarted. */
export class DatabaseFeed {
  readonly #databaseUrl: string;
  readonly #sql: Sql;
  readonly #hub: Hub;
  readonly #log: Log;
  #listener: Sql | null = null;

  constructor(databaseUrl: string, sql: Sql, hub: Hub, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#sql = sql;
    this.#hub = hub;
    this.#log = log;
  }

  async listen(): Promise<void> {
    await this.stop();
    this.#listener = postgres(this.#databaseUrl, {
      max: 1,
      onnotice: () => undefined,
      connection: { application_name: 'local realtime' },
    });
    await this.#listener.listen('local_realtime_messages', (id) => {
      this.#deliver(id).catch((error: unknown) => {
        this.#log(`  Realtime could not read a message: ${String(error)}`);
      });
    });
  }

  async #deliver(id: string): Promise<void> {
    const [row] = await this.#sql<
      MessageRow[]
    >`select topic, event, payload, private from realtime.messages where id = ${id}`;
    if (row !== undefined)
      this.#hub.broadcast(row.topic, row.private === true, row.event ?? '', row.payload ?? {});
  }

  async stop(): Promise<void> {
    const listener = this.#listener;
    this.#listener = null;
    await listener?.end({ timeout: 1 }).catch(() => undefined);
  }
}
