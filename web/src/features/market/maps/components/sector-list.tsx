import { t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';

interface SectorListProps {
  /** the sectors in sight */
  readonly codes: readonly string[];
  readonly chosen: readonly string[];
  readonly onChosen: (codes: readonly string[]) => void;
}

/** So many sectors can be read as a list; from further away there are too many of them. */
const MOST = 60;

/** The sectors in sight, to be taken into an area without a pointer. */
export function SectorList({ codes, chosen, onChosen }: SectorListProps) {
  if (codes.length === 0) return null;
  if (codes.length > MOST) return <p className="maps-fine">{t('maps.draw.nearer')}</p>;
  return (
    <fieldset className="maps-sectors">
      <legend>{t('maps.draw.sectors')}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={code}
          checked={chosen.includes(code)}
          onChange={({ currentTarget: { checked } }) =>
            onChosen(checked ? [...chosen, code] : chosen.filter((one) => one !== code))
          }
        />
      ))}
    </fieldset>
  );
}
