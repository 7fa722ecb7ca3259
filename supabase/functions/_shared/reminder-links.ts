const encoder = new TextEncoder();

/**
 * The token of a reminder's links: derived from the reminder with the server's key, so that every mail can say it again
 * while the database keeps its hash alone.
 */
export async function reminderToken(secretKey: string, reminderId: string): Promise<string> {
  return derivedToken(secretKey, `reminder:${reminderId}`);
}

/** A token that follows from what it is for, and from the server's key. */
export async function derivedToken(secretKey: string, purpose: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(purpose));
  return hex(signed);
}

/** What the database keeps of a token. */
export async function hashToken(token: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(token)));
}

/** What a reminder tells of: a challenge, what changed in its player's runs, or what others did in a dossier. */
export type ReminderSubject = 'challenge' | 'notices' | 'dossier';

const PAGES: Readonly<Record<ReminderSubject, string>> = {
  challenge: '/daily-challenge/subscribe',
  notices: '/my-notifications',
  // Whoever ends the mails of a dossier may be in none any more.
  dossier: '/my-notifications',
};

/** Where a reminder is confirmed, changed and ended. The token is behind the #, so that no server's log has it. */
export function reminderPage(siteUrl: string, token: string, subject: ReminderSubject): string {
  return `${siteUrl}${PAGES[subject]}#reminder=${encodeURIComponent(token)}`;
}

/** Where somebody reads an invitation into an agency and accepts it, on the agency's own site. */
export function agencyInvitationPage(siteUrl: string, brand: string, token: string): string {
  const url = new URL(`/agency-invitation/${encodeURIComponent(token)}`, siteUrl);
  if (brand !== 'default') url.hostname = `${brand}.${url.hostname}`;
  return url.href;
}

/** The page where a brand's players read what changed in their runs. */
export function noticesPage(siteUrl: string, brand: string): string {
  const url = new URL(PAGES.notices, siteUrl);
  if (brand !== 'default') url.hostname = `${brand}.${url.hostname}`;
  return url.href;
}

/** The page where somebody reads what others did in a dossier. */
export function dossierNoticesPage(siteUrl: string, dossierId: string): string {
  return new URL(`/dossiers/${dossierId}/notifications`, siteUrl).href;
}

/** Where a mail program ends a reminder with one click; whoever opens it instead is led to the page of its subject. */
export function oneClickPage(endUrl: string, token: string, subject: ReminderSubject): string {
  return `${endUrl}?token=${encodeURIComponent(token)}${subject === 'challenge' ? '' : '&about=notices'}`;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
