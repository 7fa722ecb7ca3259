import type { ModeOptions } from '#domain/modes.ts';

/** Which drawing stands for what an option says; the first that a mode says is its own. */
const SIGNS = [
  ['showsFacts', false, 'camera'],
  ['showsPhotos', false, 'lines'],
  ['isRange', true, 'range'],
  ['isClassroom', true, 'class'],
  ['hasWords', true, 'bubble'],
  ['isFamily', true, 'bubble'],
  ['mayDouble', true, 'dice'],
  ['hasFog', true, 'fog'],
  ['isComparison', true, 'scales'],
  ['regions', null, 'pin'],
  ['runSeconds', null, 'clock'],
  ['lives', null, 'heart'],
  ['isCalm', true, 'moon'],
  ['isHard', true, 'dice'],
] as const satisfies readonly (readonly [keyof ModeOptions, boolean | null, string])[];

/** The sign of a mode, made from what it says; undefined for the plain game. A null in the table is any number. */
export function modeSign(options: ModeOptions | undefined): (typeof SIGNS)[number][2] | undefined {
  const found = SIGNS.find(([option, value]) =>
    value === null ? options?.[option] !== undefined : options?.[option] === value,
  );
  return found?.[2];
}
