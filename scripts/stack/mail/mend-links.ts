import { mailLinkPage } from './mail-link-page.ts';

/** A link to the Auth service, as upstream writes it into the HTML and the text of a mail. */
const VERIFY =
  /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?token=([^&"'\s<]+)&(?:amp;)?type=(\w+)&(?:amp;)?redirect_to=[^&"'\s<]+/g;

/**
 * Upstream's mails link to the Auth service, which answers with a session in the address. Here they lead to the site's
 * page of mail links, which proves the link itself and asks.
 * @param returnTo the page that was asked for, already known to be the site's own
 */
export function mendLinks(text: string, siteUrl: string, returnTo: string | undefined): string {
  return text.replace(VERIFY, (_, tokenHash: string, kind: string) =>
    mailLinkPage(siteUrl, tokenHash, kind, returnTo),
  );
}
