import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { shareImage } from './handler.ts';

Deno.serve(
  serve(
    { name: 'share-image', method: 'GET', contract: shareImageRequest, handle: shareImage },
    platform((name) => Deno.env.get(name)),
  ),
);
