import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { startRunRequest } from '../_shared/wire/start-run.ts';
import { startRun } from './handler.ts';

Deno.serve(
  serve(
    { name: 'start-run', isPlay: true, contract: startRunRequest, handle: startRun },
    platform((name) => Deno.env.get(name)),
  ),
);
