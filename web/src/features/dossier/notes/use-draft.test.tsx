import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announceSessionChange } from '#lib/auth-session.ts';
import { forgetOnDevice } from '#kit/rows/device-store.ts';
import { KeptWords } from './kept-words.tsx';
import { useDraft } from './use-draft.ts';
import 'fake-indexeddb/auto';

const D = 'd0000000-0000-4000-8000-000000000001';
const signIn = (id: string | null) => {
  if (id === null) localStorage.removeItem('auth-session');
  else
    localStorage.setItem(
      'auth-session',
      JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id } }),
    );
  announceSessionChange();
};
const open = () => renderHook(() => useDraft(`dossier-note:${D}:all`, { body: '' }));
const typed = (hook: ReturnType<typeof open>) => hook.result.current[0].body;
const keptWords = () => {
  render(<KeptWords dossierId={D} />);
  return screen.queryAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).value);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it('what somebody types is theirs alone in a tab that others use after them', () => {
  signIn('ada');
  const form = open();
  act(() => form.result.current[1]({ body: 'We would pay more' }));
  // The form is still there while its writer signs out.
  act(() => signIn(null));
  form.unmount();
  act(() => signIn('ben'));
  expect(typed(open())).toBe('');
  expect(keptWords()).toEqual([]);
  cleanup();
  signIn('ada');
  expect(typed(open())).toBe('We would pay more');
  expect(keptWords()).toEqual(['We would pay more']);
});

it('goes when its writer removes all of theirs, and nobody else’s does', async () => {
  for (const person of ['ada', 'ben']) {
    signIn(person);
    const form = open();
    act(() => form.result.current[1]({ body: `by ${person}` }));
    form.unmount();
  }
  await forgetOnDevice({ waitingOf: 'ben' });
  expect(typed(open())).toBe('');
  signIn('ada');
  expect(typed(open())).toBe('by ada');
});
