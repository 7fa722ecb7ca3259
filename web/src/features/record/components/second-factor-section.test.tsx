import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import * as calls from '#lib/second-factor.ts';
import { forgetAsked } from '#kit/call/ahead.ts';
import { readTexts } from '#locales/read-texts.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

vi.mock('#lib/second-factor.ts', () => ({
  readFactors: vi.fn(),
  beginFactor: vi.fn(),
  giveCode: vi.fn(),
  removeFactor: vi.fn(),
}));
const { readFactors, beginFactor, giveCode, removeFactor } = vi.mocked(calls);

const PHONE = { id: 'f1', name: 'Phone', createdAt: '2026-01-02T10:00:00Z' };
const TABLET = { id: 'f2', name: 'Tablet', createdAt: '2026-02-02T10:00:00Z' };
const changed = vi.fn();
const user = userEvent.setup();

beforeAll(() => {
  speakLocale('en-GB', readTexts('en'));
  // jsdom opens no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  vi.resetAllMocks();
  forgetAsked();
});

function open(...states: (readonly (typeof PHONE)[])[]) {
  for (const factors of states) readFactors.mockResolvedValueOnce({ isOffered: true, factors });
  render(<SecondFactorSection onChanged={changed} />);
}

it('says in one sentence that there is none to be had', async () => {
  readFactors.mockResolvedValueOnce({ isOffered: false, factors: [] });
  render(<SecondFactorSection onChanged={changed} />);
  expect(await screen.findByText('This site has no second factor to offer.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what could not be read, and reads it again', async () => {
  readFactors.mockRejectedValueOnce(new AppError('network', 'No network.'));
  open([]);
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('No app is set up.')).toBeTruthy();
});

it('sets an app up: a name, a drawing with its secret, and a code', async () => {
  beginFactor.mockResolvedValueOnce({
    id: 'f1',
    secret: 'ABCDEFGHIJ',
    uri: 'otpauth://totp/a?secret=ABCDEFGHIJ',
  });
  giveCode.mockResolvedValueOnce(undefined);
  open([], [PHONE]);
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findAllByText('Give the app a name.')).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Name'), ' Phone {Enter}');
  expect(await screen.findByRole('img', { name: /authenticator app to scan/ })).toBeTruthy();
  expect(beginFactor.mock.calls[0]?.[0]).toBe('Phone');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Secret').value).toBe('ABCD EFGH IJ');
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(giveCode.mock.calls).toEqual([['f1', '123456']]);
  expect(await screen.findByText(/“Phone” is set up\./)).toBeTruthy();
  expect(screen.getByText('Set up on 2 January 2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set up a spare' })).toBeTruthy();
});

it('begins nothing that was cancelled', async () => {
  open([]);
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy();
  expect(beginFactor).not.toHaveBeenCalled();
});

it('takes an app away with a code, of another one first', async () => {
  giveCode.mockRejectedValueOnce(new AppError('mfa_verification_failed', 'Invalid', { status: 422 }));
  giveCode.mockResolvedValueOnce(undefined);
  removeFactor.mockResolvedValueOnce(undefined);
  open([PHONE, TABLET], [TABLET]);
  await user.click(await screen.findByRole('button', { name: 'Take away Phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLSelectElement>('App').value).toBe('f2');
  await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
  expect((await dialog.findAllByText(/The code is not right\./)).length).toBeGreaterThan(0);
  expect(removeFactor).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText('Code'));
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('“Phone” is taken away.')).toBeTruthy();
  expect(changed).toHaveBeenCalledOnce();
  expect([giveCode.mock.calls[1], removeFactor.mock.calls]).toEqual([['f2', '123456'], [['f1']]]);
});

it('says that the last app leaves the password alone', async () => {
  open([PHONE]);
  await user.click(await screen.findByRole('button', { name: 'Take away Phone' }));
  expect(await screen.findByText(/your password alone will sign you in again/)).toBeTruthy();
});
