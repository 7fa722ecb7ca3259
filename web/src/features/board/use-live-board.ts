import { useEffect, useState } from 'react';
import { channel } from '#lib/channel.ts';

/** Calls back when a game's board has changed. Answers whether the board is live. */
export function useLiveBoard(gameId: string, onChange: () => void): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(
    () =>
      channel(`leaderboard:${gameId}`, { private: true }, onChange, (state) => setIsLive(state === 'live')),
    [gameId, onChange],
  );
  return isLive;
}
