import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { layPlatform } from './database/platform.ts';
import { applyMigrations } from './database/migrations.ts';
import { startFunctions } from './functions/functions-process.ts';
import { AttemptLimiter } from './gateway/auth/attempt-limiter.ts';
import { AuthLimits } from './gateway/auth/auth-limits.ts';
import { mustConfirm } from './gateway/auth/must-confirm.ts';
import { startGateway } from './gateway/gateway.ts';
import { loadKeys } from './keys.ts';
import { lockFolder } from './lock.ts';
import { type Log, step } from './log.ts';
import { mailLinkPage } from './mail/mail-link-page.ts';
import { Mailbox } from './mail/mailbox.ts';
import { startMailPage } from './mail/mail-page.ts';
import { startSupervisedPostgres, type SupervisedPostgres } from './postgres/supervised-postgres.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startRealtime } from './realtime/realtime-server.ts';
import { quietenUpstream } from './rest/answer-with-lite.ts';
import { createApps } from './rest/create-app.ts';
import { requestTrace } from './rest/request-trace.ts';
import { type DemoKeys, seedOnce } from './seed-once.ts';
import { isSiteHost } from './site/site-host.ts';
import type { HeldPort } from './held-port.ts';
import { holdStackPorts, releasePorts, type StackPorts } from './stack-ports.ts';
import { FileStorageAdapter } from './storage/file-storage-adapter.ts';
import { startTicker } from './ticker.ts';
import { within } from './within.ts';

/** How long one part may take to end; Postgres and the functions are killed before that. */
const STOP_LIMIT_MS = 20_000;

/** How to start a stack. */
export interface StackOptions {
  /** Where everything of this stack is kept: database, objects, keys. */
  readonly dataDir: string;
  readonly ports?: StackPorts;
  readonly log: Log;
  /** Deletes the data first. */
  readonly fresh?: boolean;
  /** Fills an empty database with the samples; default true. */
  readonly seed?: boolean;
  /** The folder with supabase/migrations and supabase/functions; default this checkout. */
  readonly projectDir?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Called once the folder is ours alone, before anything is started. */
  readonly onLocked?: () => Promise<void>;
}

/** A running stack, with the demo accounts and codes that the seed made. */
export interface Stack extends DemoKeys {
  readonly api: string;
  readonly site: string;
  /** Where the site will be: held from the start, since mails point there. */
  readonly sitePort: HeldPort;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
  readonly mail: string;
  stop(): Promise<void>;
  /** SIGKILL to the functions process; it comes back by itself. */
  killFunctions(): Promise<void>;
  /** SIGKILL to Postgres; it comes back by itself. */
  killPostgres(): Promise<void>;
  /** Loads the functions again from their sources. */
  reloadFunctions(): Promise<void>;
}

