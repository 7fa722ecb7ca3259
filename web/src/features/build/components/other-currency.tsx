import { locale, plural, t } from '#lib/i18n.ts';
import { currencyName } from '#ui/currency-name.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { otherCurrencies, rereadPrices } from '../draft/game-currency.ts';
import { wantAtMost } from '../draft/judge-rows.ts';

/** Homes in another currency than the game: whoever makes it says which of the two it is about. */
export function OtherCurrencies() {
  const { judged, document, change, currencyChange } = useBuilder();
  const game = document.currency;
  return otherCurrencies(judged).map(({ currency, rowIds }) => (
    <div key={currency} className="builder-other-currency">
      <p role="status">
        {plural('builder.otherCurrency', rowIds.size, {
          currency: currencyName(currency, locale()),
          game: currencyName(game, locale()),
        })}
      </p>
      <div className="builder-actions">
        <Button size="small" onClick={() => currencyChange.choose(currency)}>
          {t('builder.otherCurrency.take', { currency: currencyName(currency, locale()) })}
        </Button>
        {isCurrencyCode(game) && judged.some(({ row }) => rowIds.has(row.id) && row.listingId === null) ? (
          <Button
            size="small"
            onClick={() =>
              change((old) =>
                wantAtMost(rereadPrices(currency, game)(old), MAX_GAME_LISTINGS, ({ id }) => rowIds.has(id)),
              )
            }
          >
            {plural('builder.currency.read', rowIds.size, { after: currencyName(game, locale()) })}
          </Button>
        ) : null}
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
      </div>
    </div>
  ));
}
