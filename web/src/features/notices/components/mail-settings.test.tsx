import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepGuestToken } from '#lib/auth-session.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { MailSettings } from './mail-settings.tsx';

const call = vi.hoisted(() => vi.fn());
const ways = vi.hoisted(() => ({ mail: true, pushKey: null }));
vi.mock('#lib/api.ts', () => ({ callRpc: call, callFunction: () => Promise.resolve({ body: ways }) }));

const answers: Record<string, unknown> = {};
beforeEach(() => {
  localStorage.clear();
  speakLocale('en-GB', readTexts('en'));
  keepGuestToken('a-token-of-this-guest');
  ways.mail = true;
  Object.assign(answers, {
    own_notice_mail: examples.end_notice_mail,
    ask_for_notice_mail: examples.ask_for_notice_mail,
    end_notice_mail: examples.end_notice_mail,
  });
  call.mockReset();
  call.mockImplementation((name: string) => Promise.resolve(answers[name]));
});
const asked = (name: string) =>
  call.mock.calls.filter(([one]) => one === name).map(([, args]) => args as object);

it('a guest names an address, which is asked, and may take it back', async () => {
  render(<MailSettings token={null} isPlayer />);
  const email = await screen.findByLabelText('E-mail address');
  const send = screen.getByRole('button', { name: 'Send me the question' });
  await userEvent.type(email, 'ada');
  await userEvent.click(send);
  expect(screen.getAllByText('Enter an address such as name@example.com.').length).toBeGreaterThan(0);
  expect(asked('ask_for_notice_mail')).toEqual([]);
  await userEvent.type(email, '@example.com');
  await userEvent.click(send);
  await screen.findByText(/^Look into your mail: a question is on its way/);
  expect(asked('ask_for_notice_mail')).toEqual([
    expect.objectContaining({ email: 'ada@example.com', hour: 8, guestToken: 'a-token-of-this-guest' }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByLabelText('E-mail address')).toHaveProperty('value', '');
});

it('an account is told at its own address, moves the hour and stops it', async () => {
  localStorage.setItem('auth-session', JSON.stringify({ access_token: 'a', user: { id: 'u' } }));
  answers['own_notice_mail'] = examples.own_notice_mail;
  answers['ask_for_notice_mail'] = { ...examples.own_notice_mail, hour: 19 };
  render(<MailSettings token={null} isPlayer />);
  await screen.findByText(
    'When something has changed, a mail to ada@example.com tells you at 08:00 by the clock of London.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Hour'), '19:00');
  await userEvent.click(screen.getByRole('button', { name: 'Move it to this hour' }));
  await screen.findByText(/tells you at 19:00/);
  expect(asked('ask_for_notice_mail')).toEqual([
    expect.not.objectContaining({ email: expect.anything() as unknown }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
  await screen.findByRole('button', { name: 'Send me mails' });
});

it('says so where this site sends no mails, and asks nothing of who never played', async () => {
  ways.mail = false;
  const { unmount } = render(<MailSettings token={null} isPlayer />);
  await screen.findByText('This site sends no mails.');
  unmount();
  call.mockClear();
  render(<MailSettings token={null} isPlayer={false} />);
  expect(call).not.toHaveBeenCalled();
});

it('a failed reading can be tried again, and a failed wish keeps the address', async () => {
  call.mockRejectedValueOnce(new Error('down'));
  render(<MailSettings token={null} isPlayer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const email = await screen.findByLabelText('E-mail address');
  call.mockRejectedValueOnce(new Error('down'));
  await userEvent.type(email, 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the question' }));
  await screen.findAllByRole('alert');
  expect(email).toHaveProperty('value', 'ada@example.com');
});
