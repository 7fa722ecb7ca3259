import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { giveCode } from '#lib/second-factor.ts';
import { readTexts } from '#locales/read-texts.ts';
import { CodeDoor } from './code-door.tsx';

vi.mock('#lib/second-factor.ts', () => ({ giveCode: vi.fn() }));
const given = vi.mocked(giveCode);

const PHONE = { id: 'f1', name: 'Phone', createdAt: '' };
const TABLET = { id: 'f2', name: '', createdAt: '' };
const user = userEvent.setup();

beforeAll(() => speakLocale('en-GB', readTexts('en')));
beforeEach(() => given.mockReset());

function open(factors = [PHONE], onGiven = vi.fn(() => Promise.resolve())) {
  const leave = vi.fn(() => Promise.resolve());
  render(
    <CodeDoor
      email="ada@example.com"
      factors={factors}
      whose="own"
      onGiven={onGiven}
      leave={{ label: 'Sign out', run: leave }}
    />,
  );
  return { onGiven, leave };
}

const type = async (code: string) => {
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), `${code}{Enter}`);
};

it('takes six digits with or without a gap, once', async () => {
  const { onGiven } = open();
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.queryByLabelText('App')).toBeNull();
  await type('123 456');
  expect(given.mock.calls).toEqual([['f1', '123456', 'own']]);
  expect(onGiven).toHaveBeenCalledOnce();
});

it.each(['', '12345', '1234567', 'abcdef'])(
  'asks for six digits where “%s” was typed, and sends nothing',
  async (code) => {
    open();
    if (code) await type(code);
    else await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect((await screen.findAllByText('The code is six digits.')).length).toBeGreaterThan(0);
    expect(given).not.toHaveBeenCalled();
  },
);

it('says that a code is wrong at its field, and keeps the digits', async () => {
  given.mockRejectedValueOnce(new AppError('mfa_verification_failed', 'Invalid', { status: 422 }));
  const { onGiven } = open();
  await type('000000');
  expect((await screen.findAllByText(/The code is not right\./)).length).toBeGreaterThan(0);
  const field = screen.getByLabelText('Code');
  expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', '000000']);
  expect(given).toHaveBeenCalledOnce();
  expect(onGiven).not.toHaveBeenCalled();
});

it('lets the person choose the app where there are several', async () => {
  open([PHONE, TABLET]);
  await user.selectOptions(screen.getByLabelText('App'), 'An app without a name');
  await type('123456');
  expect(given.mock.calls).toEqual([['f2', '123456', 'own']]);
});

it('gives a right code once, however often what follows fails', async () => {
  const onGiven = vi.fn(() => Promise.resolve());
  onGiven.mockRejectedValueOnce(new AppError('network', 'No network.'));
  open([PHONE], onGiven);
  await type('123456');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect([given.mock.calls.length, onGiven.mock.calls.length]).toEqual([1, 2]);
});

it('has a way out', async () => {
  const { leave } = open();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(leave).toHaveBeenCalledOnce();
});
