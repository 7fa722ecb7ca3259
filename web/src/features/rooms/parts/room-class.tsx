import { Room } from '../components/room.tsx';

/** A class: the door to its room, or the one that the address names. */
export function Part() {
  return <Room kind="class" />;
}
