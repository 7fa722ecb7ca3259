import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { findByCodeRequest } from '../_shared/wire/codes.ts';
import { findByCode } from './handler.ts';

Deno.serve(
  serve(
    { name: 'find-by-code', isPlay: true, contract: findByCodeRequest, handle: findByCode },
    platform((name) => Deno.env.get(name)),
  ),
);
