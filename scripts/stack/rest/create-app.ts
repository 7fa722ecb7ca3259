import { App, setExperimental } from '@supabase/lite';
import type { StackKeys } from '../keys.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { FileStorageAdapter } from '../storage/file-storage-adapter.ts';
import { ScopedConnection } from './scoped-connection.ts';
import { WIRE_TYPES } from './wire-types.ts';

/** What the REST, Auth and Storage services need to know. */
export interface AppOptions {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly keys: StackKeys;
  readonly mailbox: Mailbox;
  readonly storage: FileStorageAdapter;
}

/**
 * The three services in this process. They cache the schema: call `connection.clearSchemaCache()` after a migration.
 * The second one has accounts confirm their address by mail; everything else of the two is the same.
 */
export function createApps(options: AppOptions): {
  app: App;
  confirmingApp: App;
  connection: ScopedConnection;
} {
  process.env['LITE_TELEMETRY'] = '0';
  setExperimental('storage', true);
  const connection = new ScopedConnection({
    url: options.databaseUrl,
    postgresOptions: { max: 20, onnotice: () => undefined, types: WIRE_TYPES },
  });
  const create = (mustConfirm: boolean): App => createApp(options, connection, mustConfirm);
  return { app: create(false), confirmingApp: create(true), connection };
}

function createApp(options: AppOptions, connection: ScopedConnection, mustConfirm: boolean): App {
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000, external_url: options.apiUrl },
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: options.keys.publishableKey,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      // Every brand has a subdomain of its own; the gateway lets only the site's own hosts through.
      additional_redirect_urls: [`${options.siteUrl}/**`, `${options.siteUrl.replace('://', '://*.')}/**`],
      jwt_expiry: 3600,
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: mustConfirm },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: options.mailbox } },
  });
  app._storageAdapter = options.storage;
  return app;
}
