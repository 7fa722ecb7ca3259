import { t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { useBuilder } from '../builder-context.ts';

const MOST = 40;

/** Regions and towns of the homes that were brought in; ticked ones keep all others out of the game. */
export function RegionsField() {
  const { document, change } = useBuilder();
  const { regions, rows } = document;
  const known = [
    ...new Set(
      rows.flatMap(({ facts }) =>
        [facts.region, facts.town].filter((place): place is string => Boolean(place)),
      ),
    ),
  ].sort((a, b) => a.localeCompare(b));
  const offered = [...new Set([...regions, ...known])].slice(0, MOST);
  if (offered.length < 2 && regions.length === 0) return null;
  return (
    <details className="builder-regions" open={regions.length > 0}>
      <summary>{t('builder.regions')}</summary>
      <p className="muted">{t('builder.regions.help')}</p>
      <div className="builder-checks">
        {offered.map((place) => (
          <Checkbox
            key={place}
            label={place}
            checked={regions.includes(place)}
            onChange={({ currentTarget: { checked } }) =>
              change((old) => ({
                ...old,
                regions: checked ? [...old.regions, place] : old.regions.filter((one) => one !== place),
              }))
            }
          />
        ))}
      </div>
    </details>
  );
}
