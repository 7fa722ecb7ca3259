import { describe, expect, it } from 'vitest';
import { nextStep, stepsBetween } from './sale-charts.ts';

describe('nextStep()', () => {
  it('goes on by a month, a quarter or a year, over the end of a year', () => {
    expect(nextStep('2024-12-01', 'month')).toBe('2025-01-01');
    expect(nextStep('2024-10-01', 'quarter')).toBe('2025-01-01');
    expect(nextStep('2024-01-01', 'year')).toBe('2025-01-01');
    expect(nextStep('2024-04-01', 'quarter')).toBe('2024-07-01');
  });
});

describe('stepsBetween()', () => {
  it('has steps without a sale as well', () => {
    expect(stepsBetween('2023-10-01', '2024-04-01', 'quarter')).toEqual([
      '2023-10-01',
      '2024-01-01',
      '2024-04-01',
    ]);
  });
});
