import { QueryClient } from '@tanstack/react-query';

/**
 * What reads calls and lists for the screens. Hooks pass it themselves, so that only pages that use it load it. Nothing
 * outlives the screen that asked for it: the next one, or the next person, asks the server. `lib/api.ts` sends again
 * what failed in passing, and knows by itself that there is no network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
