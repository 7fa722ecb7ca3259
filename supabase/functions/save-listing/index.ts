import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { saveListingRequest } from '../_shared/wire/home-edits.ts';
import { saveListing } from './handler.ts';

Deno.serve(
  serve(
    { name: 'save-listing', contract: saveListingRequest, handle: saveListing },
    platform((name) => Deno.env.get(name)),
  ),
);
