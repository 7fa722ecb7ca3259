import { platform } from '../_shared/platform.ts';
import { createRemoveFolder } from '../_shared/remove-folder.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { withdrawListingRequest } from '../_shared/wire/takedowns.ts';
import { createWithdrawListing } from './handler.ts';

const runtime = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'withdraw-listing',
      contract: withdrawListingRequest,
      handle: createWithdrawListing(createRemoveFolder(readSettings(runtime.readVariable), runtime.fetch)),
    },
    runtime,
  ),
);
