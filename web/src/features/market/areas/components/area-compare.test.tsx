import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Area, AreaLevel } from '#wire/areas.ts';
import { areasCalls } from '#wire/examples/areas.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import type { LevelKind } from '../area-figures.ts';
import { AreaCompare } from './area-compare.tsx';

vi.mock('#ui/chart-drawing.tsx', () => ({ ChartDrawing: () => null }));

const en = readTexts('en');
const example: Area = areasCalls.area_cluster;
const level = (kind: LevelKind, medianMinor: number | null): AreaLevel => ({
  beginsOn: '2025-02-01',
  sales: 40,
  lowerMinor: null,
  upperMinor: null,
  measured: 0,
  perM2Minor: null,
  kind,
  currency: 'GBP',
  medianMinor,
});

/** All kinds rose by a quarter, terraced houses by 4.3 %, and of flats none sold of late. */
const area: Area = {
  ...example,
  latest: level('all', 25_000_000),
  before: level('all', 20_000_000),
  levels: {
    ...example.levels,
    latest: [level('all', 25_000_000), level('terraced', 20_860_000)],
    before: [level('all', 20_000_000), level('terraced', 20_000_000), level('flat', 10_000_000)],
  },
};
const other: Area = { ...example, id: 'other', name: 'Nerja', levels: { ...example.levels, latest: [] } };

beforeAll(() => speakLocale('en-GB', en));

function changeOf(name: string, kind: LevelKind): string | null | undefined {
  render(<AreaCompare area={area} others={[other]} kind={kind} choices={[]} onOthers={() => undefined} />);
  const table = screen.getByRole('table', { name: /latest twelve months/ });
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  return row?.cells[2]?.textContent;
}

describe('<AreaCompare>', () => {
  it.each([
    ['terraced', '+4.3%'],
    ['all', '+25%'],
    ['flat', en['areas.notKnown']],
  ] as const)('tells how the chosen kind changed, not all of them: %s', (kind, said) => {
    expect(changeOf(area.name, kind)).toBe(said);
  });

  it('knows no change where nothing of the kind was sold', () => {
    expect(changeOf(other.name, 'terraced')).toBe(en['areas.notKnown']);
  });
});
