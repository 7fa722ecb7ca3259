import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { connectByAddress } from '../_shared/fetch/connect-by-address.ts';
import { importListingRequest, MAX_PAGE_CHARACTERS } from '../_shared/wire/importing.ts';
import { createImportListing } from './handler.ts';

const site = Deno.env.get('SITE_URL') ?? '';

Deno.serve(
  serve(
    {
      name: 'import-listing',
      contract: importListingRequest,
      handle: createImportListing({
        network: connectByAddress({
          resolveDns: (host, type, options) => Deno.resolveDns(host, type, options),
          connect: (options) => Deno.connect(options),
          startTls: (connection: Deno.TcpConn, options) => Deno.startTls(connection, options),
        }),
        now: () => performance.now(),
        userAgent: `HousePriceGame/1.0 (reads a listing for the person who pasted its link${site === '' ? '' : `; ${site}`})`,
      }),
      // A page in JSON: every character may be escaped, few are.
      maxBytes: MAX_PAGE_CHARACTERS * 2,
    },
    platform((name) => Deno.env.get(name)),
  ),
);
