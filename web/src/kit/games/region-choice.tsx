import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';

interface RegionChoiceProps {
  readonly regions: readonly string[];
  /** empty: all of them */
  readonly value: string;
  readonly onChange: (region: string) => void;
}

/** Where the homes of the run are: in all regions that the game names, or in one of them, which is practice. */
export function RegionChoice({ regions, value, onChange }: RegionChoiceProps) {
  return (
    <Select
      label={t('start.region')}
      hint={value === '' ? undefined : t('start.oneRegion')}
      value={value}
      options={[
        { value: '', label: t('start.allRegions') },
        ...regions.map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
