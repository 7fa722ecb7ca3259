import { PATHS } from './paths.ts';

/** What a link of a mail is about; the auth server's words. */
export const MAIL_LINK_KINDS = [
  'signup',
  'email',
  'magiclink',
  'recovery',
  'invite',
  'email_change',
] as const;
export type MailLinkKind = (typeof MAIL_LINK_KINDS)[number];

/** The one-time proof that a link of a mail carries. It signs nobody in by itself: the page of mail links asks first. */
export interface MailLink {
  readonly tokenHash: string;
  readonly kind: MailLinkKind;
}

let link: MailLink | null = null;

/**
 * Takes the proof out of the address and out of the history, before anything else is loaded. Only the page of mail links
 * has one; what stands behind the # is read nowhere, and goes with it.
 */
export function setAsideMailLink(): void {
  const { pathname, search } = window.location;
  if (pathname !== PATHS.confirmLink) return;
  const query = new URLSearchParams(search);
  link = readMailLink(query);
  const next = query.get('next');
  const kept = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  window.history.replaceState(null, '', pathname + kept);
}

/** The proof in a query; null where there is none, or none of a kind that is known. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const tokenHash = query.get('token_hash') ?? '';
  const kind = MAIL_LINK_KINDS.find((known) => known === query.get('type'));
  return kind && /^[\w-]{16,200}$/.test(tokenHash) ? { tokenHash, kind } : null;
}

/** The proof that was set aside, until it is forgotten. */
export function mailLink(): MailLink | null {
  return link;
}

/** It is used, or of no use. */
export function forgetMailLink(): void {
  link = null;
}
