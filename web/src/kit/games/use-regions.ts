import { useEffect, useState } from 'react';
import type { BoardFacts } from '#wire/boards.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** The regions of a game and which of them have a board; null until that is known. */
export function useRegions(slug: string): BoardFacts['regions'] | null {
  const [regions, setRegions] = useState<BoardFacts['regions'] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callRpc('board_facts', { gameSlug: slug, ...brandArg(), ...guestArgs() }).then(
      (facts) => {
        if (isCurrent) setRegions(facts.regions);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return regions;
}
