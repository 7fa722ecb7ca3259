import type { CommentPage, Post, TalkComment } from '../comments.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

const post: Post = {
  gameListingId: exampleId(11),
  position: 1,
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2025,
  photo,
  guesses: 12,
  sessionId: exampleId(2),
  isGuessed: true,
  comments: 3,
};

const comment: TalkComment = {
  id: exampleId(21),
  parentId: null,
  displayName: 'Νίκος',
  body: 'Πολύ ακριβό.',
  state: 'visible',
  isOwn: false,
  createdAt: '2026-01-02T10:00:00Z',
  editedAt: '2026-01-02T10:05:00Z',
  editableUntil: null,
  mayBeQuoted: null,
  isReported: false,
};

const thread: CommentPage = {
  comments: [
    comment,
    { ...comment, id: exampleId(22), parentId: exampleId(21), state: 'removed', body: null },
    { ...comment, id: exampleId(23), isOwn: true, editableUntil: '2999-01-01T00:00:00Z', mayBeQuoted: true },
    { ...comment, id: exampleId(24), isReported: true },
  ],
  hasMore: true,
  total: 4,
  isBlocked: false,
  mayModerate: true,
};

/** One answer for each call of this subject. */
export const commentsCalls: ExamplesOf<
  'delete_comment' | 'forum_posts' | 'read_comments' | 'report_comment' | 'write-comment'
> = {
  delete_comment: true,
  forum_posts: [
    post,
    { ...post, gameListingId: exampleId(12), sessionId: null, isGuessed: false, comments: null, guesses: 0 },
  ],
  read_comments: thread,
  report_comment: true,
  'write-comment': { comment, replayed: false },
};
