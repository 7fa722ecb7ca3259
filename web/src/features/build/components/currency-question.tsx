import { formatMoney } from '#domain/format-money.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { currencyName } from '#ui/currency-name.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useBuilder } from '../builder-context.ts';
import { countPricedIn, sameFigure } from '../draft/game-currency.ts';

/** Asked once when a game with priced homes changes its currency: are the prices that, or do they stay what they are? */
export function CurrencyQuestion() {
  const { document, currencyChange } = useBuilder();
  const { asked, settle } = currencyChange;
  const before = document.currency;
  const count = countPricedIn(document, before);
  const values = {
    before: currencyName(before, locale()),
    after: asked === null ? '' : currencyName(asked, locale()),
  };
  const first = document.rows.find(
    ({ listingId, facts }) =>
      listingId === null && facts.price?.currency === before && facts.price.amountMinor,
  )?.facts.price?.amountMinor;
  const read = first != null && asked !== null ? sameFigure(first, before, asked) : null;
  const others = document.rows.filter(
    ({ listingId, facts }) => listingId !== null && facts.price?.currency === before,
  );
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={() => settle(null)}
      title={plural('builder.currency.ask', count, values)}
      labels={{ close: t('builder.close') }}
    >
      <div className="builder-sheet">
        <div className="builder-answer">
          <Button kind="primary" onClick={() => settle('read')}>
            {plural('builder.currency.read', count, values)}
          </Button>
          {first != null && read !== null && isCurrencyCode(before) && asked !== null ? (
            <p className="muted">
              {t('builder.currency.readHint', {
                before: formatMoney(first, before, locale()),
                after: formatMoney(read, asked, locale()),
              })}
            </p>
          ) : null}
        </div>
        <div className="builder-answer">
          <Button onClick={() => settle('keep')}>{plural('builder.currency.keep', count, values)}</Button>
          <p className="muted">{plural('builder.currency.keepHint', count, values)}</p>
        </div>
        <div className="builder-answer">
          <Button kind="quiet" onClick={() => settle(null)}>
            {t('builder.currency.stay', values)}
          </Button>
        </div>
        {others.length > 0 ? (
          <p className="muted">{plural('builder.currency.others', others.length, values)}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
