import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import type { Scene } from '../notes/scene.ts';
import { DossierFrame } from './dossier-frame.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock('../notifications/unread-count.ts', () => ({ useUnreadNotices: () => 3 }));
addTexts(readAreaTexts('dossier-notes', 'en'));

const scene = (more: Partial<Scene>) =>
  fakeScene({
    title: 'Our house',
    homes: [fakeHome({ id: 'h1' }), fakeHome({ id: 'h2', title: 'Oak', isPrimary: false })],
    people: [
      { userId: 'ann', name: 'Ann', role: 'owner' },
      { userId: 'ben', name: 'Ben', role: 'partner' },
    ],
    ...more,
  });

function show(path: string, more: Partial<Scene> = {}, here: readonly string[] = []) {
  const frame = (now: Partial<Scene>) => (
    <MemoryRouter initialEntries={[`/dossiers/d/${path}`]}>
      <DossierFrame scene={scene(now)} here={here}>
        <p>The screen</p>
      </DossierFrame>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(frame(more));
  return { set: (now: Partial<Scene>) => rerender(frame(now)), unmount };
}
const menu = () => within(screen.getByRole('navigation', { name: 'Menu of the dossier' }));

describe('DossierFrame', () => {
  it('marks the open screen, says what is unread, and who else is here', () => {
    show('tasks/view/1', {}, ['ann', 'ben', 'somebody']);
    expect(menu().getByRole('link', { name: 'Tasks' }).getAttribute('aria-current')).toBe('true');
    expect(menu().getByRole('link', { name: 'Notifications 3 unread' }).getAttribute('href')).toBe(
      '/dossiers/d/notifications',
    );
    expect(screen.getByText('Ben here now')).toBeTruthy();
  });

  it('closes an open screen once it is unticked, and opens it again', () => {
    const { set } = show('profile', { role: 'viewer', ticks: ['profile'] });
    expect(screen.getByText('The screen')).toBeTruthy();
    set({ role: 'viewer', ticks: [] });
    expect(screen.queryByText('The screen')).toBeNull();
    expect(screen.getByText('This part is not open to you')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'What you look for' })).toBeTruthy();
    expect(menu().queryByRole('link', { name: 'What you look for' })).toBeNull();
    set({ role: 'viewer', ticks: ['profile'] });
    expect(screen.getByText('The screen')).toBeTruthy();
  });

  it('offers the choice of the home where a screen is about one, and takes it along', () => {
    show('overview', { homeId: 'h2' });
    expect(screen.getByLabelText<HTMLSelectElement>('This page is about').value).toBe('h2');
    expect(menu().getByRole('link', { name: 'Location' }).getAttribute('href')).toBe(
      '/dossiers/d/location?home=h2',
    );
    expect(menu().getByRole('link', { name: 'Tasks' }).getAttribute('href')).toBe('/dossiers/d/tasks');
  });

  it('offers none where the screen is about the file', () => {
    show('calendar');
    expect(screen.queryByLabelText('This page is about')).toBeNull();
  });

  it('takes the place at the thumb from the site’s ways as long as it is there', () => {
    const { unmount } = show('home');
    expect(document.documentElement.dataset['bar']).toBe('dossier');
    unmount();
    expect(document.documentElement.dataset['bar']).toBeUndefined();
  });
});
