import { Room } from '../components/room.tsx';

/** A private room: the door to one, or the one that the address names. */
export function Part() {
  return <Room kind="private" />;
}
