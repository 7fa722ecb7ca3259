import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { writeCommentRequest } from '../_shared/wire/comments.ts';
import { writeComment } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const BODY = {
  sessionId: ID,
  gameListingId: ID,
  guestToken: 'a'.repeat(64),
  body: '  Near Scunthorpe, so less.  ',
  requestKey: 'key-of-this-post-1',
};
const WRITTEN = {
  comment: {
    id: ID,
    parent_id: null,
    display_name: 'Ada',
    body: 'Near Scunthorpe, so less.',
    state: 'visible',
    is_own: true,
    created_at: '2026-01-01T00:00:00Z',
    edited_at: null,
    editable_until: '2026-01-01T00:15:00Z',
    may_be_quoted: false,
    is_reported: false,
  },
  replayed: false,
};

function server(reply: (call: BackendCall) => unknown = () => WRITTEN) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/write_comment': reply,
    '/auth/v1/user': () => ({ id: 'user-1' }),
  });
  const handler = serve(
    { name: 'write-comment', contract: writeCommentRequest, handle: writeComment },
    backend.platform,
  );
  return { ...backend, handler };
}

describe('writeComment()', () => {
  test('hands the trimmed text to the database and answers in the shape of the wire', async () => {
    const { handler, calls } = server();
    const answer = await handler(post(BODY, { authorization: 'Bearer good' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      comment: { displayName: 'Ada', isOwn: true, editableUntil: '2026-01-01T00:15:00Z', mayBeQuoted: false },
      replayed: false,
    });
    expect(calls.at(-1)?.args).toEqual({
      session_id: ID,
      game_listing_id: ID,
      user_id: 'user-1',
      guest_token: 'a'.repeat(64),
      body: 'Near Scunthorpe, so less.',
      request_key: 'key-of-this-post-1',
      parent_id: null,
      comment_id: null,
    });
  });

  test('refuses words before the database hears of them', async () => {
    const { handler, calls } = server();
    const answer = await handler(post({ ...BODY, body: 'what a sh1thole' }));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'words_refused']);
    expect(calls).toEqual([]);
  });

  test('asks once more with the same key when nobody answered', async () => {
    const replies = [() => Response.error(), () => ({ ...WRITTEN, replayed: true })];
    const { handler, calls } = server(() => replies.shift()?.());
    const answer = await handler(post(BODY));
    expect((await answer.json()).replayed).toBe(true);
    expect(calls.map(({ args }) => args.request_key)).toEqual(['key-of-this-post-1', 'key-of-this-post-1']);
  });

  test.each([
    [403, 'not_allowed'],
    [403, 'comments_blocked'],
    [409, 'edit_time_over'],
    [429, 'rate_limited'],
  ])('passes %i %s on', async (status, code) => {
    const answer = await server(() => refusalReply(status, code)).handler(post(BODY));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test.each([
    [{ body: '   ' }],
    [{ body: 'x'.repeat(1001) }],
    [{ requestKey: 'short' }],
    [{ parentId: 'nobody' }],
  ])('refuses %j as invalid_request', async (part) => {
    const answer = await server().handler(post({ ...BODY, ...part }));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
  });

  test('takes a text of the full length', async () => {
    expect((await server().handler(post({ ...BODY, body: 'x'.repeat(1000) }))).status).toBe(200);
  });
});
