import 'fake-indexeddb/auto';
import type { TalkComment } from '#wire/comments.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import * as mutations from '../mutations.ts';
import * as queries from '../queries.ts';
import { CommentThread } from './comment-thread.tsx';

vi.mock('../mutations.ts');
vi.mock('../queries.ts');
const write = vi.mocked(mutations.writeComment);
const lost = () => new AppError('network', '');

/** Each test has a run of its own: what waits is kept by run. */
let thread: queries.ThreadId;
/** What the server has, by request key. */
let server: Map<string, TalkComment>;

const said = (id: string, body: string): TalkComment => ({
  ...examples['write-comment'].comment,
  ...{ id, body, parentId: null, state: 'visible' },
});
const take: typeof mutations.writeComment = ({ requestKey, body }) => {
  const comment = server.get(requestKey) ?? said(`comment-${String(server.size)}`, body);
  server.set(requestKey, comment);
  return Promise.resolve(comment);
};

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
  localStorage.clear();
  thread = { sessionId: crypto.randomUUID(), gameListingId: 'l1' };
  server = new Map();
  vi.mocked(queries.readTalk).mockImplementation(() =>
    Promise.resolve({
      ...{ rows: [...server.values()], next: null, total: server.size, isBlocked: false, mayModerate: false },
    }),
  );
});

async function show(of: queries.ThreadId = thread): Promise<void> {
  render(<CommentThread thread={of} onCount={() => undefined} />);
  await screen.findByLabelText(/Your comment$|Your comment /);
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Your comment$|Your comment /);
const say = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByText('Post the comment'));
};
const waiting = () => screen.findByLabelText('Your comments that are not posted yet');
/** Says it, and waits until it waits and the field is free for the next. */
const sayInVain = async (text: string) => {
  say(text);
  await waiting();
  await waitFor(() => expect(field().value).toBe(''));
};
const gone = () =>
  waitFor(() => expect(screen.queryByLabelText(/not posted yet/)).toBeNull(), { timeout: 4000 });
const networkIsBack = () => window.dispatchEvent(new Event('online'));

describe('a comment without a network', () => {
  it('waits in sight, with its field free, and goes out once when the network is back', async () => {
    await show();
    write.mockRejectedValueOnce(lost());
    say('Near the station');
    expect((await waiting()).textContent).toContain('Near the station');
    expect(field().value).toBe('');
    write.mockImplementation(take);
    networkIsBack();
    networkIsBack();
    await gone();
    expect(write).toHaveBeenCalledTimes(2);
    expect(screen.getAllByText('Near the station')).toHaveLength(1);
    networkIsBack();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('is said once where the first try had arrived, also when the tab was closed in between', async () => {
    await show();
    write.mockImplementationOnce(async (input) => {
      await take(input);
      throw lost();
    });
    await sayInVain('Near the station');
    cleanup();
    write.mockImplementation(take);
    await show();
    await gone();
    expect(server.size).toBe(1);
    const [first, second] = write.mock.calls.map(([input]) => input.requestKey);
    expect(second).toBe(first);
  });

  it('stands in line behind one that waits', async () => {
    await show();
    write.mockRejectedValue(lost());
    await sayInVain('First');
    say('Second');
    await waitFor(async () => expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(2));
    write.mockReset();
    write.mockImplementation(take);
    networkIsBack();
    await gone();
    expect(write.mock.calls.map(([{ body }]) => body)).toEqual(['First', 'Second']);
  });

  it('comes back into its field under its key, before what was typed since', async () => {
    await show();
    write.mockRejectedValue(lost());
    await sayInVain('First');
    fireEvent.change(field(), { target: { value: 'typed since' } });
    fireEvent.click(screen.getByText('Back into the field'));
    await waitFor(() => expect(field().value).toBe('First\n\ntyped since'));
    expect(document.activeElement).toBe(field());
    await gone();
    write.mockImplementation(take);
    fireEvent.click(screen.getByText('Post the comment'));
    await waitFor(() => expect(server.size).toBe(1));
    const keys = new Set(write.mock.calls.map(([{ requestKey }]) => requestKey));
    expect(keys.size).toBe(1);
  });

  it('stays with the reason where it is refused, and shows under its own home only', async () => {
    await show();
    write.mockRejectedValueOnce(lost()).mockRejectedValue(new AppError('words_refused', ''));
    await sayInVain('rude');
    networkIsBack();
    expect(await screen.findByText('Not posted')).toBeTruthy();
    expect((await waiting()).textContent).toContain('Some of these words cannot be shown');
    cleanup();
    await show({ ...thread, gameListingId: 'l2' });
    expect(screen.queryByText('Not posted')).toBeNull();
  });

  it('does not wait where the server has said no', async () => {
    await show();
    write.mockRejectedValueOnce(new AppError('rate_limited', '', { status: 429 }));
    say('Again');
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is kept here.');
    expect(field().value).toBe('Again');
    expect(screen.queryByRole('list', { name: /not posted yet/ })).toBeNull();
  });
});
