import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { canSend, useShare } from '../use-share.ts';
import { ShareSaid } from './share-said.tsx';

interface ShareButtonProps {
  /** the slug of the game that is handed on */
  readonly game: string;
  /** what is handed on: squares and the way to the dare */
  readonly text: string;
  /** there is no clearer thing to do here */
  readonly isFirst: boolean;
}

/** The one press that dares a friend: the device's own list of apps, or where it has none, the clipboard. */
export function ShareButton({ game, text, isFirst }: ShareButtonProps) {
  const { said, manual, copy, send } = useShare(game);
  const share = () => (canSend() ? send({ text }, text) : copy(text, 'share.copiedDare'));
  return (
    <>
      <Button kind={isFirst ? 'primary' : 'secondary'} size="large" isWide onClick={() => void share()}>
        {t('share.dare')}
      </Button>
      <ShareSaid said={said} manual={manual} />
    </>
  );
}
