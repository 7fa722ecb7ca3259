import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { keepDossierPhotoRequest } from '../_shared/wire/dossier-photos.ts';
import { keepDossierPhoto, readPhoto } from './handler.ts';

const own = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'keep-dossier-photo',
      contract: keepDossierPhotoRequest,
      readInput: readPhoto,
      handle: keepDossierPhoto(readSettings(own.readVariable), own.fetch),
    },
    own,
  ),
);
