import type { SearchQuery } from '#wire/quests.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { SaleRow } from '#kit/market/sale-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readSoldThere, soldPath } from '../sold-there.ts';
import '#kit/market/sold.css';

/**
 * What homes of the search's place and prices were sold for, as registers say it: nobody can buy them, and they tell what is to
 * be had for the money. Without a place there is nothing to hold a search against.
 */
export function SoldThere({ query }: { readonly query: SearchQuery }) {
  const path = soldPath(query);
  const call = useCall(['sold there', query.id, query.version], () => readSoldThere(query));
  if (path === null) return null;
  return (
    <section className="quest-matches" aria-labelledby="quest-sold">
      <h2 id="quest-sold">{t('quests.sold', { place: query.place })}</h2>
      <CallView call={call} waiting={<Skeleton height="8rem" />} failed={t('quests.soldFailed')}>
        {(sold) =>
          sold === null || sold.rows.length === 0 ? (
            <p className="muted">{t('quests.soldNone')}</p>
          ) : (
            <>
              <p>
                {sold.quartiles === null
                  ? t('quests.soldFew')
                  : plural('quests.soldMiddle', sold.count, {
                      low: formatMoney(sold.quartiles.low, sold.currency, locale()),
                      high: formatMoney(sold.quartiles.high, sold.currency, locale()),
                    })}
              </p>
              <ol className="sold-list">
                {sold.rows.map((sale, at) => (
                  <SaleRow key={sale.id} sale={sale} number={at + 1} onShow={null} isShown={false} />
                ))}
              </ol>
              <p>
                <TextLink as={Link} to={path}>
                  {t('quests.soldAll', { place: query.place })}
                </TextLink>
              </p>
            </>
          )
        }
      </CallView>
    </section>
  );
}
