import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { readFeedRequest } from '../_shared/wire/feeds.ts';
import { connectByAddress } from '../_shared/fetch/connect-by-address.ts';
import { createReadFeed } from './handler.ts';

const site = Deno.env.get('SITE_URL') ?? '';

Deno.serve(
  serve(
    {
      name: 'read-feed',
      contract: readFeedRequest,
      handle: createReadFeed({
        network: connectByAddress({
          resolveDns: (host, type, options) => Deno.resolveDns(host, type, options),
          connect: (options) => Deno.connect(options),
          startTls: (connection: Deno.TcpConn, options) => Deno.startTls(connection, options),
        }),
        now: () => performance.now(),
        userAgent: `HousePriceGame/1.0 (reads an agency's feed for that agency${site === '' ? '' : `; ${site}`})`,
      }),
    },
    platform((name) => Deno.env.get(name)),
  ),
);
