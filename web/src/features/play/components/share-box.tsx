import { useState } from 'react';
import { t, type MessageKey } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { downloadFile } from '#kit/files/download-file.ts';
import { ManualCopy } from '#kit/files/manual-copy.tsx';

interface ShareBoxProps {
  readonly url: string;
  /** what is pasted into a chat; the address itself where there is nothing to add to it */
  readonly text: string;
  /** the same for people and places without emoji */
  readonly words?: string;
  readonly image?: { readonly url: string; readonly fileName: string };
}

/** Every way to hand a result on. Each says aloud that it worked; where it did not, the text is there to be taken by hand. */
export function ShareBox({ url, text, words, image }: ShareBoxProps) {
  const [said, setSaid] = useState<MessageKey | null>(null);
  const [manual, setManual] = useState<string | null>(null);
  const [isFetching, setIsFetching] = useState(false);

  const copy = async (what: string, done: MessageKey) => {
    try {
      await navigator.clipboard.writeText(what);
      setManual(null);
      setSaid(done);
    } catch {
      // No clipboard without https, and none where the browser was told so.
      setManual(what);
      setSaid('share.copyFailed');
    }
  };
  const send = async () => {
    try {
      await navigator.share(text === url ? { url } : { text });
      setSaid('share.sent');
    } catch (thrown) {
      // Closing the list of apps is no failure.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      setManual(text);
      setSaid('share.sendFailed');
    }
  };
  const download = async (file: NonNullable<ShareBoxProps['image']>) => {
    setIsFetching(true);
    setSaid((await downloadFile(file.url, file.fileName)) ? 'share.downloaded' : 'share.downloadFailed');
    setIsFetching(false);
  };

  return (
    <div className="share-box">
      <div className="share-actions">
        {'share' in navigator ? <Button onClick={() => void send()}>{t('share.send')}</Button> : null}
        {text === url ? null : (
          <Button onClick={() => void copy(text, 'share.copiedText')}>{t('share.copyText')}</Button>
        )}
        {words === undefined ? null : (
          <Button onClick={() => void copy(words, 'share.copiedWords')}>{t('share.copyWords')}</Button>
        )}
        <Button onClick={() => void copy(url, 'share.copiedLink')}>{t('share.copyLink')}</Button>
        {image ? (
          <Button onClick={() => void download(image)} isBusy={isFetching}>
            {t('share.download')}
          </Button>
        ) : null}
      </div>
      <p className="share-said" role="status">
        {said ? t(said) : null}
      </p>
      {said === 'share.downloadFailed' && image ? (
        <TextLink href={image.url} target="_blank" rel="noreferrer">
          {t('share.openImage')}
        </TextLink>
      ) : null}
      {manual === null ? null : <ManualCopy text={manual} />}
    </div>
  );
}
