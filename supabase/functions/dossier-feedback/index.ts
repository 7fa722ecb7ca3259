import { providerFromEnvironment } from '../_shared/model/provider-from-environment.ts';
import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { dossierFeedbackRequest } from '../_shared/wire/dossier-answers.ts';
import { dossierFeedback } from './handler.ts';

const own = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'dossier-feedback',
      contract: dossierFeedbackRequest,
      handle: dossierFeedback({
        provider: providerFromEnvironment(own.readVariable, own.fetch),
        settings: readSettings(own.readVariable),
        fetcher: own.fetch,
      }),
    },
    own,
  ),
);
