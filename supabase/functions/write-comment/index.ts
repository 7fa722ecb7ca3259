import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { writeCommentRequest } from '../_shared/wire/comments.ts';
import { writeComment } from './handler.ts';

Deno.serve(
  serve(
    { name: 'write-comment', isPlay: true, contract: writeCommentRequest, handle: writeComment },
    platform((name) => Deno.env.get(name)),
  ),
);
