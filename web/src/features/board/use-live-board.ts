import { useEffect, useState } from 'react';

/**
 * Calls back when a game's board has changed. The realtime client is a chunk of its own, loaded once the board is on
 * screen. Answers whether the board is live.
 */
export function useLiveBoard(gameId: string, onChange: () => void): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('#lib/supabase.ts').then(
      ({ listen }) => {
        if (!isGone) stop = listen(`leaderboard:${gameId}`, 'changed', onChange, setIsLive);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [gameId, onChange]);
  return isLive;
}
