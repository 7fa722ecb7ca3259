import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { renameRunRequest } from '../_shared/wire/names.ts';
import { renameRun } from './handler.ts';

Deno.serve(
  serve(
    { name: 'rename-run', isPlay: true, contract: renameRunRequest, handle: renameRun },
    platform((name) => Deno.env.get(name)),
  ),
);
