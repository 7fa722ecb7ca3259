import { LEAST_HOMES_OF_REGIONS } from '#domain/regions.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { useRegions } from './use-regions.ts';

interface RegionChoiceProps {
  readonly slug: string;
  readonly regions: readonly string[];
  /** empty: all of them */
  readonly value: string;
  readonly onChange: (region: string) => void;
}

/** Where the homes of the run are: in all regions that the game names, or in one of them, which is ranked where it has a board. */
export function RegionChoice({ slug, regions, value, onChange }: RegionChoiceProps) {
  const boards = useRegions(slug);
  const chosen = boards?.find(({ name }) => name === value);
  // A run needs two homes: fewer would be refused.
  const offered =
    boards?.filter(({ homes }) => homes >= LEAST_HOMES_OF_REGIONS).map(({ name }) => name) ?? regions;
  if (offered.length === 0) return null;
  return (
    <Select
      label={t('start.region')}
      hint={chosen && t(chosen.hasBoard ? 'start.regionBoard' : 'start.oneRegion')}
      value={value}
      options={[
        { value: '', label: t('start.allRegions') },
        ...offered.map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
