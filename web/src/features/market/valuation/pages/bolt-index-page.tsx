import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AllSources } from '../../components/all-sources.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { BOLT_READERS } from '../bolt-subject.ts';
import { ACCURACY_PATH, BOLT_PATH } from '#kit/valuation/valuation-paths.ts';
import '#kit/valuation/valuation.css';

/** What a constructed comparable is, and the ways to one. */
export function Component() {
  return (
    <div className="page valuation">
      <header>
        <h1>{t('bolt.title')}</h1>
        <p className="lead">{t('bolt.lead')}</p>
        <p>{t('bolt.how')}</p>
        <p className="muted">{t('bolt.notice')}</p>
      </header>
      <ul className="value-cards">
        {BOLT_READERS.map((reader) => (
          <Card as="li" key={reader} isLink className="value-card">
            <h2>
              <TextLink as={Link} className="ui-card-link" to={`${BOLT_PATH}/${reader}`}>
                {t(`bolt.${reader}.title`)}
              </TextLink>
            </h2>
            <p>{t(`bolt.${reader}.lead`)}</p>
          </Card>
        ))}
      </ul>
      <p>
        <TextLink as={Link} to={ACCURACY_PATH}>
          {t('valuation.references.accuracy')}
        </TextLink>
      </p>
      <AllSources />
      <MarketWays />
    </div>
  );
}
