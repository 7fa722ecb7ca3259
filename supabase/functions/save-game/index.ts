import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { saveGameRequest } from '../_shared/wire/game-settings.ts';
import { saveGame } from './handler.ts';

Deno.serve(
  serve(
    { name: 'save-game', contract: saveGameRequest, handle: saveGame },
    platform((name) => Deno.env.get(name)),
  ),
);
