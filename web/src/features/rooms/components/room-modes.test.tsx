import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomPlayer, RoomRound, RoomView } from '#wire/rooms.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import type { Order } from '../room-calls.ts';
import { useRoomSend } from '../use-room-send.ts';
import { RoomDraft } from './room-draft.tsx';
import { RoomGuess } from './room-guess.tsx';
import { RoomLeaving } from './room-leaving.tsx';
import { RoomModeChoice } from './room-mode-choice.tsx';
import { RoomProposals } from './room-proposals.tsx';
import { RoomTeams } from './room-teams.tsx';
import { TeamStanding } from './team-standing.tsx';

speakLocale('en-GB', readTexts('en'));

const [first] = room.players as [RoomPlayer];
const player = (number: number, name: string, more: Partial<RoomPlayer> = {}): RoomPlayer => ({
  ...{ ...first, number, name, ...more },
});
const play = { eliminates: false, teaming: null, isDraft: false } as const;
const round = room.round as RoomRound;
const part = (view: RoomView) => {
  const onOrder = vi.fn(() => Promise.resolve());
  const entry = { room: { id: 'room', code: view.code, topic: 'room:x' }, playerToken: 'x' };
  return { entry, view, offsetMs: 0, isBusy: false, onOrder };
};

test('a guess that is sent while the step before it is under way follows it, once', async () => {
  const view: RoomView = { ...room, phase: 'guessing', players: [player(1, 'Ada')], you: 1, host: 1 };
  const open = { ...round, ownGuess: null, isRange: false, isWithdrawn: false };
  const sent: string[] = [];
  let answerNext = () => {};
  const next = () => new Promise<void>((answered) => (answerNext = answered));
  function Screen() {
    const { isBusy, send } = useRoomSend();
    const onOrder = async ({ command }: Order) => {
      await send(() => (command === 'next' ? next() : Promise.resolve(void sent.push(command))));
    };
    return (
      <>
        <button onClick={() => void onOrder({ command: 'next' })}>Next</button>
        <RoomGuess {...part(view)} round={open} isBusy={isBusy} onOrder={onOrder} />
      </>
    );
  }
  render(<Screen />);
  await act(async () => fireEvent.click(screen.getByText('Next')));
  fireEvent.change(screen.getByLabelText('Your guess'), { target: { value: '350k' } });
  const press = () => act(async () => fireEvent.click(screen.getByText('That is my guess')));
  await press();
  await press();
  expect(sent).toEqual([]);
  await act(async () => answerNext());
  expect(sent).toEqual(['guess']);
});

describe('an elimination', () => {
  const view = (players: RoomPlayer[]): RoomView => ({
    ...{ ...room, phase: 'revealed', play: { ...play, eliminates: true }, players },
  });

  test('says who is out, and who is the last one in', () => {
    const out = { outAfter: 1, isPlaying: false };
    const { rerender } = render(
      <RoomLeaving
        round={round}
        view={view([player(1, 'Ada'), player(2, 'Bela'), player(3, 'Cleo', out)])}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('Cleo is out.');
    rerender(
      <RoomLeaving
        round={round}
        view={view([player(1, 'Ada'), player(2, 'Bela', out), player(3, 'Cleo', out)])}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('Out: Bela, Cleo Ada is the last one in.');
    rerender(<RoomLeaving round={round} view={view([player(1, 'Ada'), player(2, 'Bela')])} />);
    expect(screen.getByRole('status').textContent).toBe('Nobody is out after this home.');
  });
});

describe('teams', () => {
  const teamed: RoomView = {
    ...{ ...room, phase: 'lobby', play: { ...play, teaming: 'teams' }, lastGame: null },
    players: [player(1, 'Ada', { team: 2 }), player(2, 'Bela', { team: 1 }), player(3, 'Cleo', { team: 2 })],
    results: [
      { round: 1, seat: 1, score: 300 },
      { round: 1, seat: 2, score: 400 },
      { round: 1, seat: 3, score: 500 },
    ],
  };

  test('stand by what the host lets count', () => {
    const { rerender } = render(<TeamStanding view={teamed} />);
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()).toEqual(['1.Team 2 Ada, Cleo500 points', '2.Team 1 Bela400 points']);
    rerender(<TeamStanding view={{ ...teamed, teamRule: 'mean' }} />);
    expect(lines()).toEqual(['1.Team 1 Bela400 points', '1.Team 2 Ada, Cleo400 points']);
  });

  test('are joined by anybody, and dealt and counted by the host alone', () => {
    const host = part(teamed);
    const { rerender } = render(<RoomTeams {...host} />);
    fireEvent.click(screen.getByRole('button', { name: 'Join team 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Deal the teams' }));
    fireEvent.change(screen.getByLabelText('How a team scores'), { target: { value: 'mean' } });
    expect(host.onOrder.mock.calls).toEqual([
      [{ command: 'team', team: 1 }],
      [{ command: 'deal' }],
      [{ command: 'teams', teams: 2, rule: 'mean' }],
    ]);
    rerender(<RoomTeams {...part({ ...teamed, you: 2 })} />);
    expect(screen.queryByRole('button', { name: 'Deal the teams' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Join team 2' })).toBeTruthy();
  });
});

test('a proposal of somebody is taken over with one press, and the host closes with the median', () => {
  const view: RoomView = {
    ...{ ...room, play: { ...play, teaming: 'together' } },
    players: [player(1, 'Ada'), player(2, 'Bela', { proposalMinor: 30_000_000 })],
  };
  const host = part(view);
  render(<RoomProposals {...host} round={round} />);
  fireEvent.click(screen.getByRole('button', { name: 'Propose £300,000 as well' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close with the median: £300,000' }));
  const { currency, gameListingId } = round;
  expect(host.onOrder.mock.calls).toEqual([
    [{ command: 'propose', amountMinor: 30_000_000, currency, gameListingId }],
    [{ command: 'reveal' }],
  ]);
});

describe('a draft', () => {
  const { draft } = room;

  test('lets whoever has the turn pick what is free', () => {
    const [card] = draft?.cards ?? [];
    if (!draft || !card) throw new Error('the example has no card');
    const cards = [card, { ...card, number: 1, pickedBy: 2 }, { ...card, number: 2, isWithdrawn: true }];
    const mine = part({ ...room, phase: 'drafting' });
    const { rerender } = render(<RoomDraft {...mine} draft={{ ...draft, turn: 1, cards }} />);
    const [free, picked, gone] = screen.getAllByRole('listitem');
    expect(within(picked as HTMLElement).queryByRole('button')).toBeNull();
    expect(picked?.textContent).toContain('Picked by Νίκος');
    expect(gone?.textContent).toContain('This home was withdrawn.');
    fireEvent.click(within(free as HTMLElement).getByRole('button'));
    expect(mine.onOrder.mock.calls).toEqual([[{ command: 'pick', card: 0 }]]);
    rerender(
      <RoomDraft {...part({ ...room, phase: 'drafting', host: 2 })} draft={{ ...draft, turn: 2, cards }} />,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Νίκος picks a home.');
  });
});

test('a room offers the modes that its seats can play', () => {
  const { rerender } = render(<RoomModeChoice kind="party" mode="elimination" onChoose={() => undefined} />);
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).toEqual([
    'As the game says',
    'Elimination',
    'Team against team',
    'All together',
    'Draft',
  ]);
  expect(screen.getByText(/45 seconds for each home/)).toBeTruthy();
  rerender(<RoomModeChoice kind="vs" mode="" onChoose={() => undefined} />);
  expect(options()).toEqual(['As the game says', 'All together', 'Draft']);
});
