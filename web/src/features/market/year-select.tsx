import { Select } from '#ui/select.tsx';

interface YearSelectProps {
  readonly label: string;
  /** no year in particular */
  readonly any: string;
  readonly first: number;
  readonly value: number | null;
  readonly onChange: (year: number | null) => void;
}

const THIS_YEAR = new Date().getFullYear();

/** A year, the latest first, or none in particular. One that an address names is there as well. */
export function YearSelect({ label, any, first, value, onChange }: YearSelectProps) {
  const years = Array.from({ length: THIS_YEAR - first + 1 }, (_, at) => THIS_YEAR - at);
  if (value !== null && !years.includes(value)) years.push(value);
  return (
    <Select
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: any },
        ...years.map((year) => ({ value: String(year), label: String(year) })),
      ]}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
