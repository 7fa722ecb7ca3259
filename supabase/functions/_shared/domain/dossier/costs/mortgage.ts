/** A loan on a home. Amounts are minor units; the rate is a year's, in basis points (hundredths of a per cent). */
export interface Loan {
  readonly amountMinor: number;
  readonly rateBp: number;
  readonly months: number;
  /** `interest-only`: the whole loan is still owed at the end */
  readonly kind: 'repayment' | 'interest-only';
  /** paid each month beside what is due; 0 for nothing */
  readonly overpaymentMinor: number;
}

/** One month, as a lender would book it. */
export interface LoanMonth {
  /** 1 for the first */
  readonly month: number;
  readonly paidMinor: number;
  readonly interestMinor: number;
  /** owed after the payment */
  readonly balanceMinor: number;
}

export interface LoanCost {
  /** what is due each month, without overpayment */
  readonly monthlyMinor: number;
  readonly totalInterestMinor: number;
  /** until nothing is owed, or the term is over */
  readonly months: number;
  /** owed when the term is over: all of an interest-only loan */
  readonly leftMinor: number;
}

/** The longest term that anything here computes: 50 years. */
export const MOST_LOAN_MONTHS = 600;
export const MOST_RATE_BP = 3000;

/** Is this a loan that can be computed? What somebody types while typing often is none. */
export function isLoan(loan: Loan): boolean {
  const { amountMinor, rateBp, months, overpaymentMinor } = loan;
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  return (
    isWithin(amountMinor, 0, 1_000_000_000_000) &&
    isWithin(rateBp, 0, MOST_RATE_BP) &&
    isWithin(months, 1, MOST_LOAN_MONTHS) &&
    isWithin(overpaymentMinor, 0, 1_000_000_000_000)
  );
}

/**
 * The level payment that repays a loan: P·r / (1 − (1 + r)^−n), with r a twelfth of the year's rate. Rounded up to the
 * minor unit, so that the term suffices; of an interest-only loan it is the month's interest.
 */
export function monthlyPayment({ amountMinor, rateBp, months, kind }: Loan): number {
  const rate = monthlyRate(rateBp);
  if (kind === 'interest-only') return Math.round(amountMinor * rate);
  if (rate === 0) return Math.ceil(amountMinor / months);
  return Math.ceil((amountMinor * rate) / -Math.expm1(-months * Math.log1p(rate)));
}

/** Month by month until nothing is owed or the term is over. Interest is rounded to the minor unit each month. */
export function loanSchedule(loan: Loan): LoanMonth[] {
  const rate = monthlyRate(loan.rateBp);
  const due = monthlyPayment(loan);
  const rows: LoanMonth[] = [];
  let balanceMinor = loan.amountMinor;
  for (let month = 1; month <= loan.months && balanceMinor > 0; month += 1) {
    const interestMinor = Math.round(balanceMinor * rate);
    const owed = balanceMinor + interestMinor;
    const isLast = loan.kind === 'repayment' && month === loan.months;
    const paidMinor = isLast ? owed : Math.min(owed, due + loan.overpaymentMinor);
    balanceMinor = owed - paidMinor;
    rows.push({ month, paidMinor, interestMinor, balanceMinor });
  }
  return rows;
}

/** What a loan costs in all. */
export function loanCost(loan: Loan): LoanCost {
  const rows = loanSchedule(loan);
  return {
    monthlyMinor: monthlyPayment(loan),
    totalInterestMinor: rows.reduce((sum, { interestMinor }) => sum + interestMinor, 0),
    months: rows.length,
    leftMinor: rows.at(-1)?.balanceMinor ?? 0,
  };
}

/** The balance after each year, for a chart: the first entry is today. */
export function balanceByYear(loan: Loan): number[] {
  const rows = loanSchedule(loan);
  const ends = rows.filter(({ month }) => month % 12 === 0 || month === rows.length);
  return [loan.amountMinor, ...ends.map(({ balanceMinor }) => balanceMinor)];
}

/** How much more a month costs when the rate rises by so many basis points; 100 are one point. */
export function riseOfRate(loan: Loan, byBp = 100): number {
  return monthlyPayment({ ...loan, rateBp: loan.rateBp + byBp }) - monthlyPayment(loan);
}

/** Months and interest that overpaying saves. */
export function savedByOverpaying(loan: Loan): { readonly months: number; readonly interestMinor: number } {
  const without = loanCost({ ...loan, overpaymentMinor: 0 });
  const withIt = loanCost(loan);
  return {
    months: without.months - withIt.months,
    interestMinor: without.totalInterestMinor - withIt.totalInterestMinor,
  };
}

function monthlyRate(rateBp: number): number {
  return rateBp / 10_000 / 12;
}
