import { platform } from '../_shared/platform.ts';
import { createRemoveFolder } from '../_shared/remove-folder.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { publishGameRequest } from '../_shared/wire/drafts.ts';
import { createPublishGame } from './handler.ts';

const runtime = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'publish-game',
      contract: publishGameRequest,
      handle: createPublishGame(createRemoveFolder(readSettings(runtime.readVariable), runtime.fetch)),
    },
    runtime,
  ),
);
