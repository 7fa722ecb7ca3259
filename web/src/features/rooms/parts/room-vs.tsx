import { Room } from '../components/room.tsx';

/** A duel: the door to one, or the one that the address names. */
export function Part() {
  return <Room kind="vs" />;
}
