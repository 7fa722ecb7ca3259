import { useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { forgetMailLink, mailLink, type MailLink, type MailLinkKind } from '#lib/mail-link.ts';
import { openMailLink, type LinkedAccount } from '#lib/supabase.ts';

/** How far a link of a mail has got. */
export type MailLinkState =
  /** the page was opened without one, or reloaded after it was used */
  | { readonly at: 'none' }
  | { readonly at: 'opening' }
  | { readonly at: 'failed'; readonly error: AppError }
  /** the first of the two links by which an address is changed */
  | { readonly at: 'half' }
  | { readonly at: 'open'; readonly kind: MailLinkKind; readonly account: LinkedAccount };

// A proof is good once: a page that is drawn twice asks the server once.
let opening: Promise<MailLinkState> | null = null;

/** Opens the link that was set aside when the page came. A try that did not reach the server can be repeated. */
export function useMailLink(): { state: MailLinkState; retry: () => void } {
  const [state, setState] = useState<MailLinkState>(() => ({ at: mailLink() ? 'opening' : 'none' }));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const link = mailLink();
    if (!link) return;
    opening ??= open(link);
    let isHere = true;
    void opening.then((next) => {
      if (isHere) setState(next);
    });
    return () => {
      isHere = false;
    };
  }, [tries]);
  const retry = () => {
    opening = null;
    setState({ at: 'opening' });
    setTries((count) => count + 1);
  };
  return { state, retry };
}

/** The link is done with: what it proved is a session now, or was given up. */
export function endMailLink(): void {
  forgetMailLink();
  opening = null;
}

async function open(link: MailLink): Promise<MailLinkState> {
  try {
    const account = await openMailLink(link);
    return account ? { at: 'open', kind: link.kind, account } : { at: 'half' };
  } catch (thrown) {
    return { at: 'failed', error: toAppError(thrown) };
  }
}
