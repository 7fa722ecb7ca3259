import { useEffect, useState } from 'react';

/** The token of a mail's link, taken out of the address: it opens a reminder, so it stays in no history. */
export function useLinkToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('reminder'));
  useEffect(() => {
    if (token !== null)
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
  }, [token]);
  return token;
}
