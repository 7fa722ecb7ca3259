import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HunterArea } from '#domain/dossier/match/hunter-areas.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import type { Place } from '#ui/map-place.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { AreasField } from './areas-field.tsx';

/** A map whose corners are pressed by a button. */
vi.mock('#ui/map-surface.tsx', () => ({
  MapSurface: ({ ring, onRing }: { ring: readonly Place[]; onRing?: (ring: readonly Place[]) => void }) => (
    <button
      type="button"
      disabled={onRing === undefined}
      onClick={() => onRing?.([...ring, { latitude: 53 + ring.length, longitude: -1.1234567 }])}
    >
      Map
    </button>
  ),
}));

let kept: readonly HunterArea[] = [];
function Field({ start = [] }: { readonly start?: readonly HunterArea[] }) {
  const [areas, setAreas] = useState(start);
  const keep = (next: readonly HunterArea[]) => {
    kept = next;
    setAreas(next);
  };
  return <AreasField areas={areas} country="GB" onChange={keep} />;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('dossier-profile', 'en'));
});

it('takes several postcodes at once, each once, and says what is none', () => {
  render(<Field />);
  const codes = screen.getByLabelText('Postcodes');
  fireEvent.change(codes, { target: { value: 'ls6, YO1 7; ls6' } });
  press('Add');
  expect(kept.map((area) => (area.kind === 'postcode' ? area.code : ''))).toEqual(['LS6', 'YO1 7']);
  fireEvent.change(codes, { target: { value: '?!' } });
  press('Add');
  expect(screen.getByText(/This is no postcode/)).toBeDefined();
  press('Remove LS6');
  expect(kept).toHaveLength(1);
});

it('keeps a drawn area from its third corner on, under a name; a corner is taken back, and drawing is stopped', () => {
  render(<Field />);
  press('Draw an area');
  press('Map');
  press('Corner at the middle of the map');
  expect(screen.queryByRole('button', { name: 'Keep this area' })).toBeNull();
  press('Map');
  press('Map');
  press('Take the last corner back');
  expect(screen.getByText(/^3 corners/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Name of the area/), { target: { value: ' By the river ' } });
  press('Keep this area');
  expect(kept).toEqual([
    {
      kind: 'ring',
      name: 'By the river',
      corners: [
        { latitude: 53, longitude: -1.12346 },
        { latitude: 53.2, longitude: -1.6 },
        { latitude: 55, longitude: -1.12346 },
      ],
    },
  ]);
  press('Draw an area');
  press('Map');
  press('Stop drawing');
  expect(kept).toHaveLength(1);
});

it('says that no more areas are kept', () => {
  const start = Array.from({ length: 40 }, (_, at) => ({
    kind: 'postcode' as const,
    code: `LS${String(at)}`,
  }));
  render(<Field start={start} />);
  expect(screen.queryByRole('button', { name: 'Draw an area' })).toBeNull();
  expect(screen.getByText(/Remove one to add another/)).toBeDefined();
});
