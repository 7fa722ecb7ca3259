import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOSSIER_FACT_KEYS, type DossierFact } from '../match/home-facts.ts';
import { feedbackOf, type FeedbackGround } from './feedback-sections.ts';

const rowOf = (fact: DossierFact) => `fact-${fact}`;
const rows = Object.fromEntries(DOSSIER_FACT_KEYS.map((fact) => [fact, rowOf(fact)]));
const ground = (part: Partial<FeedbackGround>): FeedbackGround => ({
  facts: {},
  rows,
  wishes: [],
  valuation: null,
  comparables: [],
  area: null,
  daysOnSale: null,
  priceCuts: [],
  ...part,
});
const valuation = { row: 'v', lowMinor: 28_000_000, middleMinor: 30_000_000, highMinor: 32_000_000 };
const keys = (lines: readonly { readonly key: string }[]) => lines.map(({ key }) => key);

describe('feedbackOf()', () => {
  it('says what facts say, each with the row that it rests on', () => {
    const { strengths, risks } = feedbackOf(
      ground({ facts: { energyRating: 'F', leaseYears: 72, isChainFree: true, hasGarden: true } }),
    );
    expect(keys(strengths)).toEqual(['noChain', 'garden']);
    expect(risks).toEqual([
      { key: 'poorEnergy', fact: 'energyRating', rows: ['fact-energyRating'] },
      { key: 'shortLease', fact: 'leaseYears', rows: ['fact-leaseYears'] },
    ]);
  });
  it('holds the price against the valuation and the area', () => {
    const area = { row: 'a', perM2Minor: 300_000 };
    const at = (priceMinor: number) =>
      feedbackOf(ground({ facts: { priceMinor, floorAreaM2: 100 }, valuation, area }));
    expect(keys(at(35_000_000).risks)).toEqual(['aboveValuation', 'aboveArea']);
    expect(keys(at(25_000_000).strengths)).toEqual(['belowValuation', 'belowArea']);
    expect([...at(30_000_000).strengths, ...at(30_000_000).risks]).toEqual([]);
    expect(at(35_000_000).risks[1]?.rows).toEqual(['fact-priceMinor', 'fact-floorAreaM2', 'a']);
  });
  it('a service charge is high against the price', () => {
    const risks = (serviceChargeYearMinor: number) =>
      keys(feedbackOf(ground({ facts: { priceMinor: 20_000_000, serviceChargeYearMinor } })).risks);
    expect(risks(200_000)).toEqual(['highServiceCharge']);
    expect(risks(199_999)).toEqual([]);
  });
  it('asks for what is unknown, what was wished for first', () => {
    const wish = { fact: 'arePetsAllowed', want: 'is', value: true, weight: 5, isMust: false } as const;
    const { questions } = feedbackOf(ground({ wishes: [wish], facts: { energyRating: 'C' } }));
    expect(questions[0]).toBe('arePetsAllowed');
    expect(questions).not.toContain('energyRating');
    expect(questions).toHaveLength(8);
  });
  it('names a wish that is missed, never one that is unknown', () => {
    const wish = { fact: 'hasParking', want: 'is', value: true, weight: 5, isMust: true } as const;
    expect(keys(feedbackOf(ground({ wishes: [wish], facts: { hasParking: false } })).risks)).toEqual([
      'wishMissed',
    ]);
    expect(feedbackOf(ground({ wishes: [wish] })).risks).toEqual([]);
  });
  it('negotiates within the valuation, never above what is asked, and says why', () => {
    const found = feedbackOf(
      ground({
        facts: { priceMinor: 31_000_000 },
        valuation,
        comparables: [{ row: 'c1', adjustedMinor: 30_000_000 }],
        daysOnSale: { row: 'd', days: 120 },
        priceCuts: ['cut-1'],
      }),
    ).negotiation;
    expect(found).toMatchObject({ fromMinor: 28_000_000, toMinor: 31_000_000, rows: ['v', 'c1'] });
    expect(keys(found?.reasons ?? [])).toEqual(['longOnSale', 'priceCut', 'fewComparables']);
  });
  it('has no range without valuation and with fewer than three comparables', () => {
    const comparables = [1, 2, 3].map((place) => ({ row: `c${String(place)}`, adjustedMinor: place * 1000 }));
    expect(feedbackOf(ground({ comparables: comparables.slice(1) })).negotiation).toBeNull();
    expect(feedbackOf(ground({ comparables })).negotiation).toMatchObject({ fromMinor: 1000, toMinor: 3000 });
  });
  it('says nothing without a row', () => {
    const facts = fc.record({
      energyRating: fc.option(fc.constantFrom('A' as const, 'F' as const)),
      leaseYears: fc.option(fc.integer({ min: 1, max: 999 })),
      isChainFree: fc.option(fc.boolean()),
      priceMinor: fc.option(fc.integer({ min: 1, max: 90_000_000 })),
    });
    const some = fc.subarray([...DOSSIER_FACT_KEYS]);
    fc.assert(
      fc.property(facts, some, (known, kept) => {
        const own = Object.fromEntries(kept.map((fact) => [fact, rowOf(fact)]));
        const { strengths, risks } = feedbackOf(ground({ facts: known, rows: own, valuation }));
        for (const { rows: sources, fact } of [...strengths, ...risks]) {
          expect(sources.length).toBeGreaterThan(0);
          expect(fact && kept.includes(fact)).toBe(true);
        }
      }),
      { seed: 12 },
    );
  });
});
