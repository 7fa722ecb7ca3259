import { z } from 'zod';
import { AGENCY_STANDINGS } from '../domain/agency-access.ts';

/** The agencies that somebody works for, the one of the site first; staff have the site's as well. */
export const ownAgencies = {
  takes: z.object({ brand: z.string().nullish() }),
  answers: z.array(
    z.object({
      id: z.uuid(),
      key: z.string(),
      displayName: z.string(),
      logoUrl: z.string().nullable(),
      role: z.enum(AGENCY_STANDINGS),
      currency: z.string(),
      locales: z.array(z.string()),
    }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnAgency = z.output<typeof ownAgencies.answers>[number];

/** A row's fields as the log has them; their own names are data. */
const loggedFields = z.record(z.string(), z.unknown());

/** What was changed in an agency, newest first. */
export const agencyActivity = {
  takes: z.object({ agencyId: z.uuid(), before: z.int().nullish() }),
  answers: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        /** null: the server itself */
        actor: z.string().nullable(),
        subject: z.string(),
        /** whose membership it is about */
        person: z.string().nullable(),
        verb: z.enum(['added', 'changed', 'removed']),
        before: loggedFields,
        after: loggedFields,
        loggedAt: z.iso.datetime({ offset: true }),
      }),
    ),
    nextBefore: z.int().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencyEntry = z.output<typeof agencyActivity.answers>['entries'][number];

export const AGENCY_ROLES = ['owner', 'admin', 'agent'] as const;
const agencyRole = z.enum(AGENCY_ROLES);
const moment = z.iso.datetime({ offset: true });
const mailbox = z.email().max(254);

/** Who works for an agency, and who was asked to. */
const agencyPeopleAnswer = z.object({
  people: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      role: agencyRole,
      since: moment,
      isSelf: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role: agencyRole,
      sentAt: moment,
      expiresAt: moment,
      isOver: z.boolean(),
    }),
  ),
});
export type AgencyPeople = z.output<typeof agencyPeopleAnswer>;
export type AgencyPerson = AgencyPeople['people'][number];

export const agencyPeople = {
  takes: z.object({ agencyId: z.uuid() }),
  answers: agencyPeopleAnswer,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Sent again it is the same invitation with a new mail. */
export const inviteToAgency = {
  takes: z.object({ agencyId: z.uuid(), email: mailbox, role: agencyRole, locale: z.string() }),
  answers: agencyPeopleAnswer,
  callers: 'account',
  mayRepeat: false,
} as const;

export const revokeAgencyInvitation = {
  takes: z.object({ agencyId: z.uuid(), invitationId: z.uuid() }),
  answers: agencyPeopleAnswer,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Null: the caller is no owner any more, and reads no list of people. */
export const setAgencyRole = {
  takes: z.object({ agencyId: z.uuid(), userId: z.uuid(), role: agencyRole }),
  answers: agencyPeopleAnswer.nullable(),
  callers: 'account',
  mayRepeat: true,
} as const;

export const handOverAgency = {
  takes: z.object({ agencyId: z.uuid(), userId: z.uuid() }),
  answers: z.object({ role: agencyRole }),
  callers: 'account',
  mayRepeat: false,
} as const;

export const removeFromAgency = {
  takes: z.object({ agencyId: z.uuid(), userId: z.uuid() }),
  answers: agencyPeopleAnswer.nullable(),
  callers: 'account',
  mayRepeat: false,
} as const;

/** What an invitation leads to. */
export const agencyInvitation = {
  takes: z.object({ token: z.string() }),
  answers: z.object({
    brand: z.string(),
    name: z.string(),
    role: agencyRole,
    inviter: z.string().nullable(),
    expiresAt: moment,
    isAccepted: z.boolean(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

export const acceptAgencyInvitation = {
  takes: z.object({ token: z.string() }),
  answers: z.object({ agencyId: z.uuid(), brand: z.string() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** For staff. */
export const createAgency = {
  takes: z.object({
    key: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
    displayName: z.string().trim().min(1).max(200),
    locales: z.array(z.string()).min(1).max(20),
    currency: z.string().length(3),
    ownerEmail: z.union([z.literal(''), mailbox]).nullish(),
  }),
  answers: z.object({ agencyId: z.uuid() }),
  callers: 'account',
  mayRepeat: false,
} as const;

export const suspendAgency = {
  takes: z.object({ agencyId: z.uuid(), isSuspended: z.boolean() }),
  answers: z.object({ suspendedAt: moment.nullable() }),
  callers: 'account',
  mayRepeat: true,
} as const;

export const allAgencies = {
  takes: z.object({ search: z.string().nullish(), after: z.string().nullish() }),
  answers: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        key: z.string(),
        displayName: z.string(),
        suspendedAt: moment.nullable(),
        isSample: z.boolean(),
        people: z.int(),
        games: z.int(),
        createdAt: moment,
      }),
    ),
    next: z.string().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type ListedAgency = z.output<typeof allAgencies.answers>['rows'][number];

const playFigures = z.object({
  runs: z.int(),
  completed: z.int(),
  players: z.int(),
  guesses: z.int(),
  shares: z.int(),
});
export type PlayFigures = z.output<typeof playFigures>;

/** What an agency's games were worth, and what needs somebody. */
export const agencyOverview = {
  takes: z.object({ agencyId: z.uuid(), days: z.int().nullish() }),
  answers: z.object({
    /** as many days before as now, the oldest first */
    days: z.array(playFigures.extend({ onDay: z.string() })),
    now: playFigures,
    before: playFigures,
    games: z.object({
      draft: z.int().optional(),
      scheduled: z.int().optional(),
      open: z.int().optional(),
      closed: z.int().optional(),
      archived: z.int().optional(),
    }),
    homes: z.object({
      all: z.int(),
      withoutPhotos: z.int(),
      withoutPrice: z.int(),
      withdrawn: z.int(),
      askedDown: z.int(),
    }),
    people: z.int(),
    hasPlace: z.boolean(),
    hasContact: z.boolean(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencyOverview = z.output<typeof agencyOverview.answers>;
