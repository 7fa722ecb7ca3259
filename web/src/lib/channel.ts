import { camelCase } from '#wire/camel-case.ts';
import type { TopicAddress, TopicEvent, TopicFamily, Topics } from '#wire/topics.ts';

/** `trying` while a topic is joined, or joined again after it was lost; `off` once nothing tries any more. */
export type ChannelState = 'live' | 'trying' | 'off';

/** Who we are to the others, and what to do with the names of all who are here; where the family has presence. */
export type Presence<Family extends TopicFamily> = Topics[Family]['hasPresence'] extends true
  ? { readonly key: string; readonly onPeople: (keys: readonly string[]) => void }
  : never;

interface ChannelOptions<Family extends TopicFamily> {
  /** What the table of topics says of this family. */
  readonly private: Topics[Family]['isPrivate'];
  readonly presence?: Presence<Family>;
}

const REJOIN_AFTER_MS = [1_000, 3_000, 10_000, 30_000];

/**
 * Listens to a topic of the table, with payloads in the spelling of the wire. The realtime client is a chunk of its own,
 * loaded when the first topic is. It joins again by itself when the connection is lost, and here when the server has
 * closed the topic.
 * @param onState told at once, and whenever the state is another one
 * @returns the way to stop
 */
export function channel<Family extends TopicFamily>(
  topic: TopicAddress<Family>,
  { private: isPrivate, presence }: ChannelOptions<Family>,
  onEvent: (event: TopicEvent<Family>) => void,
  onState: (state: ChannelState) => void = () => undefined,
): () => void {
  const family = topic.slice(0, topic.indexOf(':')) as Family;
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: ChannelState | undefined;
  let failures = 0;

  function say(next: ChannelState): void {
    if (state === 'off' || state === next) return;
    state = next;
    onState(next);
  }

  function tryAgain(): void {
    const current = leave;
    leave = undefined;
    current?.();
    if (state === 'off') return;
    say('trying');
    clearTimeout(timer);
    timer = setTimeout(join, REJOIN_AFTER_MS[Math.min(failures, REJOIN_AFTER_MS.length - 1)]);
    failures += 1;
  }

  function join(): void {
    import('./join-topic.ts').then(({ joinTopic }) => {
      if (state === 'off') return;
      leave = joinTopic(
        topic,
        { isPrivate, presence: presence?.key ?? null },
        {
          event: (name, payload) => void hear(name, camelCase(payload)),
          people: (keys) => presence?.onPeople(keys),
          state: (now) => {
            if (now === 'joined') failures = 0;
            if (now === 'closed') tryAgain();
            else say(now === 'joined' ? 'live' : 'trying');
          },
        },
      );
    }, tryAgain);
  }

  async function hear(name: string, payload: unknown): Promise<void> {
    if (state === 'off') return;
    if (import.meta.env.DEV) (await import('./check-answer.ts')).checkEvent(family, name, payload);
    onEvent({ name, payload } as TopicEvent<Family>);
  }

  say('trying');
  join();
  return () => {
    say('off');
    clearTimeout(timer);
    leave?.();
  };
}