async function emptyDataDir(dataDir: string): Promise<void> {
  for (const name of ['storage', 'keys.json', 'functions.log'])
    await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Starts the embedded backend and resolves when everything answers. Rejects with a {@link StackProblem} where a person can help. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { log } = options;
  const environment = options.environment ?? process.env;
  const projectDir = options.projectDir ?? PROJECT_ROOT;
  const dataDir = resolve(options.dataDir);
  const started: { readonly name: string; readonly end: () => Promise<unknown> }[] = [];
  const endLater = (name: string, end: () => Promise<unknown>): void => void started.push({ name, end });
  let stopping: Promise<void> | null = null;
  // A part that cannot end, say a connection whose server was killed, must not keep the others from ending.
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      for (const { name, end } of started.reverse())
        await within(STOP_LIMIT_MS, name, end()).catch((error: unknown) => {
          log(`  While stopping: ${String(error)}`);
        });
    })());

  try {
    await mkdir(dataDir, { recursive: true });
    endLater('The lock', await lockFolder(dataDir));
    await options.onLocked?.();
    const ports = await holdStackPorts(options.ports);
    endLater('The ports', () => releasePorts(ports));
    if (options.fresh === true) await emptyDataDir(dataDir);
    const keys = await loadKeys(dataDir, environment);

    const external = environment['DATABASE_URL'];
    let database: SupervisedPostgres | null = null;
    if (external === undefined || external === '') {
      database = await startSupervisedPostgres(
        dataDir,
        ports.database,
        keys.databasePassword,
        options.fresh === true,
        log,
      );
      endLater('Postgres', database.stop);
    }
    const databaseUrl = database?.url ?? external ?? '';
    const isDatabaseUp = database?.isUp ?? ((): boolean => true);
    const sql = postgres(databaseUrl, {
      max: 8,
      onnotice: () => undefined,
      connection: { application_name: 'local stack' },
    });
    endLater('The connections of the stack', () => sql.end({ timeout: 2 }));

    const api = `http://127.0.0.1:${ports.api.port}`;
    const site = `http://localhost:${ports.site.port}`;
    const mailbox = new Mailbox(site);
    const storage = new FileStorageAdapter(join(dataDir, 'storage'));
    const { app, confirmingApp, connection } = createApps({
      databaseUrl,
      apiUrl: api,
      siteUrl: site,
      keys,
      mailbox,
      storage,
    });
    // Upstream closes without a limit, and a connection that died while it was reserved never closes.
    endLater('The connections of REST', () =>
      within(3_000, 'The connections of REST', connection.close()).catch(() => undefined),
    );

    await step(log, 'Laying out auth, storage and realtime', async () => {
      await layPlatform(sql, 'roles-and-schemas');
      quietenUpstream();
      await requestTrace.run({}, () => app.ensureSystemSchema());
      await layPlatform(sql, 'auth-and-storage');
      await layPlatform(sql, 'realtime');
    });
    const applied = await step(log, 'Applying migrations', () =>
      applyMigrations(sql, projectDir, databaseUrl, log),
    );
    if (applied > 0) log(`  ${applied} migration${applied === 1 ? '' : 's'} applied.`);
    await connection.clearSchemaCache();

    const realtime = await startRealtime({ databaseUrl, sql, keys, log });
    endLater('Realtime', realtime.stop);
    database?.onRestart(() => void realtime.reconnect());

    const functions = await step(log, 'Starting the functions', () =>
      startFunctions({
        functionsDir: join(projectDir, 'supabase', 'functions'),
        log,
        logFile: join(dataDir, 'functions.log'),
        env: {
          SUPABASE_URL: api,
          SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
          SUPABASE_SECRET_KEY: keys.secretKey,
          SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
          SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
          SUPABASE_DB_URL: databaseUrl,
          SITE_URL: site,
        },
      }),
    );
    endLater('The functions', functions.stop);

    const gateway = await startGateway({
      app,
      confirmingApp,
      mustConfirm: (email) => mustConfirm(email, environment['AUTH_CONFIRM_EMAIL']),
      limits: new AuthLimits(new AttemptLimiter(Date.now)),
      mailLinkPage: (tokenHash, kind, returnTo) => mailLinkPage(site, tokenHash, kind, returnTo),
      sql,
      keys,
      storage,
      port: ports.api,
      isProxyTrusted: environment['TRUST_PROXY'] === '1',
      isDatabaseUp,
      functionPlace: functions.place,
      isOwnPage: (url) => isSiteHost(url, site),
      answerRealtime: realtime.answer,
      upgradeRealtime: realtime.upgrade,
    });
    endLater('The gateway', gateway.stop);

    const mail = await startMailPage(mailbox, ports.mail);
    endLater('The mail page', mail.stop);
    endLater('The periodic jobs', startTicker(sql, isDatabaseUp, log));

    const samples = { sql, api, keys, databaseUrl, log };
    const demo = options.seed === false ? { accounts: [], codes: [] } : await seedOnce(samples);

    return {
      api,
      site,
      sitePort: ports.site,
      databaseUrl,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      mail: mail.url,
      ...demo,
      stop,
      killFunctions: functions.kill,
      killPostgres: async () => database?.kill(),
      reloadFunctions: functions.reload,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
