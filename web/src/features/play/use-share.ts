import { useState } from 'react';
import type { MessageKey } from '#lib/i18n.ts';
import { countShare } from '#kit/sharing/count-share.ts';

/**
 * Handing a text on: to an app, or into the clipboard. What came of it is said; what failed is there to be copied by hand.
 * @param game the game that is handed on, or what came of it: the agency reads how often that was
 */
export function useShare(game: string) {
  const [said, say] = useState<MessageKey | null>(null);
  const [manual, setManual] = useState<string | null>(null);

  const copy = async (text: string, done: MessageKey) => {
    try {
      await navigator.clipboard.writeText(text);
      setManual(null);
      say(done);
      countShare(game);
    } catch {
      // No clipboard without https, and none where the browser was told so.
      setManual(text);
      say('share.copyFailed');
    }
  };
  const send = async (data: ShareData, text: string) => {
    try {
      await navigator.share(data);
      say('share.sent');
      countShare(game);
    } catch (thrown) {
      // Closing the list of apps is no failure.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      setManual(text);
      say('share.sendFailed');
    }
  };
  return { said, say, manual, copy, send };
}

/** May the browser hand something on to apps? */
export function canSend(): boolean {
  return 'share' in navigator;
}
