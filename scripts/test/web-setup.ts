import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Tests speak the texts that they choose; nothing is fetched on top. */
vi.mock('#lib/fetch-texts.ts', () => ({ fetchTexts: () => Promise.resolve({}) }));

// A page that is waited for is printed once, when it does not come, and not at every look; and a busy machine is no fault.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? 'Not there yet.') : getElementError(message, container),
});

/** Whether somebody waits, and asks until the answer is another one: the library says so in a mark of its own. */
function isLookingAgain(): boolean {
  const mark = '_disableExpensiveErrorDiagnostics';
  const config: object = getConfig();
  return mark in config && config[mark] === true;
}

// jsdom has dialogs without their methods, and captures no pointer.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.setPointerCapture = () => undefined;
// Nothing has a size here, so nothing changes its own.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** A stray console warning fails the test: React's warnings are bugs that have not hurt yet. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  // There is nothing to draw on here; jsdom would say so on every try.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  for (const method of [console.error, console.warn])
    if (vi.isMockFunction(method)) {
      const calls: unknown[][] = method.mock.calls;
      method.mockRestore();
      expect(calls, 'console.error and console.warn stay silent').toEqual([]);
    }
});
