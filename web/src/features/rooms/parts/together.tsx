import { roomModeOptions, type RoomModeKey } from '#domain/modes.ts';
import { fitsKind } from '#domain/room-kind-fit.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RoomModeSentence } from '../components/room-mode-choice.tsx';
import { doorPath, type OpenKind } from '../room-kinds.ts';
import '../rooms.css';

const OPEN_KINDS: readonly OpenKind[] = ['vs', 'party', 'private'];

/** A mode of rooms: its sign, its sentence, and the doors of the rooms that can be played so. */
export function Together({ mode }: { readonly mode: RoomModeKey }) {
  const kinds = OPEN_KINDS.filter((kind) => fitsKind(roomModeOptions(mode), kind));
  return (
    <div className="room-door">
      <RoomModeSentence mode={mode} />
      {kinds.map((kind, place) => (
        <TextLink
          key={kind}
          as={Link}
          look={place === 0 ? 'primary' : 'secondary'}
          to={`${doorPath(kind)}?mode=${mode}`}
        >
          {t(`rooms.${kind}.open`)}
        </TextLink>
      ))}
      <p className="muted">{t('rooms.practice')}</p>
    </div>
  );
}
