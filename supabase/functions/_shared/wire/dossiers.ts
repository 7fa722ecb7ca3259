import { z } from 'zod';
import { DOSSIER_TICKS, INVITED_ROLES, DOSSIER_MEMBER_ROLES } from '../domain/capabilities.ts';
import { id } from './fields.ts';

const role = z.enum(DOSSIER_MEMBER_ROLES);
const invitedRole = z.enum(INVITED_ROLES);
const tick = z.enum(Object.keys(DOSSIER_TICKS) as [keyof typeof DOSSIER_TICKS]);
const token = z.string().min(32).max(128);
const country = z.string().regex(/^[A-Z]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const done = z.boolean();
const ofDossier = { dossierId: id };

/** Opens a dossier, perhaps about a home. */
export const createDossier = {
  takes: z.object({
    title: z.string().trim().min(1).max(160),
    home: z
      .object({
        address: z.string().trim().min(1).max(300),
        postcode: z.string().trim().max(20).nullish(),
        country,
        priceMinor: z.number().int().positive().nullish(),
        currency: currency.nullish(),
      })
      .nullish(),
    countryCode: country.nullish(),
    currency: currency.nullish(),
    /** chosen by whoever opens it: the same one sent again is the same dossier */
    id: id.nullish(),
  }),
  answers: z.object({ dossierId: id }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** A link by which people come into a dossier. Its token is told this once. */
export const inviteToDossier = {
  takes: z.object({
    ...ofDossier,
    role: invitedRole,
    expiresAt: z.string().nullish(),
    /** how many people it lets in; one unless said otherwise */
    uses: z.number().int().min(1).max(20).nullish(),
    /** the mailbox of the only account that may use it */
    email: z.string().max(254).nullish(),
  }),
  answers: z.object({ id, token: z.string(), expiresAt: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

export const revokeDossierInvitation = {
  takes: z.object({ invitationId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** What an invitation leads to, before it is accepted. */
export const dossierInvitation = {
  takes: z.object({ token }),
  answers: z.object({
    /** of whoever is in already */
    dossierId: id.nullable(),
    title: z.string(),
    role: invitedRole,
    /** what the caller is there already */
    ownRole: role.nullable(),
    expiresAt: z.string(),
    owner: z.string().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Comes into a dossier by an invitation; whoever is in already stays as they are. */
export const acceptInvitation = {
  takes: z.object({ token }),
  answers: z.object({ ...ofDossier, role }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** The people of a dossier; for its owner also open links, and whether support may look. */
export const dossierPeople = {
  takes: z.object(ofDossier),
  answers: z.object({
    /** on which the dossier tells them what changed; another one after somebody has left */
    topic: z.string(),
    people: z.array(
      z.object({
        userId: id,
        name: z.string(),
        role,
        ticks: z.array(tick),
        joinedAt: z.string(),
        isSelf: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({
        id,
        role: invitedRole,
        mostUses: z.number().int(),
        uses: z.number().int(),
        createdAt: z.string(),
        expiresAt: z.string(),
        isForOneAccount: z.boolean(),
      }),
    ),
    supportUntil: z.string().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** What somebody is in a dossier, and what its owner ticked for them. */
export const setDossierMember = {
  takes: z.object({ ...ofDossier, userId: id, role: invitedRole, ticks: z.array(tick).optional() }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes somebody out of a dossier; oneself is leaving it. */
export const removeFromDossier = {
  takes: z.object({ ...ofDossier, userId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

export const handOverDossier = {
  takes: z.object({ ...ofDossier, userId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: false,
} as const;

export const archiveDossier = {
  takes: z.object({ ...ofDossier, isArchived: z.boolean().optional() }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Closes a dossier to everybody; until it is gone it can be put back. */
export const deleteDossier = {
  takes: z.object(ofDossier),
  answers: z.object({ goneAt: z.string() }),
  callers: 'account',
  mayRepeat: true,
} as const;

export const restoreDossier = {
  takes: z.object(ofDossier),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Who came into a dossier, left it or took its data along, the newest first. */
export const dossierLog = {
  takes: z.object({ ...ofDossier, after: z.number().int().nullish() }),
  answers: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        action: z.string(),
        loggedAt: z.string(),
        actor: z.string().nullable(),
        subject: z.string().nullable(),
        role: z.string().nullable(),
        ticks: z.array(tick),
      }),
    ),
    next: z.number().int().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Notes in the log that the caller takes the data along. That a link was opened stands there by itself. */
export const logDossierAccess = {
  takes: z.object({ ...ofDossier, action: z.enum(['exported']) }),
  answers: done,
  callers: 'account',
  mayRepeat: false,
} as const;

/** Lets the platform's own people read a dossier until then; without a time ends that. */
export const setDossierSupport = {
  takes: z.object({ ...ofDossier, expiresAt: z.string().nullish() }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Makes a home of a dossier the one that it is about most of all. */
export const choosePrimaryHome = {
  takes: z.object({ assetId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a home out of its dossier; for thirty days it may be put back. */
export const removeHomeFromDossier = {
  takes: z.object({ assetId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

export const putHomeBack = {
  takes: z.object({ assetId: id }),
  answers: done,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a home that the caller manages or has guessed into a dossier; the same one once. */
export const addListingToDossier = {
  takes: z.object({ ...ofDossier, listingId: id }),
  answers: z.object({ assetId: id }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** The dossiers that the caller is in, those that changed last first. */
export const ownDossiers = {
  takes: z.object({}),
  answers: z.object({
    dossiers: z.array(z.object({ id, title: z.string(), role, isArchived: z.boolean() })),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
