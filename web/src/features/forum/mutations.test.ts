import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '#lib/api.ts';
import { examples } from '#wire/examples.ts';
import { writeComment } from './mutations.ts';

vi.mock('#lib/api.ts');
const call = vi.mocked(api.callFunction<'write-comment'>);
const input = { sessionId: 's', gameListingId: 'l', body: 'new text', requestKey: 'k'.repeat(16) };
const answer = (body: string, replayed: boolean) => ({
  status: 200,
  body: { comment: { ...examples['write-comment'].comment, id: 'c1', body }, replayed },
});

beforeEach(() => call.mockReset());

describe('writeComment()', () => {
  it('posts once where the first try had arrived unanswered', async () => {
    call.mockResolvedValueOnce(answer('new text', true));
    expect(await writeComment(input)).toMatchObject({ id: 'c1' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('gives the comment of an earlier try the text that was changed since', async () => {
    call.mockResolvedValueOnce(answer('old text', true)).mockResolvedValueOnce(answer('new text', false));
    expect(await writeComment(input)).toMatchObject({ body: 'new text' });
    expect(call.mock.calls[1]).toEqual(['write-comment', { ...input, commentId: 'c1' }]);
  });
});
