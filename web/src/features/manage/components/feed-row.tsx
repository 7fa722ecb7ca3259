import type { ImportSource } from '#wire/feeds.ts';
import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { feedReason, feedStanding, feedTime } from '../feed-text.ts';
import { FeedHistory } from './feed-history.tsx';

interface FeedRowProps {
  readonly source: ImportSource;
  readonly isBusy: boolean;
  readonly onRun: (acceptsLoss: boolean) => void;
  readonly onChange: () => void;
  readonly onState: (state: ImportSource['state']) => void;
  readonly onOffer: (isOffered: boolean) => void;
  readonly onRemove: () => void;
}

/** A feed: where it is, how it stands, what may be done with it, and its readings so far. */
export function FeedRow({ source, isBusy, onRun, onChange, onState, onOffer, onRemove }: FeedRowProps) {
  const { id, name, address, state, isRunning, homes, pauseCode } = source;
  const [isOpen, setIsOpen] = useState(false);
  const isPaused = state === 'paused';
  return (
    <div className="feed-row">
      <div className="feed-text">
        <h2>{name}</h2>
        <p className="muted">{address}</p>
        <p>
          <Badge tone={isRunning ? 'accent' : isPaused ? 'warn' : 'good'}>
            {t(`feeds.state.${isRunning ? 'running' : state}`)}
          </Badge>{' '}
          {plural('feeds.homes', homes)} · {feedTime(source.everyMinutes)}
        </p>
        {/* What the last reading says already is not said twice. */}
        {isPaused && pauseCode !== source.lastRun?.code ? (
          <p className="manage-note">{feedReason(pauseCode)}</p>
        ) : null}
        <p>{feedStanding(source)}</p>
        <Switch
          label={t('feeds.offer')}
          hint={t('feeds.offerHelp')}
          checked={source.isForHunters}
          onChange={({ currentTarget: { checked } }) => onOffer(checked)}
        />
      </div>
      <div className="feed-actions">
        {isPaused && pauseCode === 'feed_shrank' ? (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('feeds.acceptLossNamed', { name })}
            onClick={() => onRun(true)}
          >
            {t('feeds.acceptLoss')}
          </Button>
        ) : null}
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={isBusy ? undefined : t('feeds.runNamed', { name })}
          onClick={() => onRun(false)}
        >
          {t(isBusy ? 'feeds.running' : 'feeds.run')}
        </Button>
        <Button size="small" aria-label={t('feeds.changeNamed', { name })} onClick={onChange}>
          {t('feeds.change')}
        </Button>
        <Button
          size="small"
          aria-label={t(isPaused ? 'feeds.resumeNamed' : 'feeds.pauseNamed', { name })}
          onClick={() => onState(isPaused ? 'active' : 'paused')}
        >
          {t(isPaused ? 'feeds.resume' : 'feeds.pause')}
        </Button>
        <Button size="small" kind="quiet" aria-label={t('feeds.removeNamed', { name })} onClick={onRemove}>
          {t('feeds.remove')}
        </Button>
      </div>
      <details className="feed-more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('feeds.history')}</summary>
        {isOpen ? <FeedHistory sourceId={id} name={name} version={source.lastRun?.id ?? ''} /> : null}
      </details>
    </div>
  );
}
