import { useState } from 'react';
import type { EditionPool } from '#wire/editions.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { setAside, takeOut } from '../planning.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { DeedError } from '#kit/call/deed-error.tsx';

type PoolGame = EditionPool['games'][number];

interface PoolGamesProps {
  readonly games: readonly PoolGame[];
  readonly onChanged: (words: string) => Promise<void>;
}

/** The operator's own games, whose homes staff set aside for challenges or take out again. */
export function PoolGames({ games, onChanged }: PoolGamesProps) {
  return (
    <section className="plan-days" aria-labelledby="plan-pool">
      <h2 id="plan-pool">{t('editions.pool')}</h2>
      <p className="muted">{t('editions.poolLead')}</p>
      {games.length === 0 ? (
        <Empty title={t('editions.noGames')}>{t('editions.noGamesHelp')}</Empty>
      ) : (
        <ul className="plan-homes">
          {games.map((game) => (
            <GameRow key={game.slug} game={game} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GameRow({ game, onChanged }: Pick<PoolGamesProps, 'onChanged'> & { readonly game: PoolGame }) {
  const { slug, title, state, homes, setAside: aside } = game;
  const [isAsking, setIsAsking] = useState(false);
  const taking = useDeed();
  const leaving = useDeed();
  const take = () =>
    taking.run(async () => {
      await setAside(slug);
      await onChanged(t('editions.taken'));
    });
  const leave = () =>
    leaving.run(async () => {
      await takeOut(slug);
      setIsAsking(false);
      await onChanged(t('editions.gone'));
    });
  return (
    <li>
      <span>
        {title}
        <br />
        <span className="muted">
          {t('editions.gameHomes', { aside, homes })}{' '}
          {aside > 0 && state !== 'draft' ? t('editions.gameOpen') : null}
        </span>
        <DeedError error={taking.error} />
      </span>
      <span className="daily-ways">
        {aside < homes ? (
          <Button
            isBusy={taking.isBusy}
            aria-label={t('editions.takeOf', { game: title })}
            onClick={() => void take()}
          >
            {t('editions.take')}
          </Button>
        ) : null}
        {aside > 0 ? (
          <Button aria-label={t('editions.outOf', { game: title })} onClick={() => setIsAsking(true)}>
            {t('editions.out')}
          </Button>
        ) : null}
      </span>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('editions.outAsk', { game: title })}
        labels={{ close: t('editions.keep') }}
        actions={
          <Button kind="danger" isBusy={leaving.isBusy} onClick={() => void leave()}>
            {t('editions.out')}
          </Button>
        }
      >
        <p>{t('editions.outFollows')}</p>
        <DeedError error={leaving.error} />
      </Dialog>
    </li>
  );
}
