import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { revealHintRequest } from '../_shared/wire/hints.ts';
import { revealHint } from './handler.ts';

Deno.serve(
  serve(
    { name: 'reveal-hint', isPlay: true, contract: revealHintRequest, handle: revealHint },
    platform((name) => Deno.env.get(name)),
  ),
);
