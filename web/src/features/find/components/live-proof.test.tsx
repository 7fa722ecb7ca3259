import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import type { LiveProof as Proof } from '#wire/games.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { LiveProof } from './live-proof.tsx';

const { live_proof: proof } = examples;

function show(shown: Proof | null) {
  const { container } = render(
    <MemoryRouter>
      <LiveProof proof={shown} />
    </MemoryRouter>,
  );
  return container;
}

beforeAll(() => speakLocale('en-GB', readTexts('en')));

describe('<LiveProof>', () => {
  it('says how much was guessed today, and which home was hardest yesterday, in a share and no amount', () => {
    const container = show(proof);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1,204 guesses here today');
    expect(container.textContent).toContain('Half of 38 guesses missed its price by 64% or more.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/game/one');
    expect(container.textContent).not.toMatch(/[£$€]/);
  });

  it('is nothing at all where too few people guessed, or nobody can say', () => {
    expect(show({ guessesToday: null, hardest: null }).innerHTML).toBe('');
    expect(show(null).innerHTML).toBe('');
  });

  it('has a heading of its own where only yesterday has something to tell', () => {
    show({ ...proof, guessesToday: null });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Played here');
  });
});
