import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

interface ShareLinkButtonProps {
  readonly url: string;
  readonly title: string;
}

/** Hands a link on: to the device's own list of apps, or where it has none, into the clipboard. */
export function ShareLinkButton({ url, title }: ShareLinkButtonProps) {
  const [end, setEnd] = useState<'copied' | 'byHand' | null>(null);
  const share = async () => {
    // Some browsers have no list of apps, whatever the types say.
    const { share: hand } = navigator as Partial<Pick<Navigator, 'share'>>;
    if (hand) {
      // Who closes the list has shared nothing, and nothing went wrong.
      await hand.call(navigator, { url, title }).catch(() => undefined);
      return;
    }
    // No clipboard on pages without https: the link stands below.
    await navigator.clipboard.writeText(url).then(
      () => setEnd('copied'),
      () => setEnd('byHand'),
    );
  };
  return (
    <>
      <Button onClick={() => void share().catch(() => setEnd('byHand'))}>{t('sharing.share')}</Button>
      <span role="status" className="muted">
        {end === null ? null : t(end === 'copied' ? 'sharing.linkCopied' : 'sharing.byHand')}
      </span>
    </>
  );
}
