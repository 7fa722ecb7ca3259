import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { FieldBinding, FieldTexts } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';

/** What rooms are counted in, and up to how many a list offers: more are kept where a page or a file says so. */
const COUNTS = {
  bedrooms: { step: 1, most: 20 },
  bathrooms: { step: 0.5, most: 12 },
} as const;
export type RoomKind = keyof typeof COUNTS;

/** Whether a fact of a home counts rooms. */
export function isRoomKind(key: string): key is RoomKind {
  return Object.hasOwn(COUNTS, key);
}

interface RoomCountProps extends FieldBinding<number | null>, FieldTexts {
  readonly kind: RoomKind;
}

/** How many rooms of a kind a home has, from a list: typing the figure chooses it. */
export function RoomCount({ kind, value, onChange, ...field }: RoomCountProps) {
  const { step, most } = COUNTS[kind];
  const offered = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  const counts = value === null || offered.includes(value) ? offered : [...offered, value];
  return (
    <FormChoice
      {...field}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: t('manage.fact.unknownWord') },
        ...counts.map((count) => ({ value: String(count), label: formatNumber(count) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
