import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { layOut } from './database/lay-out.ts';
import { openDatabase } from './database/open-database.ts';
import { functionEnvironment } from './functions/function-environment.ts';
import { startFunctions } from './functions/functions-process.ts';
import { AttemptLimiter } from './gateway/auth/attempt-limiter.ts';
import { AuthLimits } from './gateway/auth/auth-limits.ts';
import { mustConfirm } from './gateway/auth/must-confirm.ts';
import { startGateway } from './gateway/gateway.ts';
import { fillWithSamples } from './fill-with-samples.ts';
import { loadKeys } from './keys.ts';
import { lockFolder } from './lock.ts';
import { type Log, step } from './log.ts';
import { mailLinkPage } from './mail/mail-link-page.ts';
import { Mailbox } from './mail/mailbox.ts';
import { startMailPage } from './mail/mail-page.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startRealtime } from './realtime/realtime-server.ts';
import { startRest } from './rest/start-rest.ts';
import type { DemoKeys } from './seed-once.ts';
import { isSiteHost } from './site/site-host.ts';
import type { HeldPort } from './held-port.ts';
import { holdStackPorts, releasePorts, type StackPorts } from './stack-ports.ts';
import { FileStorageAdapter } from './storage/file-storage-adapter.ts';
import { stopInOrder, type EndLater } from './stop-in-order.ts';
import { startDueCallers } from './due-caller.ts';
import { startTicker } from './ticker.ts';

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
  /** The functions to start; default all. */
  readonly functions?: readonly string[];
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
  /** Resolves when the samples behind the default game are there as well; the site answers long before. */
  readonly samplesDrawn: Promise<void>;
  stop(): Promise<void>;
  /** SIGKILL to the functions process; it comes back by itself. */
  killFunctions(): Promise<void>;
  /** SIGKILL to Postgres; it comes back by itself. */
  killPostgres(): Promise<void>;
  /** Loads the functions again from their sources. */
  reloadFunctions(): Promise<void>;
}

/** Makes the folder this stack's alone, empty where a fresh start is asked for, and holds the stack's ports. */
async function takeFolder(dataDir: string, options: StackOptions, endLater: EndLater) {
  await mkdir(dataDir, { recursive: true });
  endLater('The lock', await lockFolder(dataDir));
  await options.onLocked?.();
  const ports = await holdStackPorts(options.ports);
  endLater('The ports', () => releasePorts(ports));
  if (options.fresh === true)
    for (const name of ['storage', 'keys.json', 'functions.log'])
      await rm(join(dataDir, name), { recursive: true, force: true });
  return ports;
}

/** Starts the embedded backend and resolves when everything answers. Rejects with a {@link StackProblem} where a person can help. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { log } = options;
  const environment = options.environment ?? process.env;
  const projectDir = options.projectDir ?? PROJECT_ROOT;
  const dataDir = resolve(options.dataDir);
  const { endLater, stop } = stopInOrder(log);

  try {
    const ports = await takeFolder(dataDir, options, endLater);
    const keys = await loadKeys(dataDir, environment);

    const database = await openDatabase(
      {
        dataDir,
        external: environment['DATABASE_URL'],
        port: ports.database,
        password: keys.databasePassword,
        isFresh: options.fresh === true,
        log,
      },
      endLater,
    );
    const { sql, url: databaseUrl, isUp: isDatabaseUp } = database;

    const api = `http://127.0.0.1:${ports.api.port}`;
    const site = `http://localhost:${ports.site.port}`;
    const mailbox = new Mailbox(site);
    const storage = new FileStorageAdapter(join(dataDir, 'storage'));
    const apps = startRest({ databaseUrl, apiUrl: api, siteUrl: site, keys, mailbox, storage }, endLater);
    await layOut({ sql, databaseUrl, projectDir, apps, log });

    const realtime = await startRealtime({ databaseUrl, sql, keys, log });
    endLater('Realtime', realtime.stop);
    database.onRestart(() => void realtime.reconnect());

    const functions = await step(log, 'Starting the functions', () =>
      startFunctions({
        functionsDir: join(projectDir, 'supabase', 'functions'),
        only: options.functions,
        log,
        logFile: join(dataDir, 'functions.log'),
        env: functionEnvironment(
          { api, site, databaseUrl, mailbox: `http://127.0.0.1:${ports.mail.port}/api/messages` },
          keys,
          environment,
        ),
      }),
    );
    endLater('The functions', functions.stop);

    const gateway = await startGateway({
      app: apps.app,
      confirmingApp: apps.confirmingApp,
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

    const mail = await startMailPage(mailbox, ports.mail, keys.mailKey);
    endLater('The mail page', mail.stop);
    endLater('The periodic jobs', startTicker(sql, isDatabaseUp, log));
    endLater(
      'The calls of the clock',
      startDueCallers({ sql, api, key: keys.publishableKey }, isDatabaseUp, log),
    );

    const { stopDrawing, ...demo } = await fillWithSamples({ sql, api, keys, databaseUrl, log }, options);
    endLater('The drawing of samples', stopDrawing);

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
      killPostgres: database.kill,
      reloadFunctions: functions.reload,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
