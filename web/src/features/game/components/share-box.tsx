import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';

interface ShareBoxProps {
  readonly url: string;
  readonly text: string;
}

/** The link to a result that gives no price away: to copy, or to hand to another app. */
export function ShareBox({ url, text }: ShareBoxProps) {
  const [isManual, setIsManual] = useState(false);
  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what);
      showToast({ tone: 'good', text: t('share.copied') });
    } catch {
      // No clipboard on pages without https: show the text, ready to be copied by hand.
      setIsManual(true);
    }
  };
  return (
    <div className="share-box">
      <div className="share-actions">
        <Button onClick={() => void copy(text)}>{t('share.copyText')}</Button>
        <Button onClick={() => void copy(url)}>{t('share.copyLink')}</Button>
        {'share' in navigator ? (
          <Button kind="quiet" onClick={() => void navigator.share({ text, url }).catch(() => undefined)}>
            {t('share.send')}
          </Button>
        ) : null}
      </div>
      {isManual ? (
        <textarea
          className="ui-input"
          readOnly
          rows={4}
          value={text}
          aria-label={t('share.manual')}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  );
}
