import { z } from 'zod';
import { procedure } from '../call.ts';
import { asGuest, id } from '../fields.ts';
import { modeOptions } from '../modes.ts';
import { renameRunAnswer } from '../names.ts';
import { startRunAnswer } from '../runs.ts';

const text = z.string().nullable();

/** Starts a run, or answers the one under way; a run keeps what its mode says. */
export const startRun = procedure(
  z.object({
    gameSlug: z.string(),
    brand: text,
    mode: text,
    displayName: text,
    userId: id.nullable(),
    guestTokenIn: asGuest,
    accessCode: text,
    shareToken: text,
    requestKey: text,
    clientAddress: z.string(),
    modeOptions: modeOptions.nullable(),
    /** a run of the same game whose homes are played again */
    likeRun: id.nullable(),
    avoidsKnown: z.boolean(),
    region: text,
    preset: text,
  }),
  startRunAnswer.extend({
    created: z.boolean(),
    /** of a guest who was made for this run */
    guestToken: z.string().min(32).nullable(),
  }),
  { mayRepeat: false },
);

/** What a user calls themselves. */
export const profileName = procedure(z.object({ userId: id }), text);

/** Calls a player something else in one of their runs. */
export const renameRun = procedure(
  z.object({ sessionId: id, displayName: z.string(), userId: id.nullable(), guestToken: asGuest }),
  renameRunAnswer,
);
