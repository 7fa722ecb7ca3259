import type { CommentAction, NameAction } from '#wire/moderation.ts';
import type { ReportReason } from '#domain/comment-rules.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Reports a name on a board to the people who run the game. A visitor becomes a guest by it. */
export async function reportName(
  slug: string,
  entry: string,
  reason: ReportReason,
  note: string,
): Promise<void> {
  const { guestToken } = await callRpc('report_name', {
    gameSlug: slug,
    ...brandArg(),
    entry,
    reason,
    note,
    ...guestArgs(),
  });
  if (guestToken) keepGuestToken(guestToken);
}

/** Replaces a name on the board, or closes its reports; the reason is kept in the log. */
export async function moderateName(
  slug: string,
  entry: string,
  action: NameAction,
  reason: string,
): Promise<void> {
  await callRpc('moderate_name', { gameSlug: slug, ...brandArg(), entry, action, reason });
}

/** Acts on a comment that was reported, or on its author; the reason is kept in the log. */
export async function moderateReported(
  commentId: string,
  action: CommentAction,
  reason: string,
): Promise<void> {
  await callRpc('moderate_comment', { commentId, action, reason });
}
