import { afterEach, expect, it, vi } from 'vitest';
import { downloadPicture } from './download-picture.ts';
import { saveBlob } from './save-blob.ts';

vi.mock('./save-blob.ts', () => ({ saveBlob: vi.fn() }));
const saved = vi.mocked(saveBlob);
afterEach(() => {
  vi.unstubAllGlobals();
  saved.mockReset();
});

function answer(status: number, type: string) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('bytes', { status, headers: { 'content-type': type } })),
  );
}

it.each([
  ['image/jpeg', 'seaside.jpg'],
  ['image/png', 'seaside.png'],
])('saves %s as %s', async (type, name) => {
  answer(200, type);
  expect(await downloadPicture('https://pictures.test/one', 'seaside')).toBe(true);
  expect(saved.mock.calls.map(([fileName]) => fileName)).toEqual([name]);
});

it('saves nothing of an answer that is no picture, or of none', async () => {
  answer(404, 'application/problem+json');
  expect(await downloadPicture('https://pictures.test/one', 'seaside')).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await downloadPicture('https://pictures.test/one', 'seaside')).toBe(false);
  expect(saved).not.toHaveBeenCalled();
});
