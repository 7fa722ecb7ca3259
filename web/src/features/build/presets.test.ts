import { expect, it, vi } from 'vitest';
import { HOST_PRESENTATIONS, PRESENTATIONS } from '#domain/presentations.ts';
import { snakeCase } from '#wire/snake-case.ts';
import * as api from '#lib/api.ts';
import { savePreset } from './presets.ts';

it.each(HOST_PRESENTATIONS)('savePreset() names %s as the database does', async (key) => {
  const { options } = PRESENTATIONS[key];
  const call = vi.spyOn(api, 'callRpc').mockResolvedValue({} as never);
  await savePreset('Ours', options);
  expect(call).toHaveBeenCalledWith('save_preset', { name: 'Ours', options: snakeCase(options) });
  expect(JSON.stringify(call.mock.lastCall)).not.toMatch(/"[a-z]+[A-Z]\w*":/);
});
