import { camelCase } from '#wire/camel-case.ts';
import { refusal, told } from './api.ts';
import { AppError } from './app-error.ts';
import { accessToken, refreshSession } from './auth-session.ts';
import { env } from './env.ts';

/** How rows of a table are asked for or written. */
interface TableQuestion {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** the table and its filters, as PostgREST writes them */
  readonly path: string;
  readonly body?: unknown;
}

/** What Postgres says on its own, as codes that texts know. */
const CODES: Readonly<Record<string, string>> = { '42501': 'not_allowed', '23505': 'already_there' };

/**
 * Asks for rows of a table, or writes them; answers the rows as they are then, in the spelling of the wire. Throws an
 * AppError. A write is sent once: whoever sends it again names its id, so that it is `already_there`.
 */
export async function askTable(question: TableQuestion): Promise<readonly unknown[]> {
  const answer = await send(question);
  if (answer.response.status === 401 && (await refreshSession())) return rowsOf(await send(question));
  return rowsOf(answer);
}

interface Answer {
  readonly response: Response;
  readonly json: unknown;
}

async function send({ method, path, body }: TableQuestion): Promise<Answer> {
  const token = await accessToken();
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: env.publishableKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, json: (await response.json().catch(() => null)) as unknown };
  } catch (cause) {
    throw new AppError('network', 'The server could not be reached.', { cause });
  }
}

async function rowsOf({ response, json }: Answer): Promise<readonly unknown[]> {
  if (response.ok) return Array.isArray(json) ? (camelCase(json) as unknown[]) : [];
  const refused = refusal(response, json);
  const own = CODES[(json as { code?: string } | null)?.code ?? ''];
  throw await told(
    own === undefined ? refused : new AppError(own, refused.message, { status: response.status }),
  );
}
