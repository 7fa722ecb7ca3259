import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { useAhead } from './ahead.ts';
import { queryClient } from './query-client.ts';
import { useLastError } from './use-last-error.ts';
import { useOwnKey } from './use-own-key.ts';

/** One call as far as it is answered. */
export interface Call<Answer> {
  /** undefined until there is one; what was answered before stays while it is asked again */
  readonly answer: Answer | undefined;
  readonly isBusy: boolean;
  /** the last call failed */
  readonly error: AppError | null;
  /** asks again: after a failure, or because something changed */
  readonly reload: () => Promise<void>;
}

/**
 * Makes a call for a screen.
 * @param key says what is asked for: another key is another call
 * @param keepsLast the last key's answer stands until that of the next one is there: a screen that is moved by a slider
 *   does not jump
 */
export function useCall<Answer>(
  key: readonly unknown[],
  read: () => Promise<Answer>,
  { keepsLast = false }: { readonly keepsLast?: boolean } = {},
): Call<Answer> {
  const queryKey = useOwnKey(key);
  const ahead = useAhead(key, read);
  const query = useQuery<Answer, AppError>(
    {
      queryKey,
      ...(ahead === undefined ? {} : { initialData: () => ahead }),
      ...(keepsLast ? { placeholderData: (last: unknown) => last as never } : {}),
      queryFn: () =>
        read().catch((thrown: unknown) => {
          throw toAppError(thrown);
        }),
    },
    queryClient,
  );
  const { refetch } = query;
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return { answer: query.data, isBusy: query.isFetching, error: useLastError(queryKey, query), reload };
}
