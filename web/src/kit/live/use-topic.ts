import type { TopicAddress, TopicEvent, TopicFamily, Topics } from '#wire/topics.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { channel } from '#lib/channel.ts';

/**
 * Hears a topic of the table while the screen is there. Null: there is nothing to hear yet.
 * @param isPrivate what the table of topics says of the family
 * @returns whether the topic is joined; while it is not, events may pass unheard
 */
export function useTopic<Family extends TopicFamily>(
  topic: TopicAddress<Family> | null,
  isPrivate: Topics[Family]['isPrivate'],
  onEvent: (event: TopicEvent<Family>) => void,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (topic === null) return;
    return channel<Family>(
      topic,
      { private: isPrivate },
      (event) => hear(event),
      (state) => setIsLive(state === 'live'),
    );
  }, [topic, isPrivate]);
  return isLive;
}
