import { z } from 'zod';
import { DOSSIER_STAGES } from '../domain/dossier/guide/stages.ts';
import { DOSSIER_NOTICE_KINDS, DOSSIER_NOTICE_WAYS } from '../domain/dossier/notices.ts';
import { id } from './fields.ts';

const ofDossier = { dossierId: id };
const hour = z.number().int().min(0).max(23);
const timeZone = z.string().max(64);
const stage = z.enum(DOSSIER_STAGES);

const notice = z.object({
  id,
  kind: z.enum(DOSSIER_NOTICE_KINDS),
  madeAt: z.string(),
  isRead: z.boolean(),
  /** who did it; null: nobody did, or their account is gone */
  actor: z.string().nullable(),
  /** the note, question, task, appointment, home or offer */
  subjectId: id,
  /** null: it is gone, or not the reader's to see any more */
  title: z.string().nullable(),
  assetId: id.nullable(),
  /** of an appointment: when it is, or was to be */
  startsAt: z.string().nullable(),
  timeZone: z.string().nullable(),
  fromStage: stage.nullable(),
  toStage: stage.nullable(),
});
export type DossierNotice = z.output<typeof notice>;

/** What others did in a dossier, for the caller, the newest first. */
export const ownDossierNotices = {
  takes: z.object({ ...ofDossier, after: id.nullish() }),
  answers: z.object({ rows: z.array(notice), next: id.nullable() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** How many of them are unread, up to a hundred. */
export const unreadDossierNotices = {
  takes: z.object(ofDossier),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Marks some as read or unread, or all of them; answers how many are unread. */
export const markDossierNotices = {
  takes: z.object({
    ...ofDossier,
    noticeIds: z.array(id).min(1).max(200).nullish(),
    isRead: z.boolean().optional(),
  }),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;

const wayOfKind = z.object({ kind: z.enum(DOSSIER_NOTICE_KINDS), way: z.enum(DOSSIER_NOTICE_WAYS) });
const noticeWays = z.object({
  ways: z.array(wayOfKind),
  /** of mails: when the daily one comes, and when none comes; null where none is asked for */
  hour: hour.nullable(),
  quietFrom: hour.nullable(),
  quietUntil: hour.nullable(),
  timeZone: timeZone.nullable(),
  address: z.string().nullable(),
});
export type DossierNoticeWays = z.output<typeof noticeWays>;

/** How the caller wants to be told of what happens in a dossier. */
export const ownDossierNoticeWays = {
  takes: z.object(ofDossier),
  answers: noticeWays,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Says how; kinds that are not named stay as they are. */
export const setDossierNoticeWays = {
  takes: z.object({
    ...ofDossier,
    ways: z.array(wayOfKind).max(40),
    hour,
    timeZone,
    locale: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    quietFrom: hour.nullish(),
    quietUntil: hour.nullish(),
  }),
  answers: noticeWays,
  callers: 'account',
  mayRepeat: true,
} as const;
