import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { importHomesRequest } from '../_shared/wire/agency-homes.ts';
import { importHomes } from './handler.ts';

Deno.serve(
  serve(
    { name: 'import-homes', contract: importHomesRequest, handle: importHomes },
    platform((name) => Deno.env.get(name)),
  ),
);
