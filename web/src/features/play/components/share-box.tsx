import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { downloadPicture } from '#kit/files/download-picture.ts';
import { canSend, useShare } from '../use-share.ts';
import { ShareSaid } from './share-said.tsx';

interface ShareBoxProps {
  /** the slug of the game that is handed on */
  readonly game: string;
  readonly url: string;
  /** what is pasted into a chat; the address itself where there is nothing to add to it */
  readonly text: string;
  /** the same for people and places without emoji */
  readonly words?: string;
  readonly image?: { readonly url: string; readonly name: string };
}

/** Every way to hand a result on. Each says aloud that it worked; where it did not, the text is there to be taken by hand. */
export function ShareBox({ game, url, text, words, image }: ShareBoxProps) {
  const { said, say, manual, copy, send } = useShare(game);
  const [isFetching, setIsFetching] = useState(false);
  const download = async (file: NonNullable<ShareBoxProps['image']>) => {
    setIsFetching(true);
    say((await downloadPicture(file.url, file.name)) ? 'share.downloaded' : 'share.downloadFailed');
    setIsFetching(false);
  };

  return (
    <div className="share-box">
      <div className="share-actions">
        {canSend() ? (
          <Button onClick={() => void send(text === url ? { url } : { text }, text)}>
            {t('share.send')}
          </Button>
        ) : null}
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
      <ShareSaid said={said} manual={manual} />
      {said === 'share.downloadFailed' && image ? (
        <TextLink href={image.url} target="_blank" rel="noreferrer">
          {t('share.openImage')}
        </TextLink>
      ) : null}
    </div>
  );
}
