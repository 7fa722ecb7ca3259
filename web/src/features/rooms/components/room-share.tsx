import type { RoomView } from '#wire/rooms.ts';
import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { doorPath } from '../room-kinds.ts';
import { roomShareText } from '../room-share-text.ts';

/** Hands on how one did, as squares: to the device's own list of apps, or into the clipboard. No price follows from it. */
export function RoomShare({ view }: { readonly view: RoomView }) {
  const [end, setEnd] = useState<'copied' | 'byHand' | null>(null);
  const text = roomShareText(view, location.origin + doorPath(view.kind));
  if (text === null) return null;
  const share = async () => {
    const { share: hand } = navigator as Partial<Pick<Navigator, 'share'>>;
    if (hand) {
      // Who closes the list has shared nothing, and nothing went wrong.
      await hand.call(navigator, { text }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(text);
    setEnd('copied');
  };
  return (
    <div className="room-share">
      <Button onClick={() => void share().catch(() => setEnd('byHand'))}>{t('rooms.share')}</Button>
      <p role="status" className="muted">
        {end === null ? null : t(`rooms.share.${end}`)}
      </p>
      {end === 'byHand' ? <pre>{text}</pre> : null}
    </div>
  );
}
