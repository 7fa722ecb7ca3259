import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OWN_PRESENTATIONS, PRESENTATIONS } from '#domain/presentations.ts';
import { speakLocale, t } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { lookOf } from './own-look.ts';
import { OwnLookChoice } from './own-look-choice.tsx';

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  localStorage.clear();
  document.documentElement.removeAttribute('data-still');
});

it.each(OWN_PRESENTATIONS)(
  '%s is switched on, remembered, and off again, and nothing else with it',
  (key) => {
    const { unmount } = render(<OwnLookChoice />);
    const press = () => fireEvent.click(screen.getByLabelText(t(`look.${key}`)));
    press();
    expect(lookOf({ lives: 3 })).toEqual({ lives: 3, ...PRESENTATIONS[key].options });
    unmount();
    render(<OwnLookChoice />);
    expect(screen.getByLabelText<HTMLInputElement>(t(`look.${key}`)).checked).toBe(true);
    press();
    expect(lookOf({ lives: 3 })).toEqual({ lives: 3 });
  },
);

it('keeps the page still as soon as that is chosen', () => {
  render(<OwnLookChoice />);
  const isStill = () => document.documentElement.hasAttribute('data-still');
  fireEvent.click(screen.getByLabelText(t('look.still')));
  expect(isStill()).toBe(true);
  fireEvent.click(screen.getByLabelText(t('look.still')));
  expect(isStill()).toBe(false);
});

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('saving data is offered where the device asks for it (%s), and never chosen', (saveData, offers) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  render(<OwnLookChoice />);
  Reflect.deleteProperty(navigator, 'connection');
  expect(screen.queryAllByText(t('look.offer'))).toHaveLength(offers);
  expect(screen.getByLabelText<HTMLInputElement>(t('look.low-bandwidth')).checked).toBe(false);
  expect(lookOf({})).toEqual({});
});
