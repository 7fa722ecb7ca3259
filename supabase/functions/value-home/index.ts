import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { valueHomeRequest } from '../_shared/wire/valuations.ts';
import { valueHome } from './handler.ts';
import { createModelShelf } from './model-shelf.ts';

Deno.serve(
  serve(
    { name: 'value-home', contract: valueHomeRequest, handle: valueHome(createModelShelf()) },
    platform((name) => Deno.env.get(name)),
  ),
);
