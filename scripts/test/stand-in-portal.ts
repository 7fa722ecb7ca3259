import { randomUUID } from 'node:crypto';
import { serve } from '../../supabase/functions/_shared/serve.ts';
import {
  importListingRequest,
  MAX_PAGE_CHARACTERS,
} from '../../supabase/functions/_shared/wire/importing.ts';
import { createImportListing } from '../../supabase/functions/import-listing/handler.ts';
import { STAND_IN_PAGES } from '../../supabase/functions/_shared/fetch/stand-in/stand-in-pages.ts';
import { startStandIn } from '../../supabase/functions/_shared/fetch/stand-in/start-stand-in.ts';
import type { StackAddress } from './stack-address.ts';

/** The import-listing function with a stand-in for every site, over the real database of a stack. */
export interface StandInPortal {
  /** Answers as the function does. */
  answer(request: Request): Promise<Response>;
  /** every page that was asked for: host and path */
  readonly asked: readonly string[];
  /** the source of a page, as a person sees it who opens it themselves */
  sourceOf(url: string): string;
  close(): Promise<void>;
}

/**
 * Links cannot be fetched where there is no network, and tests must not lean on somebody's site. The function runs here
 * with a resolver and a connector that know one server, on this machine; everything else of it is the real thing.
 */
export async function startStandInPortal(stack: StackAddress): Promise<StandInPortal> {
  const { network, asked, close } = await startStandIn();
  const variables: Readonly<Record<string, string>> = {
    SUPABASE_URL: stack.api,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
  };
  const answer = serve(
    {
      name: 'import-listing',
      contract: importListingRequest,
      maxBytes: MAX_PAGE_CHARACTERS * 2,
      handle: createImportListing({
        network,
        userAgent: 'HousePriceGame/1.0 (test)',
        now: () => 0,
      }),
    },
    {
      readVariable: (name) => variables[name],
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      newId: () => randomUUID(),
      log: () => undefined,
    },
  );
  const sourceOf = (url: string) => STAND_IN_PAGES.find((page) => page.url === url)?.html ?? '';
  return { answer, asked, sourceOf, close };
}
