import { z } from 'zod';
import {
  WORD_BATCH_KEYS,
  WORD_KEY,
  WORD_KEY_LENGTH,
  WORD_TEXT_LENGTH,
  WORDS_AT_ONCE,
  type WordBatch,
} from '../domain/word-batches.ts';
import { brand, id } from './fields.ts';

const batch = z.enum(WORD_BATCH_KEYS as readonly [WordBatch, ...WordBatch[]]);

/** A text of a word in a language, with its version; 0: there is none yet. */
export const wordCell = z.object({
  key: z.string().regex(WORD_KEY).max(WORD_KEY_LENGTH),
  locale: z.string().max(20),
  text: z.string().max(WORD_TEXT_LENGTH),
  version: z.number().int().min(0),
});
export type WordCell = z.output<typeof wordCell>;

/** A batch of an agency's words, in the agency's languages. */
export const agencyWords = {
  takes: z.object({ agencyId: id, batch }),
  answers: z.object({ locales: z.array(z.string()), cells: z.array(wordCell) }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencyWords = z.output<typeof agencyWords.answers>;

/** Saves texts, each from its version. */
export const saveAgencyWords = {
  takes: z.object({ agencyId: id, batch, cells: z.array(wordCell).min(1).max(WORDS_AT_ONCE).readonly() }),
  /** conflicts: what others saved meanwhile */
  answers: z.object({ saved: z.array(wordCell), conflicts: z.array(wordCell) }),
  callers: 'account',
  mayRepeat: false,
} as const;
export type SavedWords = z.output<typeof saveAgencyWords.answers>;

/** A brand's own words in a language. */
export const brandWords = {
  takes: z.object({ brand, locale: z.string().optional() }),
  answers: z.array(z.object({ batch, key: z.string(), text: z.string() })),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type BrandWord = z.output<typeof brandWords.answers>[number];
