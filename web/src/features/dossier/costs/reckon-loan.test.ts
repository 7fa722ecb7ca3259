import { describe, expect, it } from 'vitest';
import type { CostInputs } from './cost-inputs.ts';
import { reckonLoan } from './reckon-loan.ts';

const inputs: CostInputs = {
  ...{ depositMinor: 5000000, ratePercent: 4.5, years: 25, kind: 'repayment' },
  ...{ overpaymentMinor: null, buyer: 'standard' },
};

describe('reckonLoan()', () => {
  it('reckons by the own deposit and rate', () => {
    const told = reckonLoan(25000000, inputs);
    if (typeof told === 'string') throw new Error(told);
    // 200,000 at 4.5 % over 25 years: 1,111.67 a month, as every lender's table has it.
    expect(told.monthlyMinor).toBe(111167);
    expect(told.riseMinor).toBeGreaterThan(11000);
    expect(told.saved).toBeNull();
    expect([told.balances[0], told.balances.at(-1)]).toEqual([20000000, 0]);
  });

  it('tells what overpaying saves, and that interest alone pays nothing back', () => {
    const over = reckonLoan(25000000, { ...inputs, overpaymentMinor: 20000 });
    const interest = reckonLoan(25000000, { ...inputs, kind: 'interest-only' });
    if (typeof over === 'string' || typeof interest === 'string') throw new Error('both are loans');
    expect(over.saved?.months).toBeGreaterThan(60);
    expect([interest.monthlyMinor, interest.leftMinor]).toEqual([75000, 20000000]);
  });

  it('says what is lacking, one thing at a time', () => {
    expect(reckonLoan(null, inputs)).toBe('price');
    expect(reckonLoan(25000000, { ...inputs, depositMinor: null })).toBe('deposit');
    expect(reckonLoan(5000000, inputs)).toBe('none-needed');
    expect(reckonLoan(25000000, { ...inputs, ratePercent: null })).toBe('rate');
    expect(reckonLoan(25000000, { ...inputs, years: null })).toBe('years');
  });
});
