import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceByYear,
  isLoan,
  loanCost,
  loanSchedule,
  monthlyPayment,
  riseOfRate,
  savedByOverpaying,
  type Loan,
} from './mortgage.ts';

const loan: Loan = {
  amountMinor: 20_000_000,
  rateBp: 500,
  months: 300,
  kind: 'repayment',
  overpaymentMinor: 0,
};

describe('monthlyPayment()', () => {
  it('is what tables of annuities print', () => {
    // £200,000 at 5 % over 25 years: £1,169.18; $100,000 at 6 % over 30 years: $599.55; both rounded up.
    expect(monthlyPayment(loan)).toBe(116_919);
    expect(monthlyPayment({ ...loan, amountMinor: 10_000_000, rateBp: 600, months: 360 })).toBe(59_956);
  });
  it('of an interest-only loan is the interest, and all is left at the end', () => {
    const only: Loan = { ...loan, kind: 'interest-only' };
    expect(monthlyPayment(only)).toBe(83_333);
    expect(loanCost(only).leftMinor).toBe(20_000_000);
  });
  it('without interest is a share of the loan', () => {
    expect(monthlyPayment({ ...loan, rateBp: 0 })).toBe(66_667);
    expect(loanCost({ ...loan, rateBp: 0 }).totalInterestMinor).toBe(0);
  });
});

describe('loanSchedule()', () => {
  const anyLoan = fc.record({
    amountMinor: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    rateBp: fc.integer({ min: 0, max: 3000 }),
    months: fc.integer({ min: 1, max: 600 }),
    kind: fc.constantFrom('repayment' as const, 'interest-only' as const),
    overpaymentMinor: fc.integer({ min: 0, max: 10_000_000 }),
  });
  it('loses no penny: what is paid is the loan, its interest and nothing else', () => {
    fc.assert(
      fc.property(anyLoan, (any) => {
        expect(isLoan(any)).toBe(true);
        const rows = loanSchedule(any);
        const paid = rows.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
        const interest = rows.reduce((sum, { interestMinor }) => sum + interestMinor, 0);
        const left = rows.at(-1)?.balanceMinor ?? 0;
        expect(paid).toBe(any.amountMinor + interest - left);
        expect(rows.length).toBeLessThanOrEqual(any.months);
        expect(rows.every(({ balanceMinor }) => balanceMinor >= 0)).toBe(true);
        if (any.kind === 'repayment') expect(left).toBe(0);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
  it('gives a balance for each year, from the loan down to nothing', () => {
    const balances = balanceByYear(loan);
    expect(balances).toHaveLength(26);
    expect(balances[0]).toBe(20_000_000);
    expect(balances.at(-1)).toBe(0);
    expect(balances).toEqual([...balances].sort((a, b) => b - a));
  });
});

describe('riseOfRate() and savedByOverpaying()', () => {
  it('one point more on £200,000 costs £119.42 a month', () => {
    expect(riseOfRate(loan)).toBe(monthlyPayment({ ...loan, rateBp: 600 }) - 116_919);
    expect(riseOfRate(loan)).toBe(11_942);
  });
  it('overpaying saves months and interest, and nothing where nothing is overpaid', () => {
    expect(savedByOverpaying(loan)).toEqual({ months: 0, interestMinor: 0 });
    const saved = savedByOverpaying({ ...loan, overpaymentMinor: 20_000 });
    expect(saved.months).toBeGreaterThan(60);
    expect(saved.interestMinor).toBeGreaterThan(3_000_000);
  });
  it('isLoan() refuses what is typed half', () => {
    expect(isLoan(loan)).toBe(true);
    expect(isLoan({ ...loan, months: 0 })).toBe(false);
    expect(isLoan({ ...loan, rateBp: NaN })).toBe(false);
    expect(isLoan({ ...loan, amountMinor: 1.5 })).toBe(false);
  });
});
