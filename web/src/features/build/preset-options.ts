import type { ModeOptions } from '#domain/modes.ts';
import { HOST_PRESENTATIONS, PRESENTATIONS, saysAll } from '#domain/presentations.ts';

/** What a preset may switch on, each with the option that it writes. */
export const PRESET_SWITCHES = [
  { key: 'noHints', options: { hasHints: false } },
  { key: 'noPhotos', options: { showsPhotos: false } },
  { key: 'noFacts', options: { showsFacts: false, hasHints: false } },
  { key: 'isRange', options: { isRange: true } },
  { key: 'hasFog', options: { hasFog: true, hasHints: false } },
  { key: 'mayDouble', options: { mayDouble: true } },
  { key: 'hasWords', options: { hasWords: true } },
  { key: 'isCalm', options: { isCalm: true } },
] as const satisfies readonly { readonly key: string; readonly options: ModeOptions }[];

/** Numbers of a preset and their bounds, as the database holds them. */
export const PRESET_NUMBERS = [
  { key: 'lives', least: 1, most: 9 },
  { key: 'roundSeconds', least: 5, most: 3600 },
  { key: 'runSeconds', least: 30, most: 3600 },
] as const satisfies readonly {
  readonly key: keyof ModeOptions;
  readonly least: number;
  readonly most: number;
}[];

/** What a switch of a mode or of a presentation writes. */
interface SwitchRow {
  readonly options: ModeOptions;
}

/** Every row that writes options, so that one that is turned off leaves what the others say. */
const ROWS: readonly SwitchRow[] = [
  ...PRESET_SWITCHES,
  ...HOST_PRESENTATIONS.map((key) => PRESENTATIONS[key]),
];

/** Is a switch on? */
export function isOn(options: ModeOptions, row: SwitchRow): boolean {
  return saysAll(options, row.options);
}

/** The options with a switch turned; what other switches that are on say as well stays. */
export function turn(options: ModeOptions, row: SwitchRow, isTurnedOn: boolean): ModeOptions {
  if (isTurnedOn) return { ...options, ...row.options };
  const others = ROWS.filter((one) => one.options !== row.options && isOn(options, one));
  const rest = Object.entries(options).filter(([key]) => !Object.hasOwn(row.options, key));
  return Object.assign(Object.fromEntries(rest), ...others.map(({ options: own }) => own)) as ModeOptions;
}

/** The options with a number; empty takes it away, and what is out of bounds changes nothing. */
export function withNumber(
  options: ModeOptions,
  { key, least, most }: (typeof PRESET_NUMBERS)[number],
  text: string,
): ModeOptions {
  const { [key]: _, ...rest } = options;
  if (text.trim() === '') return rest;
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? { ...rest, [key]: number } : options;
}
