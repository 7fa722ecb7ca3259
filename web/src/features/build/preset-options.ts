import type { ModeOptions } from '#domain/modes.ts';

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

/** Is a switch on? */
export function isOn(options: ModeOptions, { options: own }: (typeof PRESET_SWITCHES)[number]): boolean {
  return Object.entries(own).every(([key, value]) => options[key as keyof ModeOptions] === value);
}

/** The options with a switch turned; what other switches that are on say as well stays. */
export function turn(
  options: ModeOptions,
  row: (typeof PRESET_SWITCHES)[number],
  isTurnedOn: boolean,
): ModeOptions {
  if (isTurnedOn) return { ...options, ...row.options };
  const others = PRESET_SWITCHES.filter((one) => one.key !== row.key && isOn(options, one));
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
