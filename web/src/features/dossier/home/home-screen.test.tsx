import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import type { Scene } from '../notes/scene.ts';
import { changeStage, lookIn, readHome, type Changes, type HomeView } from './home-calls.ts';
import { HomeScreen } from './home-screen.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock(import('./home-calls.ts'), async (original) => ({
  ...(await original()),
  readHome: vi.fn(),
  changeStage: vi.fn(),
  lookIn: vi.fn(),
}));
vi.mock('../notifications/unread-count.ts', () => ({ useUnreadNotices: () => 2 }));
addTexts({
  ...readAreaTexts('dossier', 'en'),
  ...readAreaTexts('dossier-notes', 'en'),
  ...readAreaTexts('dossier-guide', 'en'),
});

const elm = fakeHome({ version: 3, stage: 'offer', address: '7 Elm Road, York', postcode: 'YO1 7AA' });
const people = [{ userId: 'ann', name: 'Ann', role: 'owner' }];
const scene = (more: Partial<Scene> = {}) => fakeScene({ homes: [elm], people, ...more });
const counts = {
  ...{ hasProfile: false, photos: 0, notes: 0, questionsUnasked: 1, questionsUnanswered: 0, tasksOverdue: 0 },
  ...{ viewingsAhead: 0, viewingsPast: 1, surveys: 0, mortgageMeetings: 1, offers: 0 },
  checklistKeys: [],
};
const view = (more: Partial<HomeView> = {}): HomeView => ({
  ...{ event: null, tasks: [], notes: [], counts, isHeld: false },
  ...more,
});
const unchanged: Changes = {
  ...{ since: null, prices: [], homes: [], notes: [], tasks: [], sales: [], place: null },
};
const event = {
  ...{
    id: 'e',
    dossierId: 'd',
    version: 1,
    createdAt: '',
    updatedAt: '',
    assetId: 'h',
    kind: 'viewing' as const,
  },
  ...{ title: 'Second viewing', startsAt: '2031-01-02T10:00:00Z', endsAt: '2031-01-02T11:00:00Z' },
  ...{ timeZone: 'Europe/London', isAllDay: false, place: '', importUid: null },
  details: 'Ask for Sam, 020 7946 0958.',
} as const;

async function show(now: HomeView, more: Partial<Scene> = {}, changes: Changes | null = unchanged) {
  vi.mocked(readHome).mockResolvedValue(now);
  vi.mocked(lookIn).mockResolvedValue(changes);
  render(
    <MemoryRouter>
      <HomeScreen scene={scene(more)} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Next appointment' });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('HomeScreen', () => {
  it('leads to the next appointment, and calls whom its details name', async () => {
    await show(view({ event }));
    expect(hrefOf('Directions')).toContain(encodeURIComponent('7 Elm Road, York'));
    expect(hrefOf('Call 020 7946 0958')).toBe('tel:02079460958');
  });

  it('names what to do next by the table of rules, and nothing that is closed to the reader', async () => {
    await show(view());
    expect(hrefOf('Say what you are looking for, and what you can pay')).toBe('/dossiers/d/profile');
    expect(hrefOf('Send the questions that nobody has been asked yet')).toBe('/dossiers/d/notes-and-queries');
  });

  it('names no step to an adviser that is closed to them, and no way to move the home on', async () => {
    await show(view(), { role: 'adviser', mayEdit: false });
    expect(
      screen.queryByRole('link', { name: 'Say what you are looking for, and what you can pay' }),
    ).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves the home on from the version that was seen', async () => {
    vi.mocked(changeStage).mockResolvedValue({} as never);
    await show(view());
    fireEvent.click(screen.getByRole('button', { name: 'Move on to: Under offer' }));
    await vi.waitFor(() => expect(changeStage).toHaveBeenCalledTimes(1));
    expect(vi.mocked(changeStage).mock.calls[0]).toMatchObject([{ id: 'h', version: 3 }, 'under-offer']);
  });

  it('says what changed since the last visit, with the price and its cut', async () => {
    const step = {
      on: '2026-11-27',
      kind: 'cut',
      priceMinor: 30_000_000,
      change: -0.0625,
      source: 'agent',
    } as const;
    const prices = [{ home: 'Elm', step }];
    await show(view(), {}, { ...unchanged, since: '2026-11-20T10:00:00Z', prices });
    expect(await screen.findByText('Elm: the price was cut by 6.3% to £300,000')).toBeTruthy();
    expect(screen.queryByText('Nothing changed since your last visit.')).toBeNull();
  });

  it('says without a network that changes come later, and shows the rest', async () => {
    await show(view(), {}, null);
    expect(await screen.findByText('What changed shows here once there is a connection.')).toBeTruthy();
  });

  it('says how to begin where there is no home', async () => {
    await show(view(), { homes: [] });
    expect(hrefOf('Add a home')).toBe('/my-dossier?into=d');
  });
});
