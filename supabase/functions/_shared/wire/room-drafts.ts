import { z } from 'zod';
import { photo } from './photos.ts';
import { round } from './rounds.ts';

/** A home that may be picked, as far as it shows before a guess. */
const roomCard = z.object({
  number: z.number().int(),
  /** the seat that picked it */
  pickedBy: z.number().int().nullable(),
  isWithdrawn: z.boolean(),
  facts: round.shape.facts,
  photo: photo.nullable(),
});
export type RoomCard = z.output<typeof roomCard>;

/** The homes that are laid out, and whose turn it is. */
export const roomDraft = z.object({
  /** the seat that is to pick */
  turn: z.number().int().nullable(),
  rounds: z.number().int(),
  deadlineAt: z.string().nullable(),
  cards: z.array(roomCard),
});
