import { locale, plural, t } from '#lib/i18n.ts';
import { currencyName } from '#ui/currency-name.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { inCurrency, otherCurrencies } from '../draft/game-currency.ts';
import { wantAtMost } from '../draft/judge-rows.ts';

/** Homes in another currency than the game: whoever makes it says which of the two it is about. */
export function OtherCurrencies() {
  const { judged, document, change } = useBuilder();
  return otherCurrencies(judged).map(({ currency, rowIds }) => (
    <div key={currency} className="builder-other-currency">
      <p role="status">
        {plural('builder.otherCurrency', rowIds.size, {
          currency: currencyName(currency, locale()),
          game: currencyName(document.currency, locale()),
        })}
      </p>
      <p>
        <Button
          size="small"
          onClick={() =>
            change((old) =>
              wantAtMost(inCurrency(currency)(old), MAX_GAME_LISTINGS, ({ id }) => rowIds.has(id)),
            )
          }
        >
          {t('builder.otherCurrency.take', { currency: currencyName(currency, locale()) })}
        </Button>{' '}
        <Button
          size="small"
          kind="quiet"
          onClick={() =>
            change((old) => ({
              ...old,
              rows: old.rows.map((row) => (rowIds.has(row.id) ? { ...row, isWanted: false } : row)),
            }))
          }
        >
          {plural('builder.otherCurrency.leave', rowIds.size)}
        </Button>
      </p>
    </div>
  ));
}
