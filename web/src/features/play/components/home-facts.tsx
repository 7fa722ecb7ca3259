import type { HomeFacts as Facts } from '#wire/homes.ts';
import { formatArea } from '#lib/format.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { plural, t } from '#lib/i18n.ts';

/** The facts that move a price, in one line that fits a phone. */
export function HomeFacts({ facts }: { readonly facts: Facts }) {
  const shown = [
    facts.propertyType ? homeWord('propertyType', facts.propertyType) : null,
    count('facts.bedrooms', facts.bedrooms),
    count('facts.bathrooms', facts.bathrooms),
    facts.floorAreaM2 ? formatArea(facts.floorAreaM2) : null,
    facts.yearBuilt ? t('facts.built', { year: String(facts.yearBuilt) }) : null,
    facts.plotAreaM2 ? t('facts.plot', { area: formatArea(facts.plotAreaM2) }) : null,
    facts.tenure ? homeWord('tenure', facts.tenure) : null,
    facts.energyRating ? t('facts.energy', { rating: facts.energyRating }) : null,
  ].filter((fact) => fact !== null);
  return (
    <ul className="home-facts" aria-label={t('facts.label')}>
      {shown.map((fact) => (
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

function count(key: 'facts.bedrooms' | 'facts.bathrooms', value: number | null | undefined): string | null {
  return value ? plural(key, value) : null;
}
