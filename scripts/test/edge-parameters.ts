import { functions } from '../../supabase/functions/_shared/wire/edge-calls.ts';
import { shareImageRequest } from '../../supabase/functions/_shared/wire/share-cards.ts';
import { namesOf } from '../calls/list-calls.ts';

/** What each edge function takes, by the names in the table of calls. */
export function edgeParameters(): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...Object.entries(functions).map(([name, { takes }]) => [name, namesOf(takes)] as const),
    ['share-image', namesOf(shareImageRequest)] as const,
  ]);
}
