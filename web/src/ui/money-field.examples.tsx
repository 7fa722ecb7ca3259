import { useState } from 'react';
import type { Example } from './example.ts';
import { MoneyField } from './money-field.tsx';
import { sampleMoney, sampleRefusal } from './sample-money.ts';
import { Stack } from './stack.tsx';

function Held({
  label,
  start,
  locale,
  currency,
}: {
  label: string;
  start: number | null;
  locale?: string;
  currency?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <MoneyField
      {...sampleMoney}
      {...(locale && currency ? { locale, currency } : {})}
      label={label}
      valueMinor={value}
      onChange={setValue}
      refusalText={sampleRefusal}
      hint="For example 450k"
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack>
        <Held label="Asking price" start={45_000_000} />
        <Held label="Budget" start={null} />
        <Held label="Precio" start={125_000_000} locale="es" currency="EUR" />
      </Stack>
    ),
  },
];
