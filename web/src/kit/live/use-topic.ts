import type { TopicAddress, TopicEvent, TopicFamily, Topics } from '#wire/topics.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { channel, type Presence } from '#lib/channel.ts';

/**
 * Hears a topic of the table while the screen is there. Null: there is nothing to hear yet.
 * @param isPrivate what the table of topics says of the family
 * @param presence where the family has it: who we are to the others; the same words make no new line
 * @returns whether the topic is joined; while it is not, events may pass unheard
 */
export function useTopic<Family extends TopicFamily>(
  topic: TopicAddress<Family> | null,
  isPrivate: Topics[Family]['isPrivate'],
  onEvent: (event: TopicEvent<Family>) => void,
  presence?: Presence<Family>,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const hear = useEffectEvent(onEvent);
  const meet = useEffectEvent((keys: readonly string[]) => presence?.onPeople(keys));
  const key = presence?.key;
  useEffect(() => {
    if (topic === null) return;
    const leave = channel<Family>(
      topic,
      {
        private: isPrivate,
        ...(key === undefined
          ? {}
          : { presence: { key, onPeople: (keys: readonly string[]) => meet(keys) } as Presence<Family> }),
      },
      (event) => hear(event),
      (state) => setIsLive(state === 'live'),
    );
    return () => {
      leave();
      // The next topic is not heard before it is joined.
      setIsLive(false);
    };
  }, [topic, isPrivate, key]);
  return isLive;
}
