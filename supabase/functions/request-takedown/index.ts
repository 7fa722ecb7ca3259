import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { requestTakedownRequest } from '../_shared/wire/takedown-requests.ts';
import { requestTakedown } from './handler.ts';

Deno.serve(
  serve(
    { name: 'request-takedown', isPlay: true, contract: requestTakedownRequest, handle: requestTakedown },
    platform((name) => Deno.env.get(name)),
  ),
);
