import { z } from 'zod';
import { REPORT_REASONS } from '../domain/comment-rules.ts';
import { asGuest, brand, id, slug } from './fields.ts';

/** Reports a name on a board to the people who run the game. A visitor becomes a guest by it. */
export const reportName = {
  takes: z.object({
    gameSlug: slug,
    brand,
    /** the cursor of the name's row on the board */
    entry: z.string(),
    reason: z.enum(REPORT_REASONS),
    note: z.string().optional(),
    guestToken: asGuest,
  }),
  answers: z.object({ guestToken: z.string().nullable() }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

export const NAME_ACTIONS = ['rename', 'dismiss'] as const;
export type NameAction = (typeof NAME_ACTIONS)[number];

/** Replaces a name on the board, or closes its reports; the reason is kept in the log. */
export const moderateName = {
  takes: z.object({
    gameSlug: slug,
    brand,
    entry: z.string(),
    action: z.enum(NAME_ACTIONS),
    reason: z.string(),
  }),
  answers: z.object({ displayName: z.string() }),
  callers: 'account',
  mayRepeat: true,
} as const;

export const COMMENT_ACTIONS = ['remove', 'dismiss', 'rename', 'block', 'unblock'] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

/** Acts on a comment or on its author; the reason is kept in the log. Answers the author's name as it is now. */
export const moderateComment = {
  takes: z.object({ commentId: id, action: z.enum(COMMENT_ACTIONS), reason: z.string() }),
  answers: z.object({ displayName: z.string() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** What somebody reported, and what was said of it. */
export const reportedSubject = z.object({
  kind: z.enum(['comment', 'name']),
  commentId: id.nullable(),
  /** the cursor of the name's row on the board */
  entry: z.string().nullable(),
  displayName: z.string(),
  body: z.string().nullable(),
  home: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), createdAt: z.string() })),
  firstAt: z.string(),
});
export type ReportedSubject = z.output<typeof reportedSubject>;

/** The open reports of a game, its blocked players and its newest moderation, for the people who run it. */
export const openReports = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.object({
    subjects: z.array(reportedSubject),
    blocked: z.array(z.object({ commentId: id, displayName: z.string(), createdAt: z.string() })),
    log: z.array(
      z.object({
        action: z.enum(COMMENT_ACTIONS),
        before: z.string(),
        reason: z.string(),
        actedAt: z.string(),
        actor: z.string().nullable(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OpenReports = z.output<typeof openReports.answers>;
