import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectionFilters } from '#kit/games/collection-filters.ts';
import { Part } from './games-of-place.tsx';

const asked: Partial<CollectionFilters>[] = [];
let isEmptyFor: (filters: Partial<CollectionFilters>) => boolean;
vi.mock('../components/games-shelf.tsx', () => ({
  GamesShelf: ({ filters, empty }: { filters: Partial<CollectionFilters>; empty: React.ReactNode }) => {
    asked.push(filters);
    return isEmptyFor(filters) ? empty : <p>a list of games</p>;
  },
}));

beforeEach(() => {
  asked.length = 0;
});

function show(place?: { country: string; town?: string }) {
  return render(
    <MemoryRouter>
      <Part place={place} />
    </MemoryRouter>,
  );
}

describe('games of a place', () => {
  it('lists games with homes of the town', () => {
    isEmptyFor = () => false;
    show({ country: 'GB', town: 'Leeds' });
    expect(asked).toEqual([{ search: 'Leeds', place: 'GB', sort: 'most_played' }]);
    expect(screen.getByText('a list of games')).toBeTruthy();
  });

  it('goes on with those of the country where the town has none', () => {
    isEmptyFor = ({ search }) => search !== undefined;
    show({ country: 'GB', town: 'Leeds' });
    expect(asked.at(-1)).toEqual({ place: 'GB', sort: 'most_played' });
    expect(screen.getByText('a list of games')).toBeTruthy();
  });

  it('leads to the day’s challenge where the country has none either', () => {
    isEmptyFor = () => true;
    show({ country: 'US', town: 'Seattle' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/daily-challenge/today');
  });
});
