import type { z } from 'zod';
import { tryCode } from '../_shared/count-code-try.ts';
import type { Database } from '../_shared/database.ts';
import { friendlyName } from '../_shared/domain/friendly-names.ts';
import { isBuiltIn, isRoomOnly, MODES, modeOptions, type Modes } from '../_shared/domain/modes.ts';
import { Refusal } from '../_shared/problem.ts';
import { nameOrNull, nameToShow } from '../_shared/refuse-name.ts';
import type { DataAnswer, Handler, HandlerContext } from '../_shared/serve.ts';
import type { StartRunAnswer } from '../_shared/wire/runs.ts';
import type { startRunRequest } from '../_shared/wire/start-run.ts';

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
  const preset = textOrNull(input.preset);
  // What a preset says the database reads by its code.
  const mode = preset === null ? (input.mode ?? null) : 'custom-presets';
  if (mode !== null && isRoomOnly(modes, mode))
    throw new Refusal('room_only', 'This mode is played in a room, with others. Open a room of the game.');
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
      gameSlug: input.game.toLowerCase(),
      brand,
      mode,
      displayName: typedName ?? (await nameOf(caller.userId, database)),
      userId: caller.userId,
      guestTokenIn: input.guestToken ?? null,
      accessCode,
      shareToken,
      requestKey: textOrNull(input.requestKey),
      clientAddress: caller.address,
      modeOptions: mode === null ? null : modeOptions(mode, modes),
      likeRun: input.like ?? null,
      avoidsKnown: input.avoidsKnown ?? false,
      region: textOrNull(input.region),
      preset,
    });
  const { created, guestToken, ...started } =
    accessCode === null && shareToken === null
      ? await start()
      : await tryCode({ kind: 'code', brand, game: input.game }, caller, database, start);
  const body: StartRunAnswer = guestToken === null ? started : { ...started, guestToken };
  return { status: created ? 201 : 200, body };
}

/**
 * What a player is called who typed no name. Here a name becomes public, wherever it came from: one of a profile that may
 * not be shown is replaced by a friendly one.
 */
async function nameOf(userId: string | null, database: Database): Promise<string> {
  const own = userId === null ? null : await database.call('profile_name', { userId });
  return (own === null ? null : nameOrNull(own)) ?? friendlyName(Math.random);
}

function textOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
