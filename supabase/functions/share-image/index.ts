import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { shareImage } from './handler.ts';
import { createPictureCodecs } from './picture-codecs.ts';

const codecs = createPictureCodecs((module, file) =>
  Deno.readFile(new URL(file, import.meta.resolve(module))),
);

Deno.serve(
  serve(
    {
      name: 'share-image',
      isPlay: true,
      method: 'GET',
      contract: shareImageRequest,
      handle: shareImage(codecs),
    },
    platform((name) => Deno.env.get(name)),
  ),
);
