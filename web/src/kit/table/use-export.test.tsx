import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { saveBlob } from '../files/save-blob.ts';
import { useExport } from './use-export.ts';

vi.mock('../files/save-blob.ts', () => ({ saveBlob: vi.fn() }));
const save = vi.mocked(saveBlob);
beforeEach(() => save.mockReset());

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    if (blob) reader.readAsText(blob);
  });

type Read = (after: string | null) => Promise<{ rows: readonly string[]; next: string | null }>;
const job = (readPage: Read) => ({
  ...{ fileName: 'names.csv', header: ['name'], toRow: (name: string) => [name], readPage },
});

it('useExport() saves every page as one file, in which no cell is a formula', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce({ rows: ['Ana'], next: 'a' })
    .mockResolvedValueOnce({ rows: ['=1+1'], next: null });
  const { result } = renderHook(() => useExport<string>());
  await act(() => result.current.start(job(read)));
  expect(read.mock.calls).toEqual([[null], ['a']]);
  expect(save.mock.calls[0]?.[0]).toBe('names.csv');
  const text = await textOf(save.mock.calls[0]?.[1]);
  expect(text).toContain('Ana');
  expect(text).not.toMatch(/(^|[\n,"])=1/);
  expect(result.current.progress).toBeNull();
});

it('useExport() says what failed and saves no half of a file', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce({ rows: ['Ana'], next: 'a' })
    .mockRejectedValueOnce(new AppError('network', ''));
  const { result } = renderHook(() => useExport<string>());
  await act(() => result.current.start(job(read)));
  expect(result.current.error?.code).toBe('network');
  expect(save).not.toHaveBeenCalled();
});
