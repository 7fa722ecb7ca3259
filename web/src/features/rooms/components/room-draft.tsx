import type { RoomCard } from '#wire/room-drafts.ts';
import type { RoomView } from '#wire/rooms.ts';
import { photoUrl } from '#kit/homes/photo.ts';
import { sayHomeFacts } from '#kit/homes/say-home-facts.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RoomClock } from './room-clock.tsx';
import type { RoomPart } from './room-screen.tsx';

/** Before a game that is drafted: the homes, whose turn it is, and who picked what. No card tells a price. */
export function RoomDraft({ draft, ...part }: RoomPart & { readonly draft: NonNullable<RoomView['draft']> }) {
  const { view, isBusy, onOrder, offsetMs } = part;
  const { turn, rounds, cards, deadlineAt } = draft;
  const nameOf = (seat: number | null) => view.players.find(({ number }) => number === seat)?.name ?? '';
  const isMine = turn === view.you;
  return (
    <section className="room-draft">
      <h2>{t('rooms.draft.title')}</h2>
      <p className="muted">{t('rooms.draft.lead', { rounds, cards: cards.length })}</p>
      <p role="status" className="room-progress" data-mine={isMine || undefined}>
        <span>{isMine ? t('rooms.draft.yours') : t('rooms.draft.turn', { name: nameOf(turn) })}</span>
        {deadlineAt === null ? null : <RoomClock deadlineAt={deadlineAt} offsetMs={offsetMs} />}
      </p>
      {view.host === view.you && !isMine && turn !== null ? (
        <Button onClick={() => void onOrder({ command: 'next' })} isBusy={isBusy}>
          {t('rooms.draft.pickFor', { name: nameOf(turn) })}
        </Button>
      ) : null}
      <ul className="room-cards">
        {cards.map((card) => (
          <li key={card.number} data-picked={card.pickedBy !== null || undefined}>
            {card.photo ? (
              <img src={photoUrl(card.photo, 320)} alt="" loading="lazy" width={320} height={213} />
            ) : null}
            <b>{titleOf(card)}</b>
            <span className="muted">{sayHomeFacts(card.facts).slice(0, 4).join(' · ')}</span>
            {card.pickedBy !== null ? (
              <span>{t('rooms.draft.picked', { name: nameOf(card.pickedBy) })}</span>
            ) : isMine && !card.isWithdrawn ? (
              <Button
                kind="primary"
                isBusy={isBusy}
                aria-label={t('rooms.draft.pickOne', { home: titleOf(card) })}
                onClick={() => void onOrder({ command: 'pick', card: card.number })}
              >
                {t('rooms.draft.pick')}
              </Button>
            ) : null}
            {card.isWithdrawn ? <span className="muted">{t('rooms.withdrawnCard')}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ facts, number }: RoomCard): string {
  return facts.title ?? t('rooms.draft.home', { number: number + 1 });
}
