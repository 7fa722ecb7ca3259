import type { z } from 'zod';
import { MODES, type Modes } from '../_shared/domain/modes.ts';
import { Refusal } from '../_shared/problem.ts';
import { emptyQueue, type RemoveFolder } from '../_shared/empty-queue.ts';
import type { DataAnswer, Handler, HandlerContext } from '../_shared/serve.ts';
import { cleanPhotos } from '../_shared/pictures/clean-photos.ts';
import { draftDocument, type publishGameRequest } from '../_shared/wire/drafts.ts';
import { publishingPayload } from './publishing-payload.ts';

/** Publications that one person may try in a minute. */
const TRIES_PER_MINUTE = 20;
/** Folders of photos that one publication empties at most: the game is what its maker waits for. */
const FOLDERS_AT_ONCE = 10;

/**
 * Makes a game of the caller's draft: 201, or 200 with the game that the draft became before. 202 while photos are left to
 * be looked at: the same request again goes on with them.
 */
export function createPublishGame(
  removeFolder: RemoveFolder,
  modes: Modes = MODES,
): Handler<z.output<typeof publishGameRequest>> {
  return async (input, context) => {
    const answer = await publishOnce(input, context, modes);
    // Who makes games leaves photos behind that no game uses: some of the queue goes with each new game.
    if (answer.status === 201)
      await emptyQueue(context.database, removeFolder, FOLDERS_AT_ONCE).catch(() => 0);
    return answer;
  };
}

async function publishOnce(
  input: z.output<typeof publishGameRequest>,
  { caller, database, files }: HandlerContext,
  modes: Modes,
): Promise<DataAnswer> {
  if (caller.userId === null) {
    throw new Refusal(
      'not_allowed',
      'Publishing needs an account. Sign in: the draft is kept in this browser meanwhile.',
    );
  }
  const owner = { draftId: input.draftId, userId: caller.userId };
  const draft = await database.call('draft_to_publish', owner);
  if (draft.published) return { status: 200, body: draft.published };
  const wait = await database.call('take_rate_limit', {
    subject: `publish:${caller.userId}`,
    maxHits: TRIES_PER_MINUTE,
  });
  if (wait !== null) {
    throw new Refusal('rate_limited', 'That were too many tries in one minute. Wait a moment.', {
      retryAfterSeconds: wait,
    });
  }
  if (draft.version !== input.version) {
    throw new Refusal('draft_changed', 'This draft was changed elsewhere. Choose which version to keep.');
  }
  const document = draftDocument.safeParse(draft.document);
  if (!document.success) {
    const place = document.error.issues[0]?.path.join('.') ?? '';
    throw new Refusal(
      'invalid_request',
      `The draft cannot be read at "${place}". Mend it and publish again.`,
    );
  }
  const payload = publishingPayload(document.data, input.draftId, input.rows, modes);
  const photos = payload.homes.flatMap((home) => ('listing' in home ? home.listing.photos : []));
  const photosLeft = await cleanPhotos(photos, caller.userId, { database, files });
  if (photosLeft > 0) return { status: 202, body: { photosLeft } };
  const { created, published } = await database.call('publish_game', {
    payload: {
      ...payload,
      ...owner,
      version: input.version,
      requestKey: input.requestKey,
      agencyKey: document.data.brand ?? input.brand ?? null,
    },
  });
  return { status: created ? 201 : 200, body: published };
}
