import { z } from 'zod';
import { id } from './fields.ts';
import { modeOptions } from './modes.ts';

/** What somebody keeps under a name, and shares by a code: what a mode says. The name is its maker's alone. */
export const preset = z.object({
  id,
  code: z.string(),
  name: z.string(),
  options: modeOptions,
});
export type Preset = z.output<typeof preset>;

/** The presets of the signed-in person, the newest first. */
export const ownPresets = {
  takes: z.object({}),
  answers: z.array(preset),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Keeps options under a name. The same ones under the same name are the same preset. */
export const savePreset = {
  takes: z.object({ name: z.string().trim().min(1).max(60), options: modeOptions }),
  answers: preset,
  callers: 'account',
  mayRepeat: true,
} as const;

export const deletePreset = {
  takes: z.object({ presetId: id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** What the preset with this code says. */
export const presetOfCode = {
  takes: z.object({ code: z.string().max(20) }),
  answers: preset.pick({ code: true, options: true }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
