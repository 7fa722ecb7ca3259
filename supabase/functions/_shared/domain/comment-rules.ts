/** Characters of a comment, after spaces around it are taken off. */
export const COMMENT_LENGTH = { least: 1, most: 1000 } as const;

/** How long its author may change a comment. */
export const COMMENT_EDIT_MS = 15 * 60_000;

/** Why somebody reports a name or a comment. The screens have a text for each. */
export const REPORT_REASONS = ['abuse', 'personal', 'spam', 'spoiler', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The most characters of the note beside it. */
export const REPORT_NOTE_LENGTH = 500;
