import { describe, expect, it } from 'vitest';
import { checkClaims, readClaims, type ReturnedRow } from './check-claims.ts';
import { figuresInText } from './figures-in-text.ts';

const rows: readonly ReturnedRow[] = [
  {
    id: 'note-1',
    kind: 'note',
    text: 'The boiler is from 2009 and was\nserviced in May. Agent asks £350,000.',
  },
  { id: 'fact-2', kind: 'fact', text: 'bedrooms: 3; floor area: 92.5 m²; energy rating: D' },
];
const judge = (answer: string) => {
  const { kept, cut } = checkClaims(readClaims(answer), rows);
  return { kept: kept.map(({ text }) => text), cut: cut.map(({ reason }) => reason) };
};

describe('readClaims()', () => {
  it('gives each mark to the sentence before it, and every other sentence none', () => {
    expect(
      readClaims(
        'Hello there. It has 3 bedrooms [[fact-2: "bedrooms: 3"]]. The boiler is old [[note-1: "from 2009"]] [[fact-2: "D"]]. Bye.',
      ),
    ).toEqual([
      { text: 'Hello there.', sources: [] },
      { text: 'It has 3 bedrooms', sources: [{ id: 'fact-2', quote: 'bedrooms: 3' }] },
      {
        text: 'The boiler is old',
        sources: [
          { id: 'note-1', quote: 'from 2009' },
          { id: 'fact-2', quote: 'D' },
        ],
      },
      { text: 'Bye.', sources: [] },
    ]);
  });
});

describe('checkClaims()', () => {
  it('keeps what is quoted word for word, over line ends', () => {
    expect(judge('The boiler had its service [[note-1: "was serviced in May"]]').kept).toHaveLength(1);
  });
  it.each([
    ['no_source', 'The boiler is old.'],
    ['unknown_row', 'The boiler is old [[note-9: "from 2009"]]'],
    ['quote_not_in_row', 'The boiler is new [[note-1: "from 2019"]]'],
    ['quote_not_in_row', 'The boiler is old [[fact-2: "from 2009"]]'],
    ['quote_not_in_row', 'The boiler is old [[note-1: "is from 20"]]'],
    ['quote_not_in_row', 'The boiler is old [[note-1: ""]]'],
    ['quote_not_in_row', 'Stitched [[note-1: "The boiler was serviced"]]'],
    ['figure_not_in_row', 'It asks £360,000 [[note-1: "Agent asks £350,000"]]'],
    ['figure_not_in_row', 'It has four bedrooms [[fact-2: "bedrooms: 3"]]'],
    ['figure_not_in_row', 'It has 3 bedrooms and 2 baths [[fact-2: "bedrooms: 3"]]'],
    ['of_people', 'It is a safe area, too: 3 bedrooms [[fact-2: "bedrooms: 3"]]'],
    ['of_people', 'The neighbours are elderly people, 3 bedrooms [[fact-2: "bedrooms: 3"]]'],
    ['holds_link', 'See [here](https://evil.example/?q=1) [[fact-2: "bedrooms: 3"]]'],
  ])('cuts: %s: %s', (reason, answer) => {
    expect(judge(answer)).toEqual({ kept: [], cut: [reason] });
  });
  it.each([
    'It asks 350k [[note-1: "Agent asks £350,000"]]',
    'It asks £0.35 million [[note-1: "Agent asks £350,000"]]',
    'Pide 350.000 € [[note-1: "Agent asks £350,000"]]',
    'It has three bedrooms on 92.5 m² [[fact-2: "bedrooms: 3"]]',
    'Tiene tres dormitorios y 92,5 m² [[fact-2: "bedrooms: 3"]]',
  ])('knows a figure however it is written: %s', (answer) => {
    expect(judge(answer).cut).toEqual([]);
  });
  it('cuts an invented sentence between two that hold', () => {
    const answer =
      'It has 3 bedrooms [[fact-2: "bedrooms: 3"]]. The roof leaks. It is rated D [[fact-2: "energy rating: D"]].';
    expect(judge(answer)).toEqual({ kept: ['It has 3 bedrooms', 'It is rated D'], cut: ['no_source'] });
  });
});

describe('figuresInText()', () => {
  const all = (text: string) => figuresInText(text).map((readings) => [...readings].sort((a, b) => a - b));
  it('reads both ways where writing leaves two', () => {
    expect(all('1.250')).toEqual([[1.25, 1250]]);
    expect(all('1,250,000')).toEqual([[1_250_000]]);
    expect(all('12,5')).toEqual([[12.5]]);
    expect(all('£1.2m')).toEqual([[1.2, 1_200_000]]);
  });
  it('reads words that count something, and no others', () => {
    expect(all('two bathrooms, for the two of us')).toEqual([[2]]);
  });
});
