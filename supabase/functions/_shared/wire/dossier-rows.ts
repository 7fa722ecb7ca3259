// Rows of a dossier's tables, as its people read and write them through PostgREST.
import { z } from 'zod';
import { ASKED_PEOPLE } from '../domain/dossier/guide/ready-questions.ts';
import { MOST_NOTE_LENGTH } from '../domain/dossier/notes/merge-note.ts';
import { id } from './fields.ts';

const kept = { id, dossierId: id, version: z.number().int(), createdAt: z.string(), updatedAt: z.string() };
const room = z.string().trim().max(60);

export const noteRow = z.object({
  ...kept,
  assetId: id.nullable(),
  comparisonId: id.nullable(),
  photoId: id.nullable(),
  /** where on the photo, from 0 to 1 of its width and of its height */
  pinX: z.number().nullable(),
  pinY: z.number().nullable(),
  authorId: id.nullable(),
  body: z.string().trim().min(1).max(MOST_NOTE_LENGTH),
  room,
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  isPrivate: z.boolean(),
});
export type NoteRow = z.output<typeof noteRow>;

export const noteVersionRow = z.object({
  noteId: id,
  version: z.number().int(),
  body: z.string(),
  authorId: id.nullable(),
  savedAt: z.string(),
  /** saved while the note was its author's alone */
  isPrivate: z.boolean(),
});
export type NoteVersionRow = z.output<typeof noteVersionRow>;

export const QUERY_STATES = ['open', 'asked', 'answered'] as const;
export const queryRow = z.object({
  ...kept,
  assetId: id.nullable(),
  authorId: id.nullable(),
  question: z.string().trim().min(1).max(2000),
  askedOf: z.enum(ASKED_PEOPLE),
  state: z.enum(QUERY_STATES),
  answer: z.string().max(10_000),
  readyKey: z.string().nullable(),
});
export type QueryRow = z.output<typeof queryRow>;

export const pointRow = z.object({
  ...kept,
  assetId: id,
  authorId: id.nullable(),
  side: z.enum(['pro', 'con']),
  body: z.string().trim().min(1).max(300),
});
export type PointRow = z.output<typeof pointRow>;

export const pointVoteRow = z.object({
  pointId: id,
  userId: id,
  weight: z.union([z.literal(1), z.literal(-1)]),
});
export type PointVoteRow = z.output<typeof pointVoteRow>;

export const TASK_STATUSES = ['open', 'doing', 'done', 'dropped'] as const;
export const TASK_TURNS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export const taskRow = z.object({
  ...kept,
  assetId: id.nullable(),
  authorId: id.nullable(),
  assigneeId: id.nullable(),
  title: z.string().trim().min(1).max(200),
  details: z.string().max(4000),
  dueOn: z.string().nullable(),
  status: z.enum(TASK_STATUSES),
  doneAt: z.string().nullable(),
  checklistKey: z.string().nullable(),
  repeats: z.enum(TASK_TURNS).nullable(),
  remindAt: z.string().nullable(),
});
export type TaskRow = z.output<typeof taskRow>;

export const EVENT_KINDS = [
  'viewing',
  'survey',
  'mortgage',
  'solicitor',
  'exchange',
  'completion',
  'other',
] as const;
export const eventRow = z.object({
  ...kept,
  assetId: id.nullable(),
  kind: z.enum(EVENT_KINDS),
  title: z.string().trim().min(1).max(200),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  isAllDay: z.boolean(),
  place: z.string().max(300),
  details: z.string().max(4000),
  importUid: z.string().nullable(),
});
export type EventRow = z.output<typeof eventRow>;
