import { plural, t } from '#lib/i18n.ts';
import { useBuilder } from '../builder-context.ts';
import { nameOfHome } from '../home-name.ts';

const MOST_NAMES = 8;

/** Homes that are sound and wanted, and stay out all the same: the game is about other regions. */
export function OutsideRegions() {
  const { document, judged } = useBuilder();
  const outside = judged.filter(({ isOutside }) => isOutside);
  if (outside.length === 0) return null;
  return (
    <div className="builder-todo">
      <h2>{plural('builder.outside', outside.length)}</h2>
      <p>{t('builder.outside.help', { regions: document.regions.join(', ') })}</p>
      <ul>
        {outside.slice(0, MOST_NAMES).map(({ row, place }) => (
          <li key={row.id}>
            {nameOfHome(row, place)}
            {row.facts.town ? <span className="muted"> · {row.facts.town}</span> : null}
          </li>
        ))}
      </ul>
      {outside.length > MOST_NAMES ? (
        <p>{t('builder.photos.more', { count: outside.length - MOST_NAMES })}</p>
      ) : null}
    </div>
  );
}
