import { describe, expect, it } from 'vitest';
import { readIndex } from './read-index.ts';

const MAY_2024 = 2024 * 12 + 4;

describe('readIndex()', () => {
  it.each([
    ['days and levels', 'observation_date,SEXRNSA\n2024-05-01,101.5\n2024-06-01,102\n'],
    [
      'months out of order, with marks and a byte order mark',
      '\uFEFFMonth,Index\n2024-06,102\n2024-05,"101.5"\n',
    ],
    [
      'days as they are written in Britain',
      'Region,Date,AveragePrice\nYork,01/05/2024,101.5\nYork,01/06/2024,102\n',
    ],
  ])('reads %s', (_, text) => {
    expect(readIndex(text)).toEqual({ firstMonth: MAY_2024, levels: [101.5, 102] });
  });

  const regions =
    'Date,RegionName,AveragePrice,Index\n2024-05-01,York,300000,150\n2024-05-01,Leeds,200000,140\n';
  it('takes one region and a column of choice', () => {
    expect(readIndex(regions, { only: 'RegionName=Leeds' }).levels).toEqual([200_000]);
    expect(readIndex(regions, { only: 'RegionName=Leeds', index: 'index' }).levels).toEqual([140]);
  });

  it.each([
    ['several levels for 2024-05. Choose one region', regions, {}],
    ['No row has RegionName=Bath', regions, { only: 'RegionName=Bath' }],
    ['no column Prize. It has: Date, RegionName', regions, { index: 'Prize', only: 'RegionName=York' }],
    ['missing before 2024-07', 'm,index\n2024-05,1\n2024-07,1\n', {}],
    ['No column has months', 'm,index\nMay,1\n', {}],
    ['no numbers above 0', 'm,index\n2024-05,–\n', {}],
    ['has no rows', 'm,index\n', {}],
    ['never closes', 'm,index\n"2024-05,1\n', {}],
  ])('refuses with "%s"', (sentence, text, columns) => {
    expect(() => readIndex(text, columns)).toThrow(sentence);
  });
});
