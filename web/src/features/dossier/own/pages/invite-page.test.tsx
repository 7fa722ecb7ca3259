import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { acceptInvitation, readInvitation } from '../own-calls.ts';
import { Component } from './invite-page.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock('../own-calls.ts', () => ({ readInvitation: vi.fn(), acceptInvitation: vi.fn() }));
addTexts({
  ...readAreaTexts('dossier', 'en'),
  ...readAreaTexts('dossier-notes', 'en'),
  ...readAreaTexts('errors', 'en'),
});

const invitation = {
  ...{ dossierId: null, title: 'Elm Road', ownRole: null, owner: 'Ada' },
  role: 'adviser' as const,
  expiresAt: '2026-12-08T09:30:00Z',
};

beforeEach(() =>
  localStorage.setItem(
    'auth-session',
    JSON.stringify({
      ...{ access_token: '1', expires_at: 4_000_000_000 },
      user: { id: '1', email: 'ben@example.com' },
    }),
  ),
);
afterEach(() => localStorage.removeItem('auth-session'));

function open() {
  render(
    <MemoryRouter initialEntries={['/invite/secret']}>
      <Routes>
        <Route path="/invite/:token" element={<Component />} />
        <Route path="/dossiers/:id/home" element={<p>Inside</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('an invitation', () => {
  it('says from whom it is, as what, until when, and lets in', async () => {
    vi.mocked(readInvitation).mockResolvedValue(invitation);
    vi.mocked(acceptInvitation).mockResolvedValue({ dossierId: 'd', role: 'adviser' });
    open();
    expect(await screen.findByText('You are invited to “Elm Road”')).toBeTruthy();
    for (const word of ['Ada', 'Adviser: reads and comments', 'ben@example.com', 'Not shown: offers.'])
      expect(screen.getByText(word)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(acceptInvitation).toHaveBeenCalledWith('secret');
  });

  it('says to whoever is in already that it changes nothing', async () => {
    vi.mocked(readInvitation).mockResolvedValue({ ...invitation, dossierId: 'd', ownRole: 'partner' });
    open();
    expect((await screen.findByRole('link', { name: 'Open the dossier' })).getAttribute('href')).toBe(
      '/dossiers/d/home',
    );
    expect(screen.queryByRole('button', { name: 'Come in' })).toBeNull();
  });

  it.each([
    ['invitation_expired', 'The time of this invitation has run out.'],
    ['invitation_used_up', 'This invitation has been used already.'],
    ['invitation_revoked', 'This invitation was withdrawn.'],
    ['invitation_over', 'This invitation is over.'],
    ['not_found', 'There is no such invitation'],
  ])('that ended with %s says so, and offers no second try', async (code, title) => {
    vi.mocked(readInvitation).mockRejectedValue(new AppError(code, 'over', { status: 410 }));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To my dossiers' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('for another account names the one that is signed in, and leads to the sign-in page and back', async () => {
    vi.mocked(readInvitation).mockRejectedValue(
      new AppError('invitation_for_another', 'other', { status: 403 }),
    );
    open();
    expect(await screen.findByText('You are signed in as ben@example.com.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with another account' }).getAttribute('href')).toBe(
      '/auth/login?next=%2Finvite%2Fsecret',
    );
  });

  it('tells a visitor what it is, and asks nothing of the server', () => {
    localStorage.removeItem('auth-session');
    vi.mocked(readInvitation).mockClear();
    open();
    expect(screen.getByRole('heading', { name: 'You are invited to a dossier' })).toBeTruthy();
    expect(readInvitation).not.toHaveBeenCalled();
  });
});
