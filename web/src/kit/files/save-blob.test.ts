import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

const address = { create: vi.fn(() => 'blob:one'), revoke: vi.fn() };
const clicked: { href: string; name: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', { createObjectURL: address.create, revokeObjectURL: address.revoke });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.getAttribute('href') ?? '', name: this.download });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the address of the file while browsers may still read it, and gives it up then', () => {
  const data = new Blob(['a;b']);
  saveBlob('guesses.csv', data);
  expect(address.create).toHaveBeenCalledWith(data);
  expect(clicked).toEqual([{ href: 'blob:one', name: 'guesses.csv' }]);
  vi.advanceTimersByTime(30_000);
  expect(address.revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(address.revoke).toHaveBeenCalledExactlyOnceWith('blob:one');
});
