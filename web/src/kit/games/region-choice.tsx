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
  const hint = () => {
    const chosen = boards?.find(({ name }) => name === value);
    if (!chosen) return undefined;
    return t(chosen.hasBoard ? 'start.regionBoard' : 'start.oneRegion');
  };
  return (
    <Select
      label={t('start.region')}
      hint={hint()}
      value={value}
      options={[
        { value: '', label: t('start.allRegions') },
        ...regions.map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
