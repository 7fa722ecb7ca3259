import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { saveHomeRequest } from '../_shared/wire/agency-homes.ts';
import { saveHome } from './handler.ts';

Deno.serve(
  serve(
    { name: 'save-home', contract: saveHomeRequest, handle: saveHome },
    platform((name) => Deno.env.get(name)),
  ),
);
