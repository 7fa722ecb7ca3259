import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { publishGameRequest } from './contract.ts';
import { publishGame } from './handler.ts';

Deno.serve(
  serve(
    { name: 'publish-game', contract: publishGameRequest, handle: publishGame },
    platform((name) => Deno.env.get(name)),
  ),
);
