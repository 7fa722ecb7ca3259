import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '#locales/offline/en.json' with { type: 'json' };
import es from '#locales/offline/es.json' with { type: 'json' };
import { waitHere } from './wait-page.ts';

let stop: () => void = () => undefined;
const ask = vi.fn<() => Promise<Response>>();

/** Opens the page; what it does to go on. */
function open() {
  stop();
  const reload = vi.fn();
  stop = waitHere({ texts: { 'en-GB': en, 'en-US': en, es }, page: '/offline.html', reload });
  return reload;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  ask.mockRejectedValue(new TypeError('no network'));
  document.body.innerHTML =
    '<h1 data-text="offline.title"></h1><button data-text="offline.retry"></button><p role="status"></p>';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
  localStorage.clear();
  delete document.documentElement.dataset.locales;
});

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

describe('waitHere()', () => {
  it('speaks the language that the visitor has chosen, of those the brand speaks', () => {
    localStorage.setItem('locale', 'es');
    document.documentElement.dataset.locales = 'en-GB,es';
    open();
    expect([textOf('h1'), document.title, document.documentElement.lang]).toEqual([
      es['offline.title'],
      es['offline.title'],
      'es',
    ]);
    document.documentElement.dataset.locales = 'en-GB';
    open();
    expect(textOf('h1')).toBe(en['offline.title']);
  });

  it('goes on by itself when the site answers again, and not before', async () => {
    const reload = open();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValue(new Response(null, { status: 503 }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValue(new Response(null));
    await vi.advanceTimersByTimeAsync(4000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('looks at once when the browser has a network again', async () => {
    const reload = open();
    ask.mockResolvedValue(new Response(null));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says so when a try that was asked for has failed', async () => {
    open();
    document.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf('[role="status"]')).toBe(en['offline.still']);
  });
});
