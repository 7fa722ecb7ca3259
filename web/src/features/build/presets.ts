import type { ModeOptions } from '#domain/modes.ts';
import type { Preset } from '#wire/presets.ts';
import { snakeCase } from '#wire/snake-case.ts';
import { callRpc } from '#lib/api.ts';

/** The presets of the signed-in person, the newest first. */
export function readOwnPresets(): Promise<Preset[]> {
  return callRpc('own_presets', {});
}

/** What the preset with this code says. */
export function readPreset(code: string): Promise<Pick<Preset, 'code' | 'options'>> {
  return callRpc('preset_of_code', { code: code.trim() });
}

/** Keeps options under a name; the same ones under the same name are the same preset. */
export function savePreset(name: string, options: ModeOptions): Promise<Preset> {
  // A call names its arguments alone as the database does; what an object holds is named here.
  return callRpc('save_preset', { name, options: snakeCase(options) as ModeOptions });
}

/** Deletes a preset; games that were made by it keep what it said. */
export function deletePreset(presetId: string): Promise<boolean> {
  return callRpc('delete_preset', { presetId });
}
