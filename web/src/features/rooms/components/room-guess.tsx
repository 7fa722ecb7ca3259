import type { RoomPlayer, RoomRound, RoomView } from '#wire/rooms.ts';
import { useEffect, useState, type SubmitEvent } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { isMessageKey, locale, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Ruler, type RulerValue } from '#ui/ruler.tsx';
import { keepDraft, readDraft } from '../kept-draft.ts';
import { awaited, isOnSharedLine, lastToGuess } from '../room-standing.ts';
import { RoomClock } from './room-clock.tsx';
import { RoomHome } from './room-home.tsx';
import { RoomProposals } from './room-proposals.tsx';
import type { RoomPart } from './room-screen.tsx';

/** A round that is open: the home, the own guess, and whom everybody waits for. */
export function RoomGuess({ round, ...part }: RoomPart & { readonly round: RoomRound }) {
  const { view, isBusy, onOrder, offsetMs } = part;
  const me = view.players.find(({ number }) => number === view.you);
  const isPlaying = me !== undefined && !me.isWatcher && me.isPlaying;
  const waiting = awaited(view.players);
  const last = lastToGuess(view.players);
  const { gameListingId } = round;
  const { code, gameNumber } = view;
  const isKept = round.ownGuess !== null;
  const isTogether = view.play.teaming === 'together';
  const isOfAudience = me?.isWatcher === true && view.kind !== 'class' && !isTogether;
  useEffect(() => {
    if (isKept) keepDraft({ code, gameNumber, gameListingId }, null);
  }, [isKept, code, gameNumber, gameListingId]);
  return (
    <section className="room-round">
      <p className="room-progress">
        {t('rooms.round', { number: round.number, rounds: round.rounds })}
        {round.deadlineAt === null ? null : <RoomClock deadlineAt={round.deadlineAt} offsetMs={offsetMs} />}
      </p>
      {round.isWithdrawn ? (
        <p role="alert">{t('rooms.withdrawn')}</p>
      ) : (
        <RoomHome round={round} isShared={isOnSharedLine(view)} />
      )}
      {isOfAudience && !round.isWithdrawn ? (
        <p className="room-audience muted">
          {t('rooms.audience.how', { guessed: view.audience.guessed, least: view.audience.least })}
        </p>
      ) : null}
      {round.isWithdrawn || (!isPlaying && !isOfAudience) ? (
        <p role="status">{round.isWithdrawn ? null : t(absenceOf(me, view))}</p>
      ) : round.ownGuess ? (
        <p role="status" className="room-kept">
          {t('rooms.kept', { amount: amountText(round) })}
        </p>
      ) : (
        <GuessForm round={round} view={view} onOrder={onOrder} />
      )}
      {isTogether ? (
        <RoomProposals {...part} round={round} />
      ) : last?.number === view.you ? (
        <p role="status" className="room-nudge">
          {t('rooms.nudgeYou')}
        </p>
      ) : waiting.length > 0 && round.ownGuess ? (
        <p role="status">{plural('rooms.waitingFor', waiting.length, { name: waiting[0]?.name ?? '' })}</p>
      ) : null}
      {view.host === view.you && !isTogether ? (
        <Button onClick={() => void onOrder({ command: 'reveal' })} isBusy={isBusy}>
          {t('rooms.reveal')}
        </Button>
      ) : null}
    </section>
  );
}

/** Why somebody does not guess this home. */
function absenceOf(
  me: RoomPlayer | undefined,
  { play }: RoomView,
): 'rooms.watching' | 'rooms.out.you' | 'rooms.nextRound' {
  if (me?.outAfter != null) return 'rooms.out.you';
  // Nobody comes late into an elimination, not even by coming back.
  return !me || me.isWatcher || play.eliminates ? 'rooms.watching' : 'rooms.nextRound';
}

function GuessForm({
  round,
  view,
  onOrder,
}: Pick<RoomPart, 'view' | 'onOrder'> & { readonly round: RoomRound }) {
  const { code, gameNumber } = view;
  const draftOf = { code, gameNumber, gameListingId: round.gameListingId };
  const [value, setValue] = useState<RulerValue | null>(() => readDraft(draftOf));
  const [isAsked, setIsAsked] = useState(false);
  const isTogether = view.play.teaming === 'together';
  const hasProposed = view.players.some(
    ({ number, proposalMinor }) => number === view.you && proposalMinor !== null,
  );
  const [isSent, setIsSent] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSent) return;
    if (value === null) {
      setIsAsked(true);
      return;
    }
    const { gameListingId, currency, isRange } = round;
    const amount = isRange && !isTogether ? { ...value } : { amountMinor: value.lowMinor };
    setIsSent(true);
    // Another step may be under way, a host's "Next home" say: the guess follows it and is never left out.
    await onOrder({ command: isTogether ? 'propose' : 'guess', gameListingId, currency, ...amount });
    setIsSent(false);
  };
  return (
    <form className="room-form room-guess" onSubmit={(event) => void submit(event)} noValidate>
      <Ruler
        mode={round.isRange ? 'range' : 'point'}
        value={value}
        onChange={(next) => {
          setValue(next);
          keepDraft(draftOf, next);
          setIsAsked(false);
        }}
        bounds={round.bounds}
        currency={round.currency}
        locale={locale()}
        labels={{
          guess: t('guess.field'),
          low: t('guess.low'),
          high: t('guess.high'),
          ruler: t('guess.ruler'),
          spread: t('guess.spread'),
          less: t('guess.less'),
          more: t('guess.more'),
          priceKind:
            round.priceKind === 'sold' && round.priceYear !== null
              ? t('kind.soldIn', { year: String(round.priceYear), currency: round.currency })
              : t(`kind.${round.priceKind}`, { currency: round.currency }),
          prompt: t('guess.prompt'),
          refusal: (code, { min, max }) => {
            const key = `refusal.${code}`;
            return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', {
              min,
              max,
              currency: round.currency,
            });
          },
        }}
      />
      {isAsked ? (
        <p className="form-error" role="alert">
          {t('guess.missing')}
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="large" isWide isBusy={isSent}>
        {t(isTogether ? (hasProposed ? 'rooms.coop.change' : 'rooms.coop.propose') : 'guess.submit')}
      </Button>
    </form>
  );
}

function amountText({ ownGuess, currency }: RoomRound): string {
  const money = (minor: number) => formatMoney(minor, currency, locale());
  if (!ownGuess) return '';
  return ownGuess.amountMinor === null
    ? `${money(ownGuess.lowMinor ?? 0)} – ${money(ownGuess.highMinor ?? 0)}`
    : money(ownGuess.amountMinor);
}
