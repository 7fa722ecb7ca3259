import { useCallback, useState } from 'react';
import { z } from 'zod';
import { MOST_RATE_BP } from '#domain/dossier/costs/mortgage.ts';
import { BUYER_KINDS } from '#domain/dossier/tax/purchase-tax.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { ownKey } from '#kit/rows/device-store.ts';

const amount = z.number().int().min(0).max(1_000_000_000_000);

/** By what somebody reckons: their own deposit and rate, and who they are to the tax office. */
export const costInputs = z.object({
  depositMinor: amount.nullable(),
  /** a year's, in per cent */
  ratePercent: z
    .number()
    .min(0)
    .max(MOST_RATE_BP / 100)
    .nullable(),
  years: z.number().int().min(1).max(50).nullable(),
  kind: z.enum(['repayment', 'interest-only']),
  overpaymentMinor: amount.nullable(),
  buyer: z.enum(BUYER_KINDS),
});
export type CostInputs = z.output<typeof costInputs>;

const START: CostInputs = {
  ...{ depositMinor: null, ratePercent: null, years: 25, kind: 'repayment' },
  ...{ overpaymentMinor: null, buyer: 'standard' },
};

const keyOf = (dossierId: string) => ownKey(`dossier-costs:${dossierId}`);

/** What was kept on this device; what is missing or broken in it begins anew. */
export function readInputs(dossierId: string): CostInputs {
  const kept = readStoredJson('local', keyOf(dossierId));
  const read = costInputs.safeParse({ ...START, ...(typeof kept === 'object' ? kept : {}) });
  return read.success ? read.data : START;
}

/**
 * What somebody reckons with, kept on their device: each of those who buy may try other figures. A deposit that nobody has
 * typed here is the hunter's own, where the profile may be read.
 */
export function useCostInputs(
  dossierId: string,
  ownDepositMinor: number | null,
): readonly [CostInputs, <K extends keyof CostInputs>(name: K, value: CostInputs[K]) => void] {
  const [typed, setTyped] = useState(() => readInputs(dossierId));
  const set = useCallback(
    <K extends keyof CostInputs>(name: K, value: CostInputs[K]) =>
      setTyped((now) => {
        const next = { ...now, [name]: value };
        writeStored('local', keyOf(dossierId), JSON.stringify(next));
        return next;
      }),
    [dossierId],
  );
  return [{ ...typed, depositMinor: typed.depositMinor ?? ownDepositMinor }, set];
}
