import { providerFromEnvironment } from '../_shared/model/provider-from-environment.ts';
import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readWishesRequest } from '../_shared/wire/wish-readings.ts';
import { readWishesByModel } from './handler.ts';

const own = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'read-wishes',
      contract: readWishesRequest,
      handle: readWishesByModel({ provider: providerFromEnvironment(own.readVariable, own.fetch) }),
    },
    own,
  ),
);
