import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { Part } from './buying-checklist.tsx';

const own = vi.hoisted(() => ({ add: (_: unknown): unknown => undefined }));
vi.mock('../tasks/task-calls.ts', () => ({ addTask: async (task: unknown) => own.add(task) }));
vi.mock('#kit/dossiers/dossier-calls.ts', () => ({
  readEditableDossiers: () => Promise.resolve([{ id: 'd1', title: 'Our search' }]),
  openDossier: () => Promise.resolve(),
}));

beforeEach(() => {
  window.localStorage.clear();
  speakLocale('en-GB', readTexts('en'));
});
afterEach(() => speakLocale('en-GB', {}));

const show = () =>
  render(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
  );

describe('the checklist of buying a home', () => {
  it('keeps what was ticked and where, also after a reload', async () => {
    const first = show();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'ES');
    const [box] = screen.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    first.unmount();
    show();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ES');
    expect(screen.getByRole('status').textContent).toMatch(/^1 of /);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toMatch(/^0 of /);
  });

  it('offers what is left as tasks of a dossier, to a visitor by way of signing in', async () => {
    show();
    const count = screen.getAllByRole('checkbox').length;
    expect(screen.getByText(new RegExp(`^${String(count)} things are left`))).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Sign in to add it to a dossier' });
    expect(way.getAttribute('href')).toContain('/auth/login?next=');
    const [box] = screen.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    expect(screen.getByText(new RegExp(`^${String(count - 1)} things are left`))).toBeTruthy();
  });

  it('makes tasks of what is left, and of nothing that is ticked, in the dossier that is chosen', async () => {
    window.localStorage.setItem(
      'auth-session',
      JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id: '1' } }),
    );
    const added: unknown[] = [];
    own.add = (task) => added.push(task);
    show();
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes.slice(0, -2)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Add to a dossier' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add it' }));
    await screen.findByRole('link', { name: 'Added. Open the dossier' });
    expect(added).toMatchObject([{ dossierId: 'd1' }, { dossierId: 'd1' }]);
  });

  it('asks other things in another country', async () => {
    show();
    const british = screen.getAllByRole('checkbox').length;
    await userEvent.selectOptions(screen.getByRole('combobox'), 'US');
    expect(screen.getAllByRole('checkbox').length).not.toBe(british);
  });

  it('begins anew where what was kept cannot be read', () => {
    window.localStorage.setItem('buying-checklist', '{"country":7,"done":"all"}');
    show();
    expect(screen.getByRole('status').textContent).toMatch(/^0 of /);
  });
});
