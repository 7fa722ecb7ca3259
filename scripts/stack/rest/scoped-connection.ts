import { type ConnectionContextOptions, type VarsContext } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, Kysely, type Transaction } from 'kysely';
import type { Sql } from 'postgres';
import { quickDialect, SAY_WHO_ASKS } from './quick-dialect.ts';
import { QuoteArguments } from './quote-arguments.ts';
import { isPostgresError, requestTrace } from './request-trace.ts';

class RollBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('rolled back on purpose');
    this.result = result;
  }
}

interface CallerVars {
  readonly auth?: { readonly uid?: unknown; readonly role?: unknown; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

const ROLES = new Set(['anon', 'authenticated', 'service_role']);

function settingsOf(vars: CallerVars, rpc: ConnectionContextOptions['rpc']): Record<string, string> {
  const asked = vars.auth?.role;
  const role = typeof asked === 'string' && ROLES.has(asked) ? asked : 'anon';
  const jwt = vars.auth?.jwt;
  const settings: Record<string, string> = {
    'request.jwt.claims': JSON.stringify(typeof jwt === 'object' && jwt !== null ? jwt : { role }),
    'request.jwt.claim.sub': typeof vars.auth?.uid === 'string' ? vars.auth.uid : '',
    'request.jwt.claim.role': role,
    'storage.operation': typeof vars.storage?.operation === 'string' ? vars.storage.operation : '',
  };
  if (rpc !== undefined) {
    settings['response.status'] = '';
    settings['response.headers'] = '';
    settings['request.method'] = rpc.method;
    settings['request.path'] = rpc.path;
    settings['request.headers'] = JSON.stringify(rpc.requestHeaders ?? {});
    if (rpc.readOnly) settings['transaction_read_only'] = 'on';
  }
  return { ...settings, role };
}

/**
 * The Postgres connection of `@supabase/lite` with its request scope replaced, for four reasons. Upstream's first request
 * grants everything in every schema that has a table with row-level security to anon, authenticated and service_role, which
 * opens what migrations closed; it sets the caller's role and claims with up to thirteen round trips, here it is one; and
 * it loses the SQLSTATE of most errors, which is kept here for the gateway; and it writes names of arguments
 * without quotes.
 */
export class ScopedConnection extends PostgresConnection {
  constructor(config: ConstructorParameters<typeof PostgresConnection>[0]) {
    super(config);
    this.kysely = new Kysely({ dialect: quickDialect(this.driver as Sql) });
  }

  override async withContext<T>(
    vars: VarsContext | undefined,
    work: (db: Kysely<unknown>) => Promise<T>,
    options?: ConnectionContextOptions,
  ): Promise<T> {
    const isUndone = options?.forceRollback === true;
    if (vars === undefined && !isUndone) return work(this.kysely);
    const scoped = async (tx: Transaction<unknown> | Kysely<unknown>): Promise<T> => {
      if (vars !== undefined) {
        const settings = settingsOf(vars, options?.rpc);
        await tx.executeQuery(
          CompiledQuery.raw(SAY_WHO_ASKS, [Object.keys(settings), Object.values(settings)]),
        );
      }
      const result = await work(tx.withPlugin(new QuoteArguments()));
      if (isUndone) throw new RollBack(result);
      return result;
    };
    try {
      const joined = options?.transaction as Transaction<unknown> | undefined;
      if (joined !== undefined) return await scoped(joined);
      return await this.kysely.transaction().execute(scoped);
    } catch (error) {
      if (error instanceof RollBack) return error.result as T;
      const trace = requestTrace.getStore();
      if (trace !== undefined && isPostgresError(error)) trace.postgresError = error;
      throw error;
    }
  }
}
