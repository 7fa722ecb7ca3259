import { describe, expect, it } from 'vitest';
import { runningCosts, type StatedCost } from './running-costs.ts';

const energy: StatedCost = { kind: 'energy', yearlyMinor: 180_000, source: 'certificate', on: '2019-05-01' };

describe('runningCosts()', () => {
  it('adds up what is stated and names what is not', () => {
    const costs = runningCosts(
      [energy, { kind: 'insurance', yearlyMinor: 30_000, source: 'typed', on: null }],
      'leasehold',
    );
    expect(costs.yearlyMinor).toBe(210_000);
    expect(costs.monthlyMinor).toBe(17_500);
    expect(costs.unknown).toEqual(['mortgage', 'council_tax', 'service_charge', 'ground_rent']);
  });
  it('asks no freeholder for ground rent', () => {
    expect(runningCosts([], 'freehold').unknown).not.toContain('ground_rent');
    expect(runningCosts([], 'unknown').unknown).toContain('ground_rent');
  });
  it('takes the newest statement of a cost, whatever the order', () => {
    const reply: StatedCost = { kind: 'energy', yearlyMinor: 150_000, source: 'reply', on: '2026-01-01' };
    expect(runningCosts([energy, reply], 'freehold').rows).toEqual([reply]);
    expect(runningCosts([reply, energy], 'freehold').rows).toEqual([reply]);
  });
  it('counts nothing that is no amount, and a stated nothing as known', () => {
    const none: StatedCost = { ...energy, yearlyMinor: NaN };
    expect(runningCosts([none], 'freehold').unknown).toContain('energy');
    const free: StatedCost = { kind: 'service_charge', yearlyMinor: 0, source: 'reply', on: null };
    expect(runningCosts([free], 'freehold').unknown).not.toContain('service_charge');
  });
});
