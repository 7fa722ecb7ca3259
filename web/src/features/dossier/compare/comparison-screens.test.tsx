import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import type { QueryRow } from '#wire/dossier-rows.ts';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import { CardStack } from './card-stack.tsx';
import { comparedOf } from './compared.ts';
import { PrintSheet } from './print-sheet.tsx';
import { SbsParts } from './sbs-parts.tsx';
import { SoloOverview } from './solo-overview.tsx';
import { VerdictsTogether } from './verdicts-together.tsx';

for (const area of ['dossier-profile', 'dossier-compare', 'dossier-notes', 'dossier-guide'] as const)
  addTexts(readAreaTexts(area, 'en'));
beforeEach(() => sessionStorage.clear());

const home = (title: string, facts: DossierFacts) => fakeHome({ id: title, title, facts });
const elm = home('Elm', { priceMinor: 30_000_000, bedrooms: 3, hasGarden: true });
const oak = home('Oak', { priceMinor: 32_000_000, bedrooms: 3 });
const scene = fakeScene();

function compared(a = elm, b = oak, queries: readonly Partial<QueryRow>[] = []) {
  return comparedOf(
    { homes: { a, b }, hunter: null, queries: queries as readonly QueryRow[] },
    { scene, comparisonId: 'c', reload: () => Promise.resolve(), mayReadProfile: true },
  );
}
const show = (part: React.ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

describe('a comparison', () => {
  it('says in a word which side is better, and offers to ask what is not known', () => {
    show(<SbsParts compared={compared()} />);
    const cost = within(screen.getByRole('table', { name: 'Cost' }));
    expect(cost.getAllByText('Better')).toHaveLength(1);
    expect(cost.getByText('£300,000').parentElement?.textContent).toContain('Better');
    const outside = within(screen.getByRole('table', { name: 'Outside' }));
    expect(outside.getByText('Not known')).toBeDefined();
    expect(outside.queryByText('Better')).toBeNull();
    expect(outside.getByRole('button', { name: 'Ask: Garden, Oak' })).toBeDefined();
    expect(screen.getByText('1 fact is the same in both and left out.')).toBeDefined();
  });
  it('what was asked already is not asked again', () => {
    show(<SbsParts compared={compared(elm, oak, [{ assetId: 'Oak', readyKey: 'fact.hasGarden' }])} />);
    expect(screen.queryByRole('button', { name: 'Ask: Garden, Oak' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Asked: Garden, Oak' })).toBeDefined();
  });
  it('says what to do where nothing is known, and where all is alike', () => {
    show(<SbsParts compared={compared(home('Elm', {}), home('Oak', {}))} />);
    expect(screen.getByText('Nothing is known of these homes yet')).toBeDefined();
    show(<SbsParts compared={compared(elm, { ...elm, title: 'Twin' })} />);
    expect(screen.getByText('Both are alike in everything that is known')).toBeDefined();
  });
  it('one home alone has all that is known of it', () => {
    show(<SoloOverview compared={compared()} side="a" />);
    expect(screen.getByText('Bedrooms')).toBeDefined();
    expect(screen.getByText('£300,000')).toBeDefined();
  });
  it('a sheet has everything, also what is equal, and a line where nobody knows', () => {
    show(<PrintSheet compared={compared()} />);
    expect(screen.getByRole('rowheader', { name: 'Bedrooms' })).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Not known' })).toHaveLength(1);
  });
});

describe('the stack of cards', () => {
  it('is played by arrow keys, back and forth, and keeps what was chosen', () => {
    show(<CardStack compared={compared()} />);
    const press = (key: string) =>
      fireEvent.keyDown(screen.getByRole('button', { name: 'Neither' }), { key });
    expect(screen.getByRole('heading', { name: 'Cost' })).toBeDefined();
    press('ArrowLeft');
    expect(screen.getByRole('heading', { name: 'Outside' })).toBeDefined();
    press('ArrowUp');
    expect(screen.getByRole('button', { name: /Elm/ }).getAttribute('aria-pressed')).toBe('true');
    press('ArrowRight');
    press('ArrowDown');
    expect(screen.getByText('That was all of it')).toBeDefined();
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Oak', 'Neither']);
    expect(JSON.parse(sessionStorage.getItem('dossier-verdict:c:') ?? '{}')).toMatchObject({
      parts: { cost: 'other', outside: 'neither' },
    });
  });
});

describe('verdicts that are read together', () => {
  it('say in a word where two people differ', () => {
    const judged = (userId: string, winner: 'one' | 'other') => ({
      ...{ userId, name: userId, isSelf: userId === 'Ada', hasJudged: true },
      verdict: {
        winner,
        parts: { cost: 'one' as const },
        reason: `${userId} says why`,
        givenAt: '2026-11-28T09:00:00Z',
      },
    });
    show(<VerdictsTogether compared={compared()} people={[judged('Ada', 'one'), judged('Ben', 'other')]} />);
    expect(screen.getAllByText('You differ')).toHaveLength(1);
    expect(screen.getByRole('rowheader', { name: /All in all/ }).textContent).toContain('You differ');
    expect(screen.getByText('Ben says why')).toBeDefined();
  });
});
