import { useState } from 'react';
import type { HideableFact } from '#domain/clues.ts';
import { CLUE_KEYS, type ClueKey } from '#domain/clue-keys.ts';
import { fitReadFacts, HOME_FIELDS } from '#domain/home-fields.ts';
import type { DraftRow } from '#wire/drafts.ts';
import type { HomeFacts } from '#wire/homes.ts';
import { scrubPrices } from '#domain/price-scrub.ts';
import { hideAddress } from '#domain/hide-address.ts';
import { listingTitle } from '#domain/listing-title.ts';
import { districtOf } from '#functions/_shared/reader/texts/read-postcode.ts';
import { homeTypeOf } from '#functions/_shared/reader/texts/home-words.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { modeOptions } from '#domain/modes.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { sayHomeFacts } from '#kit/homes/say-home-facts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Ruler, type RulerValue } from '#ui/ruler.tsx';
import { useBuilder } from '../builder-context.ts';
import { PhotoThumb, storedUrl } from './photo-thumb.tsx';

interface PreviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The game as a player meets it: one home after the other, without anything that tells the price. */
export function PreviewDialog({ isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('builder.preview')}
      labels={{ close: t('builder.close') }}
    >
      <Preview />
    </Dialog>
  );
}

/** Of a home that is to be guessed from its photos alone. */
const NOTHING_SEEN: ReturnType<typeof seenBy> = { title: '', facts: [], description: '' };

function Preview() {
  const { document, judged } = useBuilder();
  const [place, setPlace] = useState(0);
  const [value, setValue] = useState<RulerValue | null>(null);
  const rows = judged.filter(({ isIn }) => isIn).map(({ row }) => row);
  const row = rows[Math.min(place, rows.length - 1)];
  if (!row) return <p className="muted">{t('builder.preview.none')}</p>;
  const { currency, rules } = document;
  const bounds = rules.bounds ?? marketBounds(currency, 'asking') ?? { minMinor: 1, maxMinor: 2 };
  const { showsFacts = true, showsPhotos = true, isRange = false } = modeOptions(rules.mode);
  const seen = showsFacts ? seenBy(row, rules.hiddenFacts) : NOTHING_SEEN;
  const isSold = row.facts.price?.kind === 'sold';
  return (
    <article
      className="builder-preview"
      aria-label={t('builder.preview.home', { place: place + 1, total: rows.length })}
    >
      <p className="muted">{t('builder.preview.home', { place: place + 1, total: rows.length })}</p>
      <div className="builder-preview-photos">
        {row.photos
          .filter(({ rights }) => showsPhotos && rights !== 'link-only')
          .map((photo) => (
            <PhotoThumb key={photo.id} photo={photo} alt={showsFacts ? photo.alt : ''} />
          ))}
        {showsPhotos && row.card?.photoPath && row.card.photoWidth !== null ? (
          <img
            className="builder-thumb"
            src={storedUrl(row.card.photoPath, row.card.photoWidth, row.card.photoType)}
            alt=""
          />
        ) : null}
      </div>
      <h3>{seen.title || t('facts.unnamed')}</h3>
      <ul className="builder-preview-facts">
        {seen.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {seen.description ? <p className="builder-preview-text">{seen.description}</p> : null}
      <Ruler
        mode={isRange ? 'range' : 'point'}
        value={value}
        onChange={setValue}
        bounds={bounds}
        currency={currency}
        locale={locale()}
        labels={{
          guess: t('guess.field'),
          low: t('guess.low'),
          high: t('guess.high'),
          ruler: t('guess.ruler'),
          spread: t('guess.spread'),
          less: t('guess.less'),
          more: t('guess.more'),
          priceKind: t(isSold ? 'kind.sold' : 'kind.asking', { currency }),
          prompt: t('guess.prompt'),
          refusal: (code, { min, max }) => {
            const key = `refusal.${code}`;
            return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', { min, max, currency });
          },
        }}
      />
      <div className="builder-actions">
        <Button onClick={() => setPlace(place - 1)} disabled={place === 0}>
          {t('builder.preview.before')}
        </Button>
        <Button onClick={() => setPlace(place + 1)} disabled={place + 1 >= rows.length}>
          {t('builder.preview.next')}
        </Button>
      </div>
    </article>
  );
}

/** What is left of a home for its players; the publishing function does the same. */
function seenBy({ facts, card, sources }: DraftRow, hidden: readonly HideableFact[]) {
  const shows = (clue: HideableFact) => !hidden.includes(clue);
  const { price, address, postcode, country } = facts;
  const known =
    price?.amountMinor != null && price.currency !== null
      ? { amountMinor: price.amountMinor, currency: price.currency }
      : undefined;
  const forPlayers = (text: string) => hideAddress(scrubPrices(text, known), address, postcode).trim();
  const type = homeTypeOf(facts.propertyType) ?? homeTypeOf(facts.title) ?? 'house';
  const district = districtOf(postcode, address, country);
  const place = facts.town ?? district ?? facts.region ?? '';
  const named = sources.title === 'typed' ? forPlayers(facts.title ?? '') : '';
  const isNamed = (['town', 'district', 'region', 'bedrooms', 'property_type'] as const).every(shows);
  const told: HomeFacts = {
    ...fitReadFacts(facts),
    ...{ title: '', features: [], propertyType: type },
    floorAreaM2: facts.area?.m2,
    plotAreaM2: facts.plot?.m2,
  };
  return {
    title: isNamed ? (card?.title ?? (named || listingTitle(facts.bedrooms, type, place))) : '№ 1',
    facts: [
      ...sayHomeFacts(keepFacts(told, (key) => shows(HOME_FIELDS[key].column))),
      shows('town') ? facts.town : null,
      shows('district') ? district : null,
    ].filter((fact): fact is string => Boolean(fact)),
    description: shows('description') ? forPlayers(facts.description ?? '') : '',
  };
}

/** The facts that pass; the others are not known. */
function keepFacts(facts: HomeFacts, isKept: (key: ClueKey) => boolean): HomeFacts {
  const lost = CLUE_KEYS.filter((key) => !isKept(key)).map((key) => [key, undefined] as const);
  return { ...facts, ...Object.fromEntries(lost) };
}
