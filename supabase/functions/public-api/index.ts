import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { publicApiRequest } from '../_shared/wire/public-api.ts';
import { publicApi } from './handler.ts';
import { readPath } from './read-path.ts';

const { readVariable, ...rest } = platform((name) => Deno.env.get(name));
const handler = serve(
  {
    name: 'public-api',
    isPlay: true,
    method: 'GET',
    contract: publicApiRequest,
    handle: publicApi(`${readVariable('SUPABASE_URL') ?? ''}/functions/v1/public-api`),
  },
  { readVariable, ...rest },
);

Deno.serve((request) => handler(request.method === 'POST' ? request : readPath(request)));
