import { ROOM_REACTIONS, type RoomReaction } from '#domain/room-rules.ts';
import { t } from '#lib/i18n.ts';
import type { RoomPart } from './room-screen.tsx';

const SIGNS: Readonly<Record<RoomReaction, string>> = {
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  ouch: '🙈',
  heart: '❤️',
  hurry: '⏰',
};

export function reactionSign(reaction: RoomReaction): string {
  return SIGNS[reaction];
}

/** All that people say to each other here: a handful of signs, no words. */
export function RoomReactions({ onOrder }: RoomPart) {
  return (
    <fieldset className="room-reactions">
      <legend className="ui-hidden">{t('rooms.react')}</legend>
      {ROOM_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={t(`rooms.reaction.${reaction}`)}
          onClick={() => void onOrder({ command: 'react', reaction })}
        >
          <span aria-hidden="true">{SIGNS[reaction]}</span>
        </button>
      ))}
    </fieldset>
  );
}
