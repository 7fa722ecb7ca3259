import type { Attribute, ValuedHome } from './sold-home.ts';
import { squareOf } from './statistics.ts';

type Columns = (home: ValuedHome) => readonly number[];

/** How one attribute enters the three parts of the valuation; NaN is "not known". */
export interface AttributeRow {
  readonly name: Attribute;
  readonly equation: Columns;
  /** in which homes have to be alike to be compared */
  readonly likeness: Columns;
  readonly trees: Columns;
}

const DAYS_OF_YEAR = 365.25;
/** The usual log of an area in m²: squares around it bend the line where most homes are. */
export const LOG_OF_USUAL_AREA = 5;

const of = ({ attributes }: ValuedHome, name: Attribute): number => attributes[name] ?? NaN;
const logOf = (home: ValuedHome, name: Attribute): number => {
  const value = of(home, name);
  return value > 0 ? Math.log(value) : NaN;
};
/** Half centuries since it was built. */
export function ageOf(home: ValuedHome): number {
  return Math.max(0, 1970 + home.day / DAYS_OF_YEAR - of(home, 'yearBuilt')) / 50;
}

const row = (name: Attribute, ways: Partial<AttributeRow>): AttributeRow => {
  const plain: Columns = (home) => [of(home, name)];
  return { name, equation: plain, likeness: plain, trees: plain, ...ways };
};
const logRow = (name: Attribute): AttributeRow => {
  const log: Columns = (home) => [logOf(home, name)];
  return row(name, { equation: log, likeness: log });
};

/** The one table of what a valuation reads of a home. An attribute that a market never states costs nothing. */
export const ATTRIBUTE_ROWS: readonly AttributeRow[] = [
  row('areaM2', {
    equation: (home) => [logOf(home, 'areaM2'), squareOf(logOf(home, 'areaM2') - LOG_OF_USUAL_AREA)],
    likeness: (home) => [logOf(home, 'areaM2')],
  }),
  logRow('plotM2'),
  row('basementM2', {
    equation: (home) => [of(home, 'basementM2') / of(home, 'areaM2')],
    likeness: (home) => [of(home, 'basementM2') / of(home, 'areaM2')],
    trees: (home) => [of(home, 'basementM2'), of(home, 'areaM2') - of(home, 'basementM2')],
  }),
  row('bedrooms', {}),
  row('bathrooms', {}),
  row('floors', {}),
  row('yearBuilt', {
    equation: (home) => [ageOf(home), squareOf(ageOf(home))],
    likeness: (home) => [ageOf(home)],
  }),
  row('yearRenovated', {
    equation: (home) => [Math.min(1, of(home, 'yearRenovated'))],
    likeness: (home) => [Math.min(1, of(home, 'yearRenovated'))],
  }),
  row('waterfront', {}),
  row('view', {}),
  row('grade', {
    equation: (home) => [of(home, 'grade'), squareOf(of(home, 'grade'))],
    likeness: (home) => [of(home, 'grade')],
  }),
  row('condition', {}),
  logRow('neighbourAreaM2'),
  logRow('neighbourPlotM2'),
  row('isDetached', {}),
  row('isSemi', {}),
  row('isTerraced', {}),
  row('isFlat', {}),
  row('isNew', {}),
  row('isLeasehold', {}),
  row('energy', {}),
  row('wealth', {}),
];

/** How many columns the attributes have in each part. */
const WIDTHS = { equation: widthOf('equation'), likeness: widthOf('likeness'), trees: widthOf('trees') };

function widthOf(part: 'equation' | 'likeness' | 'trees'): number {
  const nowhere: ValuedHome = { key: '', day: 0, x: 0, y: 0, attributes: {}, groups: [] };
  return ATTRIBUTE_ROWS.reduce((width, one) => width + one[part](nowhere).length, 0);
}

/** Where ground is dearest: distance to it is what a place is worth most of all. */
export interface Centre {
  readonly x: number;
  readonly y: number;
}

/** Ten thousand km²: keeps squares of places near the size of the other columns. */
const SQUARES = 100;

/** A home's columns of the price equation: its attributes', then its place's. */
export function equationRow(home: ValuedHome, centre: Centre): Float64Array {
  const { x, y } = home;
  const apart = Math.log(1 + Math.hypot(x - centre.x, y - centre.y));
  const place = [apart, x, y, (x * x) / SQUARES, (y * y) / SQUARES, (x * y) / SQUARES];
  return columnsOf(home, 'equation', place);
}

/** A home's columns of the trees, the last of them what its neighbours say. Turned axes let one cut follow a coast or a road that runs aslant. */
export function treesRow(home: ValuedHome, centre: Centre, neighbours: Float64Array): Float64Array {
  const { x, y } = home;
  const place = [x, y, x + y, x - y, Math.hypot(x - centre.x, y - centre.y)];
  return columnsOf(home, 'trees', [...place, ...neighbours]);
}

/** A home's columns of likeness. */
export function likenessRow(home: ValuedHome): Float64Array {
  return columnsOf(home, 'likeness', []);
}

/** Whose each column is: an attribute's, or the place's. Those of the trees after them are the neighbours'. */
export function namesOfColumns(part: 'equation' | 'trees'): readonly (Attribute | 'place')[] {
  const nowhere: ValuedHome = { key: '', day: 0, x: 0, y: 0, attributes: {}, groups: [] };
  const row = part === 'equation' ? equationRow(nowhere, nowhere) : treesRow(nowhere, nowhere, NOBODY);
  const named = ATTRIBUTE_ROWS.flatMap((one) => one[part](nowhere).map(() => one.name));
  return Array.from(row, (_, at) => named[at] ?? 'place');
}

const NOBODY = new Float64Array();

/** Without a list between: a market's rows are made by the hundred for each value. */
function columnsOf(
  home: ValuedHome,
  part: 'equation' | 'likeness' | 'trees',
  place: readonly number[],
): Float64Array {
  const columns = new Float64Array(WIDTHS[part] + place.length);
  let at = 0;
  const add = (values: readonly number[]): void => {
    for (let each = 0; each < values.length; each += 1, at += 1) columns[at] = values[each] ?? NaN;
  };
  for (const one of ATTRIBUTE_ROWS) add(one[part](home));
  add(place);
  return columns;
}

/** Which columns of a part know of a home's floor area. */
export const COLUMNS_OF_SIZE = {
  likeness: columnsOfSize('likeness'),
  trees: columnsOfSize('trees'),
} as const;

function columnsOfSize(part: 'likeness' | 'trees'): readonly number[] {
  const rows = [100, 200].map((areaM2) =>
    columnsOf({ key: '', day: 0, x: 0, y: 0, attributes: { areaM2, basementM2: 9 }, groups: [] }, part, []),
  );
  const [one = NOBODY, other = NOBODY] = rows;
  return [...one.keys()].filter((at) => !Object.is(one[at], other[at]));
}
