import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from '@supabase/supabase-js';
import { accessToken, onSessionChange } from './auth-session.ts';
import { env } from './env.ts';

/**
 * The realtime client alone, a quarter of what supabase-js weighs: whoever looks at a board or sits in a room has no need of
 * the rest. It asks for the token of the session whenever it needs one.
 */
const client = new RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
  params: { apikey: env.publishableKey },
  accessToken: async () => (await accessToken()) ?? env.publishableKey,
});

onSessionChange(() => void client.setAuth());

/** Joins a topic. `onState` says whether the server has let us in, and when it has closed the topic for good. Returns the way to stop. */
export function joinTopic(
  topic: string,
  { isPrivate, presence }: { readonly isPrivate: boolean; readonly presence: string | null },
  on: {
    readonly event: (name: string, payload: unknown) => void;
    readonly people: (keys: readonly string[]) => void;
    readonly state: (state: 'joined' | 'lost' | 'closed') => void;
  },
): () => void {
  const config = { private: isPrivate, ...(presence === null ? {} : { presence: { key: presence } }) };
  const joined = client.channel(topic, { config });
  joined.on('broadcast', { event: '*' }, (message) => on.event(message.event, message['payload']));
  if (presence !== null)
    joined.on('presence', { event: 'sync' }, () => on.people(Object.keys(joined.presenceState())));
  joined.subscribe((state) => {
    const isJoined = state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
    if (isJoined && presence !== null) void joined.track({});
    on.state(isJoined ? 'joined' : state === REALTIME_SUBSCRIBE_STATES.CLOSED ? 'closed' : 'lost');
  });
  return () => void client.removeChannel(joined);
}
