import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { saveSiteRequest } from '../_shared/wire/site.ts';
import { saveSite } from './handler.ts';

Deno.serve(
  serve(
    { name: 'save-site', contract: saveSiteRequest, handle: saveSite, maxBytes: 1_000_000 },
    platform((name) => Deno.env.get(name)),
  ),
);
