import type { Capability } from '../capabilities.ts';

/** What people of a dossier are told of, and what they must be allowed to for it. The database has the same rows. */
export const DOSSIER_NOTICES = {
  note_shared: 'dossier.read',
  question_answered: 'dossier.read',
  task_assigned: 'dossier.read',
  task_done: 'dossier.read',
  task_reminder: 'dossier.read',
  event_added: 'dossier.read',
  event_moved: 'dossier.read',
  event_cancelled: 'dossier.read',
  stage_changed: 'dossier.read',
  person_joined: 'dossier.read',
  offer_recorded: 'dossier.read-offers',
} as const satisfies Readonly<Record<string, Capability>>;

export type DossierNoticeKind = keyof typeof DOSSIER_NOTICES;
export const DOSSIER_NOTICE_KINDS = Object.keys(DOSSIER_NOTICES) as [
  DossierNoticeKind,
  ...DossierNoticeKind[],
];

/** How somebody is told: not at all, in the app, or there and by mail, at once or once a day. */
export const DOSSIER_NOTICE_WAYS = ['off', 'app', 'at_once', 'daily'] as const;

/** A notice as far as its place in a list is decided by it. */
interface Told {
  readonly id: string;
  readonly kind: DossierNoticeKind;
  readonly actor: string | null;
  readonly madeAt: string;
  readonly isRead: boolean;
}

/** Notices of one kind that one person caused one after the other on one day. */
export interface NoticeGroup<Notice> {
  /** of the first notice, which is the newest */
  readonly id: string;
  readonly notices: readonly [Notice, ...Notice[]];
  readonly isRead: boolean;
}

/**
 * Puts notices that belong together into groups, in the order in which they come.
 * @param dayOf the day of a moment on the reader's own clock
 */
export function groupNotices<Notice extends Told>(
  notices: readonly Notice[],
  dayOf: (at: string) => string,
): NoticeGroup<Notice>[] {
  const groups: { first: Notice; notices: [Notice, ...Notice[]] }[] = [];
  for (const notice of notices) {
    const last = groups.at(-1);
    const first = last?.first;
    if (
      last &&
      first?.kind === notice.kind &&
      first.actor === notice.actor &&
      dayOf(first.madeAt) === dayOf(notice.madeAt)
    )
      last.notices.push(notice);
    else groups.push({ first: notice, notices: [notice] });
  }
  return groups.map(({ first, notices: found }) => ({
    id: first.id,
    notices: found,
    isRead: found.every(({ isRead }) => isRead),
  }));
}
