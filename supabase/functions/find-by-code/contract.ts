import { z } from 'zod';
import { optionalText } from '../_shared/contract.ts';
import { FAMILY_KEYS } from '../_shared/domain/families.ts';

/** Looks up what a code opens, without consuming a use: a typed access code, or the share token of a link. */
export const findByCodeRequest = z
  .object({
    /** Key of the brand; none is the default brand. */
    brand: optionalText(63),
    accessCode: optionalText(64),
    shareToken: optionalText(128),
  })
  .refine(({ accessCode, shareToken }) => Boolean(accessCode) !== Boolean(shareToken), {
    message: 'Give an access code or a share token, one of the two',
    path: ['accessCode'],
  });
export type FindByCodeRequest = z.input<typeof findByCodeRequest>;

export const findByCodeAnswer = z.object({
  /** Usually one; two hosts may have chosen the same code. */
  games: z
    .array(
      z.looseObject({
        id: z.uuid(),
        slug: z.string(),
        family: z.enum(FAMILY_KEYS),
        title: z.string(),
        /** How many homes a run with this code has. */
        homes: z.number().int(),
        /** The code opens a single home of the game: the run is practice. */
        isOneHome: z.boolean(),
        host: z.string(),
        expiresAt: z.string().nullable(),
      }),
    )
    .min(1),
});
export type FindByCodeAnswer = z.output<typeof findByCodeAnswer>;
