import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { lookOf } from '#kit/games/own-look.ts';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import type { GuessAnswer } from '#wire/guesses.ts';
import type { Round } from '#wire/rounds.ts';
import { HomeFacts, placeOf } from '../components/home-facts.tsx';
import { captionedPhotos } from '../photo-captions.ts';
import { inSmall } from '#kit/homes/in-small.ts';

/** Half of a wide window, or of a phone's. */
const SIZES = '(min-width: 72rem) 35rem, 50vw';

interface PairHomeProps {
  readonly round: Round;
  /** what is asked: the kind of its price */
  readonly kind: string;
  readonly answer: GuessAnswer | null;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One of the two homes: what there is to know, and before the reveal the way to call it the dearer one. */
export function PairHome({ round, kind, answer, isChosen, isDisabled, onChoose }: PairHomeProps) {
  const { facts, photos, gameListingId } = round;
  const title = facts.title ?? t('facts.unnamed');
  const captioned = captionedPhotos(photos);
  // Who saves data compares two pictures.
  const shown = lookOf(round.modeOptions).isLight ? inSmall(captioned.slice(0, 1)) : captioned;
  return (
    <section className="pair-home" aria-labelledby={`title-${gameListingId}`}>
      {photos.length > 0 ? (
        <PhotoGallery
          photos={shown}
          sizes={SIZES}
          isFirstUrgent
          labels={{
            gallery: t('pair.photos', { title }),
            previous: t('photos.previous'),
            next: t('photos.next'),
            fullScreen: t('photos.fullScreen'),
            close: t('photos.close'),
            position: (current, total) => t('photos.position', { current, total }),
          }}
        />
      ) : null}
      <h2 id={`title-${gameListingId}`}>{title}</h2>
      <p className="muted">{placeOf(facts)}</p>
      <HomeFacts facts={facts} />
      {answer ? (
        <p className="pair-price" data-said={answer.guess.isDearer || undefined}>
          <strong className="ui-number">
            {answer.guess.priceMinor === null
              ? t('pair.noPrice')
              : formatMoney(answer.guess.priceMinor, answer.guess.currency, locale())}
          </strong>
          {answer.guess.isDearer ? <small>{t('pair.yours')}</small> : null}
        </p>
      ) : (
        <>
          <p className="muted">{kind}</p>
          <label className="pair-choice">
            <input
              type="radio"
              name="dearer"
              checked={isChosen}
              disabled={isDisabled}
              onChange={onChoose}
              aria-describedby={`title-${gameListingId}`}
            />
            {t('pair.this')}
          </label>
        </>
      )}
    </section>
  );
}
