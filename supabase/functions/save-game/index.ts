import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { saveGameRequest } from './contract.ts';
import { saveGame } from './handler.ts';

Deno.serve(
  serve(
    { name: 'save-game', contract: saveGameRequest, handle: saveGame },
    platform((name) => Deno.env.get(name)),
  ),
);
