import type { HomeFacts as Facts } from '#wire/homes.ts';
import { t } from '#lib/i18n.ts';
import { sayHomeFacts } from '#kit/homes/say-home-facts.ts';

/** The facts that move a price, in one line that fits a phone. */
export function HomeFacts({ facts }: { readonly facts: Facts }) {
  return (
    <ul className="home-facts" aria-label={t('facts.label')}>
      {sayHomeFacts(facts).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Where a home is, as far as a player may know before guessing: town, postcode district, region. */
export function placeOf({ town, district, region }: Facts): string {
  return [town && district ? `${town} ${district}` : (town ?? district), region === town ? null : region]
    .filter(Boolean)
    .join(', ');
}
