import type { RoomRound } from '#wire/rooms.ts';
import { medianOf } from '#domain/room-agreement.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { RoomPart } from './room-screen.tsx';

/** What everybody proposes, to be taken over with one press; the host may close with the median. */
export function RoomProposals({ round, view, isBusy, onOrder }: RoomPart & { readonly round: RoomRound }) {
  const { currency, gameListingId } = round;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const players = view.players.filter(({ isWatcher, isPlaying }) => !isWatcher && isPlaying);
  const me = players.find(({ number }) => number === view.you);
  const median = medianOf(players.flatMap(({ proposalMinor }) => proposalMinor ?? []));
  return (
    <section className="room-proposals" aria-labelledby="room-proposals">
      <h3 id="room-proposals">{t('rooms.coop.proposals')}</h3>
      <p className="muted">{t('rooms.coop.lead')}</p>
      <ul className="room-people" aria-live="polite">
        {players.map(({ number, name, proposalMinor }) => (
          <li key={number}>
            <span className="room-name">{name}</span>
            {proposalMinor === null ? (
              <span className="muted">{t('rooms.coop.none')}</span>
            ) : (
              <>
                <b>{money(proposalMinor)}</b>
                {me === undefined || me.proposalMinor === proposalMinor ? null : (
                  <Button
                    size="small"
                    isBusy={isBusy}
                    onClick={() =>
                      void onOrder({
                        command: 'propose',
                        amountMinor: proposalMinor,
                        currency,
                        gameListingId,
                      })
                    }
                  >
                    {t('rooms.coop.same', { amount: money(proposalMinor) })}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {view.host === view.you ? (
        <Button onClick={() => void onOrder({ command: 'reveal' })} isBusy={isBusy}>
          {median === null ? t('rooms.coop.noneYet') : `${t('rooms.coop.close')}: ${money(median)}`}
        </Button>
      ) : null}
    </section>
  );
}
