import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAnalytics } from '#domain/analytics.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { readConsent } from './consent.ts';
import { ConsentRoom } from './consent-room.tsx';

const google = readAnalytics('G-ABC123', undefined);
if (!google) throw new Error('Google counts nothing.');
const room = (path: string | null, isQuiet = false) => (
  <ConsentRoom analytics={google} id="G-ABC123" path={path} isQuiet={isQuiet} />
);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const visits = () =>
  (window.dataLayer ?? []).flatMap((told) => {
    const [what, , more] = Array.from(told as ArrayLike<unknown>);
    return what === 'event' ? [(more as { page_title: string }).page_title] : [];
  });

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('consent', 'en'));
});
afterEach(() => {
  localStorage.clear();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.dataLayer;
});

it('loads nothing before a yes, counts each page after it, and asks nobody twice', () => {
  const { rerender } = render(room('/games'));
  expect(scripts()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, count them' }));
  expect(scripts()).toEqual([google.src]);
  rerender(room('/charts'));
  rerender(room(null));
  rerender(room('/charts', true));
  // Coming back from a page that nobody is told of is a visit of its own.
  expect(visits()).toEqual(['/games', '/charts', '/charts']);
  expect(scripts()).toHaveLength(1);
  rerender(room('/charts'));
  expect(screen.queryByRole('button', { name: 'Yes, count them' })).toBeNull();
});

it('loads nothing after a no, and nothing while a home is guessed', () => {
  const { rerender } = render(room('/games', true));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(room('/games'));
  fireEvent.click(screen.getByRole('button', { name: 'No, do not' }));
  expect(screen.getByText(/not counted/)).toBeTruthy();
  expect(scripts()).toEqual([]);
  expect(readConsent(google.provider)?.isGiven).toBe(false);
  expect(readConsent('somebody else')).toBeNull();
});

it('stops when it is told to: what was loaded goes with the page, and the next one loads nothing', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost', reload });
  render(room('/games'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, count them' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop counting' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(readConsent(google.provider)?.isGiven).toBe(false);
  vi.unstubAllGlobals();
});
