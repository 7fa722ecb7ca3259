import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { LeaveDialog } from './leave-dialog.tsx';

const en = readTexts('en');

beforeAll(() => {
  speakLocale('en-GB', en);
});

function open(isDirty: boolean) {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <LeaveDialog isDirty={isDirty} /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

/** Does the browser ask before the tab goes? */
function asksTheTab(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('LeaveDialog', () => {
  it('asks before another page comes, stays, and leaves when told to', async () => {
    const go = open(true);
    await go('/elsewhere');
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Go on editing' }).at(-1) ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await go('/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('lets go where nothing is unsaved', async () => {
    const go = open(false);
    expect(asksTheTab()).toBe(false);
    await go('/elsewhere');
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('is no hindrance within the page, and asks before the tab goes', async () => {
    const go = open(true);
    await go('/form?tab=settings#codes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asksTheTab()).toBe(true);
  });
});
