import { describe, expect, it } from 'vitest';
import { innerBorders, simplifyLine } from './inner-borders.ts';

const square = (x: number, y: number) =>
  [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
    [x, y],
  ] as const;

describe('innerBorders()', () => {
  it('are the lines between groups: no coast, and none within a group', () => {
    const areas = [
      { group: 'west', rings: [square(0, 0)] },
      { group: 'east', rings: [square(1, 0)] },
      { group: 'east', rings: [square(2, 0)] },
    ];
    expect(innerBorders(areas).map((line) => line.toSorted())).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  it('go on as long as nothing else meets them', () => {
    const areas = [
      { group: 'south', rings: [square(0, 0), square(1, 0)] },
      { group: 'north', rings: [square(0, 1), square(1, 1)] },
    ];
    const [line, ...others] = innerBorders(areas);
    expect(others).toEqual([]);
    expect(line?.map(String).toSorted()).toEqual(['0,1', '1,1', '2,1']);
  });
});

describe('simplifyLine()', () => {
  it('leaves the ends and what lies farther than the tolerance', () => {
    const line = [
      [0, 0],
      [1, 0.001],
      [2, 1],
      [3, 0],
    ] as const;
    expect(simplifyLine(line, 0.01)).toEqual([line[0], line[1], line[2], line[3]]);
    expect(simplifyLine(line.slice(0, 2).concat([[2, 0]] as never), 0.01)).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });
});
