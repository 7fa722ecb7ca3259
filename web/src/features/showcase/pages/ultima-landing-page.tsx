import { useLoaderData } from 'react-router-dom';
import { formatMoney } from '#domain/format-money.ts';
import { minorPerMajor } from '#domain/money.ts';
import { brand } from '#lib/brand.ts';
import { locale, t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { ProductLanding } from '../components/product-landing.tsx';
import { loadProduct, type ProductData } from '../load-product.ts';

export function loader(): Promise<ProductData> {
  return loadProduct('ultima');
}

/** Sudden death: the run ends with the first guess that misses by too much. */
export function Component() {
  return (
    <ProductLanding product="ultima" createPath={PATHS.createUltimaGame} {...useLoaderData<ProductData>()}>
      <SuddenDeath currency={brand().currency} />
    </ProductLanding>
  );
}

/** A quarter off ends the run (decisions, section 3): the guesses that stay in, for a round figure. */
const EXAMPLE_MAJOR = 400_000;
const LIMIT = 1.25;

function SuddenDeath({ currency }: { readonly currency: string }) {
  const money = (major: number): string => formatMoney(major * minorPerMajor(currency), currency, locale());
  const price = money(EXAMPLE_MAJOR);
  const low = money(EXAMPLE_MAJOR / LIMIT);
  const high = money(EXAMPLE_MAJOR * LIMIT);
  return (
    <section className="home-section landing-part">
      <h2>{t('landing.ultima.rule')}</h2>
      <p className="landing-text">{t('landing.ultima.ruleText')}</p>
      <dl className="landing-limits">
        <div data-kind="out">
          <dt>{t('landing.ultima.under', { low })}</dt>
          <dd>{t('landing.ultima.out')}</dd>
        </div>
        <div data-kind="in">
          <dt>{t('landing.ultima.between', { low, high })}</dt>
          <dd>{t('landing.ultima.in')}</dd>
        </div>
        <div data-kind="out">
          <dt>{t('landing.ultima.over', { high })}</dt>
          <dd>{t('landing.ultima.out')}</dd>
        </div>
      </dl>
      <p className="muted">{t('landing.ultima.example', { price })}</p>
    </section>
  );
}
