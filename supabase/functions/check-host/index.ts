import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { checkHostRequest } from '../_shared/wire/agency-hosts.ts';
import { createCheckHost } from './handler.ts';

Deno.serve(
  serve(
    {
      name: 'check-host',
      contract: checkHostRequest,
      handle: createCheckHost({
        readTxt: (name) => Deno.resolveDns(name, 'TXT', { signal: AbortSignal.timeout(5_000) }),
        isNoRecord: (error) => error instanceof Deno.errors.NotFound,
      }),
    },
    platform((name) => Deno.env.get(name)),
  ),
);
