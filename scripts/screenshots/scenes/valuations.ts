import { examples } from '#wire/examples.ts';
import { exampleId } from '#wire/examples/example-id.ts';
import { LONG_NAME, LONG_TITLE, type Scene } from './scene.ts';

const LIST = '/reference-properties';
const HOME = '/reference-properties/:refPropUuid';
const REPORT = '/for-sale-evaluation/:saleListingUuid';
const ACCURACY = '/reference-properties/accuracy';
const homeAt = `${LIST}/${exampleId(843)}`;
const reportAt = `/for-sale-evaluation/${exampleId(844)}`;

const { listing_evaluation: report, reference_property: sale } = examples;
const value = examples['value-home'];
const [comparable] = value.comparables;
const eight = Array.from({ length: 8 }, (_, at) => ({
  ...(comparable as NonNullable<typeof comparable>),
  street: at === 3 ? LONG_TITLE.toUpperCase() : `${String(at + 1)} SAMPLE ROAD`,
  postcode: 'YO1 0AA',
  weight: 0.3 / (at + 1),
}));
const full = {
  ...value,
  comparables: eight,
  contributions: [
    { name: 'usual', amountMinor: 30000000 },
    { name: 'areaM2', amountMinor: 9250000 },
    { name: 'place', amountMinor: -1000000 },
    { name: 'comparables', amountMinor: 3500000 },
    { name: 'yearBuilt', amountMinor: -500000 },
  ],
};
const answers = {
  reference_property: { ...sale, street: 'EVERYTHING STREET', town: 'YORK', postcode: 'YO1 0AA' },
  listing_evaluation: { ...report, title: LONG_TITLE, addressLine: LONG_NAME, town: 'York' },
  'value-home': { ...full, movedMinor: 43000000 },
};

/** What homes are worth: yardsticks, how accurate values are, and reports. */
export const valuationScenes: readonly Scene[] = [
  { name: 'yardsticks', route: LIST, prepare: (stage) => stage.visit(LIST) },
  {
    name: 'yardsticks-empty',
    route: LIST,
    prepare: (stage) => stage.visit(`${LIST}?area=nowhere&type=flat`),
  },
  {
    name: 'yardsticks-failed',
    route: LIST,
    prepare: (stage) => stage.visit(LIST, { failing: ['list_reference_properties'] }),
  },
  { name: 'yardstick', route: HOME, prepare: (stage) => stage.visit(homeAt, { answers }) },
  {
    name: 'yardstick-failed',
    route: HOME,
    prepare: (stage) => stage.visit(homeAt, { answers, failing: ['value-home'] }),
  },
  { name: 'yardstick-nobodys', route: HOME, prepare: (stage) => stage.visit(homeAt) },
  { name: 'value-accuracy', route: ACCURACY, prepare: (stage) => stage.visit(ACCURACY) },
  {
    name: 'value-accuracy-empty',
    route: ACCURACY,
    prepare: (stage) => stage.visit(ACCURACY, { answers: { valuation_accuracy: [] } }),
  },
  { name: 'evaluation', route: REPORT, prepare: (stage) => stage.visit(reportAt, { answers }) },
  { name: 'evaluation-refused', route: REPORT, prepare: (stage) => stage.visit(reportAt) },
];
