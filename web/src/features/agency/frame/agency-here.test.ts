import { describe, expect, it } from 'vitest';
import type { OwnAgency } from '#wire/agencies.ts';
import { agencyHere, basePathOf } from './agency-here.ts';

const agency = (key: string, role: OwnAgency['role'] = 'owner'): OwnAgency => ({
  ...{ id: key, key, role, displayName: key, logoUrl: null, currency: 'GBP', locales: ['en-GB'] },
});
const [star, moon] = [agency('star'), agency('moon')];
const at = (brand?: string, more: { userId?: string; chosen?: string } = {}) => ({
  brand,
  userId: more.userId,
  chosen: more.chosen ?? null,
});

describe('agencyHere()', () => {
  it('is the one of the site, wherever else somebody works', () => {
    expect(agencyHere([moon, star], at('star'))).toBe(star);
    expect(agencyHere([moon, star], at('star', { chosen: 'moon' }))).toBe(star);
    expect(agencyHere([moon], at('star'))).toBeNull();
  });

  it('is the only one on a site without a brand, and asks where there are several', () => {
    expect(agencyHere([moon], at())).toBe(moon);
    expect(agencyHere([moon, star], at())).toBe('several');
    expect(agencyHere([moon, star], at(undefined, { chosen: 'star' }))).toBe(star);
    expect(agencyHere([moon, star], at(undefined, { chosen: 'sun' }))).toBe('several');
    expect(agencyHere([], at())).toBeNull();
  });

  it("is the person's own in their area, on any brand's site", () => {
    expect(agencyHere([moon], at('star', { userId: '1' }))).toBe(moon);
    expect(agencyHere([moon, star], at('star', { userId: '1' }))).toBe(star);
    expect(agencyHere([agency('star', 'staff')], at('star', { userId: '1' }))).toBeNull();
    expect(agencyHere([agency('star', 'staff')], at('star'))).toMatchObject({ role: 'staff' });
  });

  it('stands at one of two places', () => {
    expect([basePathOf(undefined), basePathOf('1')]).toEqual(['/admin', '/u/1/admin']);
  });
});
