import type { TalkComment } from '#wire/comments.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import * as mutations from '../mutations.ts';
import * as queries from '../queries.ts';
import { CommentThread } from './comment-thread.tsx';

const en = readTexts('en');

vi.mock('../mutations.ts');
vi.mock('../queries.ts');

const read = vi.mocked(queries.readTalk);
const write = vi.mocked(mutations.writeComment);
const thread = { sessionId: 's1', gameListingId: 'l1' };
const said = (id: string, part: Partial<TalkComment> = {}): TalkComment => ({
  id,
  parentId: null,
  displayName: `Player ${id}`,
  body: `Text of ${id}`,
  state: 'visible',
  isOwn: false,
  createdAt: '2026-01-01T10:00:00Z',
  editedAt: null,
  editableUntil: null,
  mayBeQuoted: null,
  isReported: false,
  ...part,
});
const page = (comments: readonly TalkComment[], part: Partial<queries.Talk> = {}): queries.Talk => ({
  rows: comments,
  next: null,
  total: comments.length,
  isBlocked: false,
  mayModerate: false,
  ...part,
});

beforeAll(() => {
  speakLocale('en-GB', en);
});
beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

async function show(first: queries.Talk): Promise<void> {
  read.mockResolvedValueOnce(first);
  render(<CommentThread thread={thread} onCount={() => undefined} />);
  await screen.findByLabelText(/Your comment/);
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Your comment/), { target: { value: text } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post the comment' }));

describe('CommentThread', () => {
  it('waits in its own size, then says what to do with an empty thread', async () => {
    read.mockReturnValueOnce(Promise.resolve(page([])));
    render(<CommentThread thread={thread} onCount={() => undefined} />);
    expect(screen.getByText('Loading the comments')).toBeTruthy();
    expect(await screen.findByText('Nobody has said anything yet')).toBeTruthy();
  });

  it('says why it could not be read, and reads again', async () => {
    read.mockRejectedValueOnce(new AppError('network', '')).mockResolvedValueOnce(page([said('a')]));
    render(<CommentThread thread={thread} onCount={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Text of a')).toBeTruthy();
  });

  it('puts a posted comment on top and an answer under what it answers', async () => {
    await show(page([said('a'), said('b', { parentId: 'a' })]));
    write.mockResolvedValueOnce(said('c', { isOwn: true }));
    type('Hello');
    post();
    await screen.findByText('Text of c');
    fireEvent.click(screen.getAllByRole('button', { name: 'Answer' })[1] as HTMLElement);
    write.mockResolvedValueOnce(said('d', { parentId: 'a', isOwn: true }));
    fireEvent.change(screen.getByLabelText('Your answer to Player a'), { target: { value: 'Indeed' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Post the comment' })[1] as HTMLElement);
    const answers = await screen.findByRole('list', { name: 'Answers to Player a' });
    await waitFor(() => expect(within(answers).getAllByRole('listitem')).toHaveLength(2));
    expect(write.mock.calls[1]?.[0]).toMatchObject({ parentId: 'a', body: 'Indeed' });
    expect(document.querySelectorAll('.talk-body')[0]?.textContent).toBe('Text of c');
  });

  it('keeps a text that did not arrive, also through a reload, and sends it under the same key', async () => {
    await show(page([]));
    write.mockRejectedValueOnce(new AppError('network', ''));
    type('Near the station');
    post();
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is kept here.');
    expect(screen.getByLabelText(/Your comment/)).toHaveProperty('value', 'Near the station');
    cleanup();
    await show(page([]));
    expect(screen.getByLabelText(/Your comment/)).toHaveProperty('value', 'Near the station');
    write.mockResolvedValueOnce(said('a', { isOwn: true }));
    post();
    await screen.findByText('Text of a');
    const [first, second] = write.mock.calls.map(([input]) => input);
    expect(second?.requestKey).toBe(first?.requestKey);
    expect(screen.getByLabelText(/Your comment/)).toHaveProperty('value', '');
    type('Another');
    write.mockResolvedValueOnce(said('b', { isOwn: true }));
    post();
    await screen.findByText('Text of b');
    expect(write.mock.calls[2]?.[0].requestKey).not.toBe(first?.requestKey);
  });

  it('shows refused words at the field, with the words still in it', async () => {
    await show(page([]));
    write.mockRejectedValueOnce(new AppError('words_refused', '', { status: 422 }));
    type('rude');
    post();
    const field = screen.getByLabelText(/Your comment/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'rude');
  });

  it('asks for a text before it sends none', async () => {
    await show(page([]));
    post();
    expect((await screen.findByRole('alert')).textContent).toContain('There is no text yet');
    expect(write).not.toHaveBeenCalled();
  });

  it('offers changes and deletion of an own comment, reports of others, and moderation only to moderators', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    await show(page([said('a', { isOwn: true, editableUntil: soon }), said('b')]));
    const [own, other] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(own).getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(within(own).queryByRole('button', { name: 'Report' })).toBeNull();
    expect(within(other).getByRole('button', { name: 'Report' })).toBeTruthy();
    expect(within(other).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('lets an author say that their words may be quoted, and nobody else', async () => {
    await show(page([said('a', { isOwn: true, mayBeQuoted: false }), said('b')]));
    const allow = vi.mocked(mutations.allowQuote);
    const quote = () => screen.getByRole('switch', { name: 'May be quoted' });
    const [, other] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(other).queryByRole('switch')).toBeNull();
    expect(quote()).toHaveProperty('checked', false);
    allow.mockResolvedValueOnce(true);
    fireEvent.click(quote());
    await waitFor(() => expect(quote()).toHaveProperty('ariaBusy', 'false'));
    expect(quote()).toHaveProperty('checked', true);
    expect(allow).toHaveBeenCalledExactlyOnceWith('a', true);
    allow.mockRejectedValueOnce(new AppError('network', ''));
    fireEvent.click(quote());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(quote()).toHaveProperty('checked', true);
  });

  it('asks of no comment that is gone whether it may be quoted', async () => {
    await show(page([said('a', { isOwn: true, mayBeQuoted: false, state: 'removed', body: null })]));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('lets a moderator remove a comment with a reason', async () => {
    await show(page([said('a')], { mayModerate: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Names a neighbour' } });
    vi.mocked(mutations.moderateComment).mockResolvedValueOnce('Player a');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Text of a')).toBeNull());
    expect(mutations.moderateComment).toHaveBeenCalledExactlyOnceWith('a', 'remove', 'Names a neighbour');
  });

  it('reports a comment once', async () => {
    await show(page([said('a')]));
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    vi.mocked(mutations.reportComment).mockResolvedValueOnce(true);
    fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Reported')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });

  it('says so where a player may not write, and still shows what others say', async () => {
    read.mockResolvedValueOnce(page([said('a')], { isBlocked: true }));
    render(<CommentThread thread={thread} onCount={() => undefined} />);
    expect(await screen.findByText(/Your comments in this game are stopped/)).toBeTruthy();
    expect(screen.getByText('Text of a')).toBeTruthy();
    expect(screen.queryByLabelText(/Your comment/)).toBeNull();
  });

  it('shows more, and takes the focus to the first of them when the button is gone', async () => {
    await show(page([said('a')], { next: 'a' }));
    read.mockResolvedValueOnce(page([said('b')]));
    act(() => screen.getByRole('button', { name: 'Show more comments' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
    await screen.findByText('Text of b');
    expect(read).toHaveBeenLastCalledWith(thread, 'a');
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-b'));
  });

  it('keeps the place of a deleted comment that was answered', async () => {
    await show(page([said('a', { state: 'deleted', body: null }), said('b', { parentId: 'a' })]));
    expect(screen.getByText('Deleted by its author')).toBeTruthy();
    expect(screen.getByText('Text of b')).toBeTruthy();
  });
});
