import { providerFromEnvironment } from '../_shared/model/provider-from-environment.ts';
import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { dossierChatRequest } from '../_shared/wire/dossier-answers.ts';
import { dossierChat } from './handler.ts';

const own = platform((name) => Deno.env.get(name));
/** Hosted functions end with their answer unless they say what they wait for. */
const runtime = (globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<void>) => void } }).EdgeRuntime;

Deno.serve(
  serve(
    {
      name: 'dossier-chat',
      contract: dossierChatRequest,
      handle: dossierChat({
        provider: providerFromEnvironment(own.readVariable, own.fetch),
        settings: readSettings(own.readVariable),
        fetcher: own.fetch,
        newId: own.newId,
        keepAlive: (work) => {
          runtime?.waitUntil(work);
        },
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      }),
    },
    own,
  ),
);
