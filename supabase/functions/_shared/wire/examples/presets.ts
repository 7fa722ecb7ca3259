import type { Preset } from '../presets.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const preset: Preset = {
  id: exampleId(71),
  code: 'ABCD2345',
  name: 'Πέντε ζωές',
  options: { lives: 5, hasHints: false, roundSeconds: 45 },
};

/** One answer for each call of this subject. */
export const presetsCalls: ExamplesOf<'own_presets' | 'save_preset' | 'delete_preset' | 'preset_of_code'> = {
  own_presets: [preset],
  save_preset: preset,
  delete_preset: true,
  preset_of_code: { code: preset.code, options: preset.options },
};
