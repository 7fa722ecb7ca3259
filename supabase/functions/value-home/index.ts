import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { valueHomeRequest } from '../_shared/wire/valuations.ts';
import { valueHome } from './handler.ts';
import { createModelShelf } from './model-shelf.ts';

const own = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'value-home',
      contract: valueHomeRequest,
      handle: valueHome(createModelShelf(), { settings: readSettings(own.readVariable), fetcher: own.fetch }),
    },
    own,
  ),
);
