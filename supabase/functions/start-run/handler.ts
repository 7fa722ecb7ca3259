import type { z } from 'zod';
import { camelCase } from '../_shared/wire/camel-case.ts';
import { tryCode } from '../_shared/count-code-try.ts';
import type { Database } from '../_shared/database.ts';
import { friendlyName } from '../_shared/domain/friendly-names.ts';
import { isBuiltIn, MODES, storedModeOptions, type Modes } from '../_shared/domain/modes.ts';
import { Refusal } from '../_shared/problem.ts';
import { nameOrNull, nameToShow } from '../_shared/refuse-name.ts';
import type { DataAnswer, Handler, HandlerContext } from '../_shared/serve.ts';
import { startRunAnswer, type startRunRequest } from '../_shared/wire/runs.ts';

/** Starts a run: 201 with a new one, 200 with the one that this player has under way or that the request key made. */
export function createStartRun(modes: Modes): Handler<z.output<typeof startRunRequest>> {
  return (input, context) => startOnce(input, context, modes);
}

export const startRun = createStartRun(MODES);

async function startOnce(
  input: z.output<typeof startRunRequest>,
  { caller, database }: HandlerContext,
  modes: Modes,
): Promise<DataAnswer> {
  const mode = input.mode ?? null;
  if (mode !== null && !isBuiltIn(modes, mode))
    throw new Refusal(
      'invalid_request',
      'This mode cannot be played yet. Choose another one, or leave it out.',
    );
  const accessCode = textOrNull(input.accessCode);
  const shareToken = textOrNull(input.shareToken);
  const typedName = textOrNull(nameToShow(input.displayName ?? ''));
  const brand = textOrNull(input.brand);
  const start = async () =>
    database.call('start_run', {
      game_slug: input.game.toLowerCase(),
      brand,
      mode,
      display_name: typedName ?? (await nameOf(caller.userId, database)),
      user_id: caller.userId,
      guest_token_in: input.guestToken ?? null,
      access_code: accessCode,
      share_token: shareToken,
      request_key: textOrNull(input.requestKey),
      client_address: caller.address,
      mode_options: mode === null ? null : storedModeOptions(mode, modes),
    });
  const started = camelCase(
    accessCode === null && shareToken === null
      ? await start()
      : await tryCode({ kind: 'code', brand, game: input.game }, caller, database, start),
  );
  const isNew =
    typeof started === 'object' && started !== null && 'created' in started && started.created === true;
  return { status: isNew ? 201 : 200, body: startRunAnswer.parse(withoutNullToken(started)) };
}

/**
 * What a player is called who typed no name. Here a name becomes public, wherever it came from: one of a profile that may
 * not be shown is replaced by a friendly one.
 */
async function nameOf(userId: string | null, database: Database): Promise<string> {
  const own = userId === null ? null : await database.call('profile_name', { user_id: userId });
  return (typeof own === 'string' ? nameOrNull(own) : null) ?? friendlyName(Math.random);
}

function textOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function withoutNullToken(started: unknown): unknown {
  if (typeof started !== 'object' || started === null) return started;
  return 'guestToken' in started && started.guestToken === null
    ? { ...started, guestToken: undefined }
    : started;
}
