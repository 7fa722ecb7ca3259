import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { rescoreHomeRequest } from '../_shared/wire/rescoring.ts';
import { rescoreHome } from './handler.ts';

Deno.serve(
  serve(
    { name: 'rescore-home', contract: rescoreHomeRequest, handle: rescoreHome },
    platform((name) => Deno.env.get(name)),
  ),
);
