import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { checkNameRequest } from '../_shared/wire/names.ts';
import { checkName } from './handler.ts';

Deno.serve(
  serve(
    { name: 'check-name', isPlay: true, contract: checkNameRequest, handle: checkName },
    platform((name) => Deno.env.get(name)),
  ),
);
