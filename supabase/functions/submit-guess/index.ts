import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { submitGuessRequest } from '../_shared/wire/guesses.ts';
import { submitGuess } from './handler.ts';

Deno.serve(
  serve(
    { name: 'submit-guess', isPlay: true, contract: submitGuessRequest, handle: submitGuess },
    platform((name) => Deno.env.get(name)),
  ),
);
