import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { RoomPart } from '../components/room-screen.tsx';
import { pupilsOf } from './pupils.ts';

/** What moves a class's game, for its teacher alone: one step on, and in a round the pause and the way past it. */
export function ClassTools({ view, isBusy, onOrder }: RoomPart) {
  const { phase, round, isPaused } = view;
  const isLast = round?.number === round?.rounds;
  if (phase === 'lobby' || phase === 'finished') {
    const isEmpty = pupilsOf(view).length === 0;
    return (
      <div className="class-tools">
        <Button
          kind="primary"
          size="large"
          isBusy={isBusy}
          disabled={isEmpty}
          onClick={() => void onOrder({ command: phase === 'lobby' ? 'start' : 'rematch' })}
        >
          {t(phase === 'lobby' ? 'classes.lobby.start' : 'classes.again')}
        </Button>
        {isEmpty ? <p className="muted">{t('classes.lobby.short')}</p> : null}
      </div>
    );
  }
  if (phase === 'revealed') {
    return (
      <div className="class-tools">
        <Button kind="primary" size="large" isBusy={isBusy} onClick={() => void onOrder({ command: 'next' })}>
          {t(isLast ? 'rooms.toPodium' : 'rooms.next')}
        </Button>
      </div>
    );
  }
  // A home that is passed over is revealed as any other, so that what was guessed counts; nobody stays to look.
  const skip = async () => {
    await onOrder({ command: 'reveal' });
    await onOrder({ command: 'next' });
  };
  return (
    <div className="class-tools">
      <Button kind="primary" size="large" isBusy={isBusy} onClick={() => void onOrder({ command: 'reveal' })}>
        {t('classes.reveal')}
      </Button>
      <Button
        size="large"
        isBusy={isBusy}
        onClick={() => void onOrder({ command: 'pause', isPaused: !isPaused })}
      >
        {t(isPaused ? 'classes.goOn' : 'classes.pause')}
      </Button>
      <Button
        kind="quiet"
        size="large"
        isBusy={isBusy}
        title={t('classes.skipHint')}
        onClick={() => void skip()}
      >
        {t('classes.skip')}
      </Button>
    </div>
  );
}
