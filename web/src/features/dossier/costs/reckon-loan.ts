import {
  balanceByYear,
  isLoan,
  loanCost,
  riseOfRate,
  savedByOverpaying,
  type Loan,
  type LoanCost,
} from '#domain/dossier/costs/mortgage.ts';
import type { CostInputs } from './cost-inputs.ts';

/** What a loan for a home comes to. */
export interface ReckonedLoan extends LoanCost {
  readonly loan: Loan;
  /** by how much a month rises with the rate by one point */
  readonly riseMinor: number;
  /** null: nothing is overpaid */
  readonly saved: { readonly months: number; readonly interestMinor: number } | null;
  readonly balances: readonly number[];
}

/** What is still to be said before a loan can be reckoned. */
export type LoanLack = 'price' | 'deposit' | 'rate' | 'years' | 'none-needed';

/** The loan for a home at a price by somebody's own deposit and rate, or what is lacking for it. */
export function reckonLoan(priceMinor: number | null, inputs: CostInputs): ReckonedLoan | LoanLack {
  const { depositMinor, ratePercent, years, kind, overpaymentMinor } = inputs;
  if (priceMinor === null) return 'price';
  if (depositMinor === null) return 'deposit';
  if (depositMinor >= priceMinor) return 'none-needed';
  if (ratePercent === null) return 'rate';
  if (years === null) return 'years';
  const loan: Loan = {
    amountMinor: priceMinor - depositMinor,
    rateBp: Math.round(ratePercent * 100),
    months: years * 12,
    kind,
    overpaymentMinor: overpaymentMinor ?? 0,
  };
  if (!isLoan(loan)) return 'rate';
  return {
    loan,
    ...loanCost(loan),
    riseMinor: riseOfRate(loan),
    saved: loan.overpaymentMinor > 0 ? savedByOverpaying(loan) : null,
    balances: balanceByYear(loan),
  };
}
