import { z } from 'zod';
import { PROFILE_PARTS } from '../domain/profile-parts.ts';
import { id } from './fields.ts';
import { badge, seasonStanding } from './records.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
const day = z.string();
const token = z.string().min(32).max(128);

/** A link by which one friend agrees to be compared. Its token is told this once. */
export const inviteFriend = {
  takes: z.object({}),
  answers: z.object({ id, token: z.string(), expiresAt: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** Who invites, before one agrees. */
export const friendInvitation = {
  takes: z.object({ token }),
  answers: z.object({
    name: z.string(),
    expiresAt: z.string(),
    isOwn: z.boolean(),
    areFriends: z.boolean(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Agrees to an invitation, which is used up by it. */
export const acceptFriend = {
  takes: z.object({ token }),
  answers: z.object({ name: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

export const withdrawFriendInvitation = {
  takes: z.object({ invitationId: id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

export const leaveFriend = {
  takes: z.object({ friendshipId: id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

const duel = {
  id,
  name: z.string(),
  sinceAt: z.string(),
  /** games that both have ended */
  games: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
};

/** Whom the caller is compared with, and links that are open. */
export const ownFriends = {
  takes: z.object({}),
  answers: z.object({
    friends: z.array(z.object(duel)),
    invitations: z.array(z.object({ id, createdAt: z.string(), expiresAt: z.string() })),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnFriends = z.output<typeof ownFriends.answers>;
export type Friend = OwnFriends['friends'][number];

/** The games that the caller and a friend have both ended, the latest twenty. */
export const headToHead = {
  takes: z.object({ friendshipId: id }),
  answers: z.object({
    ...duel,
    latest: z.array(
      z.object({
        gameId: id,
        title: z.string(),
        ownScore: z.number().int(),
        friendScore: z.number().int(),
        maxScore: z.number().int(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

const part = z.enum(PROFILE_PARTS);

/** Whether the caller has a public profile, and what it shows. */
export const ownProfile = {
  takes: z.object({}),
  answers: z.object({
    name: z.string(),
    isPublic: z.boolean(),
    handle: z.string().nullable(),
    shows: z.array(part),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnProfile = z.output<typeof ownProfile.answers>;

export const saveProfile = {
  takes: z.object({
    isPublic: z.boolean(),
    shows: z.array(part),
    /** asked before a profile is shown for the first time */
    isSixteen: z.boolean(),
  }),
  answers: ownProfile.answers,
  callers: 'account',
  mayRepeat: true,
} as const;

/** What a player shows to everybody; null: a part that they did not choose. */
export const publicProfile = {
  takes: z.object({ handle: z.string() }),
  answers: z.object({
    name: z.string(),
    sinceOn: day.nullable(),
    season: seasonStanding.nullable(),
    badges: z.array(badge).nullable(),
    accuracy: z.object({ guesses: z.number().int(), medianPercent: z.number() }).nullable(),
    days: z.number().int().nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type PublicProfile = z.output<typeof publicProfile.answers>;

/** Everything that is kept about the caller, as it is handed out: nobody but a person reads it. */
export const ownData = {
  takes: z.object({}),
  answers: z.looseObject({ exportedAt: z.string(), runs: z.array(z.looseObject({ id })) }),
  callers: 'account',
  mayRepeat: true,
} as const;

const signIn = z.object({
  id,
  /** as the browser named itself; null where the Auth service keeps no such name */
  userAgent: z.string().nullable(),
  signedInAt: z.string(),
  usedAt: z.string(),
  /** the session that asks */
  isThis: z.boolean(),
});
export type SignIn = z.output<typeof signIn>;

/** Where the caller's account is signed in, the caller's own session first: at most a hundred. */
export const ownSessions = {
  takes: z.object({}),
  answers: z.array(signIn),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Does this site's Auth service keep second factors? Where it does not, nobody can set one up. */
export const offersSecondFactors = {
  takes: z.object({}),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Ends one of the caller's sessions, and answers those that are left. */
export const signOutSession = {
  takes: z.object({ session: id }),
  answers: z.array(signIn),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Asks for the caller's account to be deleted in thirty days; asked again it changes nothing. */
export const deleteAccount = {
  takes: z.object({
    /** that of the account, typed once more */
    email: z.string(),
    /** the language of the mail that tells the day */
    locale: z.string().max(5).nullish(),
  }),
  answers: z.object({ goesAt: z.string() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Keeps an account that was to be deleted. */
export const keepAccount = {
  takes: z.object({}),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** When the caller's account goes; null: it stays. */
export const accountGoesAt = {
  takes: z.object({}),
  answers: z.string().nullable(),
  callers: 'account',
  mayRepeat: true,
} as const;
