import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { NoteForm } from './note-form.tsx';
import { SceneView } from './scene-view.tsx';

const world = vi.hoisted(() => ({
  refusal: null as Error | null,
  hear: null as ((message: { payload: { part: string } }) => void) | null,
  add: vi.fn(),
  isLive: true,
  topic: 'dossier:d:one',
  joined: [] as (string | null)[],
}));
vi.mock('#kit/live/use-topic.ts', () => ({
  useTopic: (topic: string | null, _: boolean, heard: typeof world.hear) => {
    if (world.joined.at(-1) !== topic) world.joined.push(topic);
    world.hear = heard;
    return world.isLive;
  },
}));
vi.mock('#lib/use-session.ts', () => ({ useSession: () => ({ user: { id: 'me' } }) }));
vi.mock('../notifications/unread-count.ts', () => ({ useUnreadNotices: () => 0, askUnreadNotices: vi.fn() }));
vi.mock('../offline/offline-bar.tsx', () => ({ OfflineBar: () => null }));
vi.mock('#lib/api.ts', () => ({
  callRpc: () =>
    Promise.resolve({
      topic: world.topic,
      people: [{ userId: 'me', name: 'Ada', role: 'partner', ticks: [], isSelf: true }],
    }),
}));
vi.mock('#kit/rows/rows.ts', () => ({
  readOne: () =>
    world.refusal
      ? Promise.reject(world.refusal)
      : Promise.resolve({ id: 'd', title: 'Ours', countryCode: 'GB' }),
  readAll: () => Promise.resolve([]),
  addRow: world.add,
}));

beforeEach(() => {
  speakLocale('en-GB', { ...readTexts('en'), ...readAreaTexts('dossier-notes', 'en') });
  addTexts(readAreaTexts('dossier-notes', 'en'));
  queryClient.clear();
  window.sessionStorage.clear();
  world.refusal = null;
  Object.assign(world, { isLive: true, topic: 'dossier:d:one', joined: [] });
  world.add.mockReset();
});

async function type(words: string) {
  render(
    <MemoryRouter initialEntries={['/dossiers/d/notes-and-queries']}>
      <Routes>
        <Route
          path="/dossiers/:dossierUuid/notes-and-queries"
          element={
            <SceneView>
              {(scene) => <NoteForm scene={scene} assetId={null} comparisonId={null} onAdded={vi.fn()} />}
            </SceneView>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.change(await screen.findByLabelText(/^Note/), { target: { value: words } });
}

/** Something changed while somebody types, and what is asked then is refused with this. */
async function change(code: AppError['code']) {
  world.refusal = new AppError(code, 'Refused');
  await act(async () => {
    world.hear?.({ payload: { part: 'dossier_members' } });
    await Promise.resolve();
  });
}

describe('SceneView', () => {
  it.each(['not_found', 'not_allowed'] as const)(
    'who loses the dossier while they type (%s) sees what they typed, and no more of it',
    async (code) => {
      await type('Damp behind the wardrobe');
      await change(code);
      expect(await screen.findByText('What you typed here')).toBeTruthy();
      expect(screen.getByDisplayValue('Damp behind the wardrobe').hasAttribute('readonly')).toBe(true);
      expect(screen.queryByRole('button', { name: 'Add the note' })).toBeNull();
    },
  );
  it('what could not be read again leaves the form and its words as they are', async () => {
    await type('Damp behind the wardrobe');
    const field = screen.getByDisplayValue('Damp behind the wardrobe');
    await change('network');
    expect(await screen.findByText('The dossier did not load')).toBeTruthy();
    expect(screen.getByDisplayValue('Damp behind the wardrobe')).toBe(field);
    expect(field.hasAttribute('readonly')).toBe(false);
  });
  it('a note that is refused stays in its form', async () => {
    await type('Damp behind the wardrobe');
    world.add.mockRejectedValue(new AppError('not_allowed', 'Refused'));
    await act(async () => {
      fireEvent.submit(
        screen.getByDisplayValue('Damp behind the wardrobe').closest('form') as HTMLFormElement,
      );
      await Promise.resolve();
    });
    expect(world.add).toHaveBeenCalledOnce();
    expect(screen.getByDisplayValue('Damp behind the wardrobe')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
  it('where nothing was typed nothing is offered', async () => {
    await type('');
    await change('not_found');
    expect(await screen.findByText('The dossier did not load')).toBeTruthy();
    expect(screen.queryByText('What you typed here')).toBeNull();
  });
});

it('leads whoever opens a dossier that is theirs no more to where strangers are led', async () => {
  world.refusal = new AppError('not_found', 'gone', { status: 404 });
  render(
    <MemoryRouter initialEntries={['/dossiers/d/tasks?home=h']}>
      <Routes>
        <Route path="/dossiers/:dossierUuid/tasks" element={<SceneView>{() => 'a screen'}</SceneView>} />
        <Route path="/access-error" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText('?next=%2Fdossiers%2Fd%2Ftasks%3Fhome%3Dh')).toBeTruthy();
});

it('a dossier that hears nothing is read again, and goes on over the topic that it has by then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  world.isLive = false;
  await type('Damp');
  world.topic = 'dossier:d:two';
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(world.joined).toContain('dossier:d:two');
  expect(screen.getByDisplayValue('Damp')).toBeTruthy();
  vi.useRealTimers();
});

function Where() {
  return useLocation().search;
}
