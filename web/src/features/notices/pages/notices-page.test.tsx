import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { useUnread } from '#kit/notices/unread-notices.ts';
import { examples } from '#wire/examples.ts';
import { Component, loader } from './notices-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#lib/api.ts', () => ({ callRpc: call }));

function Mark() {
  return <output>{useUnread('/')}</output>;
}

function show() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader,
      HydrateFallback: () => null,
      element: (
        <>
          <Component />
          <Mark />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

let marked: () => Promise<number>;
beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  keepGuestToken('a-token-of-this-guest');
  marked = () => Promise.resolve(0);
  call.mockReset();
  call.mockImplementation((name: string) =>
    name === 'own_notices'
      ? Promise.resolve(examples.own_notices)
      : name === 'mark_notices_read'
        ? marked()
        : Promise.resolve(2),
  );
});
const asked = (name: string) =>
  call.mock.calls.filter(([one]) => one === name).map(([, args]) => args as object);

it('shows what changed, marks what is new as read, and leads to the results', async () => {
  show();
  const title = await screen.findByRole('link', { name: /Sold/ });
  expect(title.getAttribute('href')).toMatch(/^\/game\/one\/results\//);
  // What was new when it was opened stays marked while it is looked at.
  expect(screen.getAllByText('New')).toHaveLength(1);
  await waitFor(() => {
    expect(asked('mark_notices_read')).toEqual([
      expect.objectContaining({
        noticeIds: [examples.own_notices.notices[0]?.id],
        guestToken: 'a-token-of-this-guest',
      }),
    ]);
  });
  await waitFor(() => {
    expect(document.querySelector('output')?.textContent).toBe('0');
  });
});

it('keeps the list where nothing could be marked', async () => {
  marked = () => Promise.reject(new AppError('network', 'Down'));
  show();
  expect(await screen.findByRole('link', { name: /Sold/ })).toBeTruthy();
  await waitFor(() => {
    expect(asked('mark_notices_read')).toHaveLength(1);
  });
  expect(screen.getByRole('link', { name: /Sold/ })).toBeTruthy();
});

it('says what belongs here where there is nothing, without asking for somebody who never played', async () => {
  keepGuestToken(null);
  show();
  expect(await screen.findByText('Nothing has changed')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('says that it could not be read', async () => {
  call.mockRejectedValue(new AppError('network', 'Down'));
  show();
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});
