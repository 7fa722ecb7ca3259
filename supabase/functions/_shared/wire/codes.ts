import { z } from 'zod';
import { brand, optionalText } from './fields.ts';
import { game } from './games.ts';

/** Looks up what a code opens, without consuming a use: a typed access code, or the share token of a link. */
export const findByCodeRequest = z
  .object({
    brand,
    accessCode: optionalText(64),
    shareToken: optionalText(128),
  })
  .refine(({ accessCode, shareToken }) => Boolean(accessCode) !== Boolean(shareToken), {
    message: 'Give an access code or a share token, one of the two',
    path: ['accessCode'],
  });
export type FindByCodeRequest = z.input<typeof findByCodeRequest>;

/** A game that a code opens. */
export const codedGame = game.extend({
  /** homes of a run with this code */
  homes: z.number().int(),
  /** the code opens a single home: the run is practice */
  isOneHome: z.boolean(),
  host: z.string(),
  expiresAt: z.string().nullable(),
});
export type CodedGame = z.output<typeof codedGame>;

export const findByCodeAnswer = z.object({
  /** Usually one; two hosts may have chosen the same code. */
  games: z.array(codedGame).min(1),
});
export type FindByCodeAnswer = z.output<typeof findByCodeAnswer>;
