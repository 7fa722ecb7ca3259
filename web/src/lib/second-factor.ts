import { callRpc } from './api.ts';
import { countingFactors, type SecondFactor } from './awaits-code.ts';
import { clients, refuse, renewSession } from './supabase.ts';

/** Whose session a code is given for: that of this browser, or what a link of a mail has just proved. */
export type ClientName = keyof typeof clients;

/** What an authenticator app is set up with. */
export interface BegunFactor {
  readonly id: string;
  /** to be typed where nothing can be scanned */
  readonly secret: string;
  /** what the drawing holds */
  readonly uri: string;
}

export interface FactorState {
  /** false where this site's Auth service knows no second factors */
  readonly isOffered: boolean;
  readonly factors: readonly SecondFactor[];
}

/** The reader's factors, and whether there can be any. */
export async function readFactors(): Promise<FactorState> {
  // Asked of the database: an Auth service without them has no address that would say so without an error.
  if (!(await callRpc('offers_second_factors', {}))) return { isOffered: false, factors: [] };
  const { data, error } = await clients.own.auth.mfa.listFactors();
  if (error) refuse(error);
  return { isOffered: true, factors: countingFactors({ factors: data.all }) };
}

/** Begins an authenticator app. It counts once a code of it was given; what was begun before and left goes. */
export async function beginFactor(name: string, issuer: string): Promise<BegunFactor> {
  const { mfa } = clients.own.auth;
  const listed = await mfa.listFactors();
  if (listed.error) refuse(listed.error);
  for (const { id, status } of listed.data.all)
    if (status === 'unverified') await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
  if (error) refuse(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Gives a code. The session is as sure as it can be from then on, and others of the account without a code end. */
export async function giveCode(factorId: string, code: string, whose: ClientName = 'own'): Promise<void> {
  const { error } = await clients[whose].auth.mfa.challengeAndVerify({ factorId, code });
  if (error) refuse(error);
}

/** Takes a factor away, by a session that has just given a code. */
export async function removeFactor(factorId: string): Promise<void> {
  const { error } = await clients.own.auth.mfa.unenroll({ factorId });
  if (error && error.code !== 'mfa_factor_not_found') refuse(error);
  // The session that this browser keeps still names the factor.
  await renewSession();
}
