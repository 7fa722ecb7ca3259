import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { WHOLE_TABLES, type Whole } from './read-whole.ts';
import { RawSheet } from './raw-sheet.tsx';

beforeAll(() => {
  const areas = ['dossier', 'dossier-notes', 'dossier-guide', 'dossier-overview', 'homes'] as const;
  for (const area of [...areas, 'dossier-profile', 'dossier-compare'] as const)
    addTexts(readAreaTexts(area, 'en'));
});

const nothing = Object.fromEntries(WHOLE_TABLES.map((table) => [table, []])) as unknown as Whole;
const said = (value: unknown, source = 'listing') => ({ value, source, on: '2026-10-02' });
const version = (value: unknown, saidOn: string) => ({
  ...{ assetId: 'h1', name: 'price_minor', value, source: 'agent', saidOn },
  savedAt: `${saidOn}T12:00:00Z`,
});
const whole: Whole = {
  ...nothing,
  dossiers: [{ id: 'd', title: 'Our house', currency: 'GBP' }],
  dossier_people: [
    { userId: 'ada', name: 'Ada', role: 'owner', isSelf: true },
    { userId: 'ben', name: 'Ben', role: 'partner', isSelf: false },
  ],
  dossier_assets: [
    {
      id: 'h1',
      title: 'Elm',
      stage: 'offer',
      facts: { priceMinor: said(30_000_000), bedrooms: said(3, 'Mrs Dale') },
    },
    { id: 'h2', title: 'Oak', stage: 'viewing', facts: {} },
  ],
  dossier_fact_versions: [version(32_000_000, '2026-06-01'), version(30_000_000, '2026-10-02')],
  assets_comparisons: [{ id: 'c', oneId: 'h1', otherId: 'h2' }],
  comparison_verdicts: [
    {
      comparisonId: 'c',
      userId: 'ada',
      name: 'Ada',
      winner: 'one',
      parts: { cost: 'other' },
      reason: 'The garden',
    },
  ],
  dossier_notes: [
    {
      id: 'n1',
      authorId: 'ben',
      body: 'Damp\nbehind the door',
      room: 'kitchen',
      tags: ['damp'],
      isPrivate: true,
    },
    { id: 'n2', authorId: 'gone', body: 'Quiet', room: 'Cellar', tags: [], isPrivate: false, assetId: 'h2' },
  ],
  dossier_queries: [
    { question: 'How old is it?', answer: '', askedOf: 'agent', state: 'open', authorId: 'ada' },
  ],
  dossier_points: [{ id: 'p', side: 'pro', body: 'Light', assetId: 'h1' }],
  dossier_point_votes: [{ pointId: 'p', userId: 'ben', weight: 1 }],
  dossier_tasks: [{ title: 'Ask the bank', status: 'doing', dueOn: '2026-12-01', assigneeId: 'ben' }],
  dossier_offers: [
    {
      assetId: 'h1',
      amountMinor: 29_500_000,
      currency: 'GBP',
      state: 'countered',
      conditions: 'Survey',
      replyMinor: 30_000_000,
    },
  ],
  hunter_profiles: [
    {
      ...{
        currency: 'GBP',
        budgetMinor: 33_000_000,
        depositMinor: 5_000_000,
        rateBp: 475,
        incomeBand: '50-70',
      },
      wishes: [{ fact: 'bedrooms', want: 'at_least', value: 3, isMust: true }],
      ...{ weights: { bedrooms: 5 }, mustHaves: ['A quiet street'], dealBreakers: [], areas: [] },
    },
  ],
};

describe('the plain sheet', () => {
  it('says of each thing who said it, in the reader’s words', () => {
    render(<RawSheet whole={whole} />);
    expect(screen.getByRole('row', { name: /Price £300,000 the listing, 2 October 2026/i })).toBeDefined();
    expect(screen.getByRole('row', { name: /Bedrooms 3 Mrs Dale/ })).toBeDefined();
    expect(screen.getByText(/Damp\s+behind the door/).textContent).toMatch(
      /Ben · Kitchen · #damp · Private$/,
    );
    expect(screen.getByText(/Quiet/).textContent).toMatch(/· Oak · Cellar$/);
    expect(screen.getByText(/How old is it\?/).textContent).toContain('Agent · Still to ask · Ada');
    expect(screen.getByText(/\+ Light/).textContent).toContain('Elm · Ben: +1');
    expect(screen.getByText(/Ask the bank/).textContent).toContain('In progress · 1 December 2026 · Ben');
  });
  it('has what was offered, how prices went, what is looked for, and who preferred which home', () => {
    render(<RawSheet whole={whole} />);
    expect(screen.getByText(/£295,000/).textContent).toMatch(/Countered|counter/i);
    const [home] = screen.getAllByRole('article');
    if (!home) throw new Error('There is no home.');
    expect(
      within(home)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('£320,000'), expect.stringContaining('£300,000')]);
    expect(screen.getByText(/Bedrooms: at least 3/)).toBeDefined();
    expect(screen.getByText(/A quiet street/)).toBeDefined();
    expect(screen.getByText(/4\.75%|4\.75 %/)).toBeDefined();
    expect(screen.getByText(/Ada: Better: Elm/).textContent).toMatch(/Cost: Oak\s+The garden/);
  });
  it('leaves no heading over nothing, and no word of the tables in it', () => {
    const { container } = render(<RawSheet whole={{ ...whole, dossier_offers: [], dossier_notes: [] }} />);
    expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
    expect(container.textContent).not.toMatch(/dossier\w*\.|undefined|null|\[object/);
  });
});
