/** Where a link of an agency's page may lead: within the site, to another one, to a mailbox or a telephone. */
const OWN_PATH = /^\/(?![/\\])[^\s\\"<>`]*$/;
const MAILBOX = /^mailto:[^\s@"<>?]+@[^\s@"<>?]+$/i;
const TELEPHONE = /^tel:\+?[\d\-().]{3,30}$/i;
/** A host with a dot and perhaps a port; nobody's name before it, no backslash, quote or bracket after it. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#][^\s\\"<>`]*)?$/iu;
const LONGEST = 500;

/**
 * A link as it is kept and followed; null where it is none of these. Whatever a browser would read into an odd spelling (a
 * script, a host behind two slashes, letters that nobody sees) is no link here.
 */
export function checkedLink(text: string): string | null {
  const link = text.trim();
  if (link === '' || link.length > LONGEST || hasUnseen(link)) return null;
  if (OWN_PATH.test(link) || MAILBOX.test(link) || TELEPHONE.test(link)) return link;
  return WEB_ADDRESS.test(link) ? link : null;
}

/** Control characters, and those that turn or hide what stands beside them. */
function hasUnseen(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);
}
