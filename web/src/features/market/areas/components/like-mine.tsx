import type { Area } from '#wire/areas.ts';
import { useState } from 'react';
import { SQUARE_FEET_PER_M2 } from '#domain/price-per-area.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { currencyOf, kindsOf, priceOfOneLike, type LevelKind } from '../area-figures.ts';
import { kindName, sayPrice } from '../say-level.ts';

/** No home is larger; whoever types more reads no price of it. */
const MOST = 20_000;

interface LikeMineProps {
  readonly area: Area;
  readonly kind: LevelKind;
  readonly onKind: (kind: LevelKind) => void;
}

/** What a home like the reader's costs here: of its kind, and, where a size is typed, of its size. */
export function LikeMine({ area, kind, onKind }: LikeMineProps) {
  const [typed, setTyped] = useState('');
  const isFeet = locale() === 'en-US';
  const size = wholeNumber(typed);
  const areaM2 = size > 0 && size < MOST ? size / (isFeet ? SQUARE_FEET_PER_M2 : 1) : null;
  const { level, bySizeMinor } = priceOfOneLike(area, kind, areaM2);
  const currency = currencyOf(area);
  const kinds = ['all', ...kindsOf(area).map((one) => one.kind)] as const;
  return (
    <section className="like-mine" aria-labelledby="like-mine">
      <h2 id="like-mine">{t('areas.like')}</h2>
      <div className="like-mine-fields">
        <Select
          label={t('sold.type')}
          value={kind}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={({ target }) => {
            const chosen = kinds.find((one) => one === target.value);
            if (chosen) onKind(chosen);
          }}
        />
        <TextField
          label={t('areas.size')}
          inputMode="decimal"
          value={typed}
          maxLength={8}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div role="status">
        {level && level.lowerMinor !== null && level.upperMinor !== null && level.medianMinor !== null ? (
          <>
            <p className="like-mine-price">
              {t('areas.like.middle', { price: sayPrice(level.medianMinor, currency) })}
            </p>
            <p>
              {plural('areas.like.half', level.sales, {
                low: sayPrice(level.lowerMinor, currency),
                high: sayPrice(level.upperMinor, currency),
              })}
            </p>
          </>
        ) : (
          <p>{plural('areas.like.few', level?.sales ?? 0)}</p>
        )}
        {bySizeMinor === null || areaM2 === null ? null : (
          <p>
            {t('areas.like.size', {
              size: formatNumber(Math.round(size)),
              price: sayPrice(bySizeMinor, currency),
            })}
          </p>
        )}
      </div>
      <p className="muted">{t('areas.like.note')}</p>
    </section>
  );
}

/** The whole number of a text, in any way of writing thousands and decimals: "1,200", "84.5", "84,5". */
function wholeNumber(text: string): number {
  return Number(text.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
}
